export const inquiryKinds = ['question', 'cancellation', 'return', 'warranty', 'address'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** The kinds as people read them. */
export const inquiryNames: Record<InquiryKind, string> = {
  question: 'Question',
  cancellation: 'Cancellation',
  return: 'Return',
  warranty: 'Warranty case',
  address: 'Another address',
}

/**
 * open: the shop's turn. answered: the buyer's. accepted: the goods are awaited. settled: done as asked, or answered for good.
 * declined: the shop says no. withdrawn: by the buyer.
 */
export const inquiryStates = [
  'open',
  'answered',
  'accepted',
  'settled',
  'declined',
  'withdrawn',
] as const
export type InquiryState = (typeof inquiryStates)[number]
export const isOver = (state: InquiryState) =>
  state === 'settled' || state === 'declined' || state === 'withdrawn'

/** What an admin may decide of a kind: accept ends it but for goods, which are awaited then and settled once they came. */
export const decisions = ['accept', 'decline', 'settle'] as const
export type Decision = (typeof decisions)[number]
export const mayDecide = (decision: Decision, kind: InquiryKind, state: InquiryState): boolean => {
  if (isOver(state)) return false
  const isOfGoods = kind === 'return' || kind === 'warranty'
  if (decision === 'accept') return kind !== 'question' && state !== 'accepted'
  if (decision === 'decline') return kind !== 'question'
  return kind === 'question' || (isOfGoods && state === 'accepted')
}

export const maxInquiryText = 2_000

/** An inquiry has so many pictures. */
export const maxInquiryPictures = 8
