/** The columns of a file of rates: what an export writes, and names under which an import knows them. */
export const rateColumns = {
  method: ['method', 'shipping method', 'service'],
  zone: ['zone', 'shipping zone'],
  upToKg: ['up to kg', 'weight', 'max weight', 'max kg'],
  price: ['price', 'cost'],
  perKg: ['per kg', 'price per kg'],
  freeFrom: ['free from', 'free shipping from'],
} as const
export type RateColumn = keyof typeof rateColumns
