/** What the demo's buyers say of the shop, one each. */
export const demoReviews = [
  {
    name: 'Demo Workshop',
    email: 'workshop@partwright.test',
    rating: 4,
    review:
      'The minimum quantity and what is on the shelf stand on every card, so I know before I ask anybody whether an order will go through. I would like to see delivery dates too.',
  },
  {
    name: 'Demo Fitter',
    email: 'fitter@partwright.test',
    rating: 5,
    review:
      'Forty boards for an office refit. The stock was ours from the moment we ordered, the invoice department had the receipt the same minute, and the part numbers matched our list to the letter.',
  },
  {
    name: 'Demo Buyer',
    email: 'buyer@partwright.test',
    rating: 5,
    review:
      'Search takes the manufacturer’s part number with or without dashes and jumps straight to the part. Comparing four processors on one page saved me a spreadsheet.',
  },
] as const
