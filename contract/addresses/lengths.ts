/** How long each text of an address may be: together they are an address text of an order, which has at most 500. */
export const addressLengths = {
  name: 80,
  attention: 60,
  line1: 80,
  line2: 80,
  city: 60,
  region: 60,
  postalCode: 16,
  instructions: 250,
} as const
