/** Whether the money of an order came by transfer: a card's has the provider's name for it. */
export const isPaidByTransfer = ({ transactionId }: { transactionId: string | null }) =>
  transactionId?.startsWith('bank:') === true

/** Where money of a paid order goes back to. */
export const backTo = (order: { transactionId: string | null }) =>
  isPaidByTransfer(order) ? 'by transfer' : 'to the card that paid it'
