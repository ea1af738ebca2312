type Paid = { transactionId: string | null }

/** What the names of payments at a gateway begin with, which it has given them; a card's is the provider's own. */
export const onlinePrefix = 'online:'

/** How the money of an order came, by the name of its payment. */
export function cameBy({ transactionId }: Paid): 'card' | 'online' | 'transfer' {
  if (transactionId?.startsWith('bank:')) return 'transfer'
  return transactionId?.startsWith(onlinePrefix) ? 'online' : 'card'
}

/** Whether the money of an order came by transfer. */
export const isPaidByTransfer = (order: Paid) => cameBy(order) === 'transfer'

const ways = { card: 'by card', online: 'online', transfer: 'by transfer' } as const
/** How an order was paid: "Paid by card". */
export const paidHow = (order: Paid) => ways[cameBy(order)]

const backWays = {
  card: 'to the card',
  online: 'the way it was paid',
  transfer: 'by transfer',
} as const
/** How money of a paid order goes back, in short. */
export const backHow = (order: Paid) => backWays[cameBy(order)]

const toWhom = {
  card: 'to the card of',
  online: 'the way it was paid, to',
  transfer: 'by transfer to',
} as const
/** The same before a name: "to the card of Jane Doe". */
export const backToWhom = (order: Paid) => toWhom[cameBy(order)]

/** How money of a paid order goes back, where the card was not spoken of. */
export const backTo = (order: Paid) =>
  cameBy(order) === 'card' ? 'to the card that paid it' : backHow(order)
