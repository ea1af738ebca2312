/** What became of a line of a statement. */
export const lineStates = ['open', 'suggested', 'part', 'matched', 'ignored', 'returned'] as const
export type LineState = (typeof lineStates)[number]

/** Why the shop thinks that a line pays something. */
export const matchReasons = [
  'reference',
  'known-account',
  'name',
  'amount',
  'discount',
  'only-amount',
  'sum',
  'all-open',
  'less-fee',
  'less',
  'more',
  'nothing-open',
  'named-not-open',
  'return',
  'order-over',
] as const
export type MatchReason = (typeof matchReasons)[number]
