/**
 * Why an order is on hold: it is neither released nor shipped until somebody ends that. credit: its company's limit did not take it, or
 * its account was stopped. overdue: an invoice of its company was overdue. tax_id: its taxes
 * go by the tax number of its company, for which no register has answered. manual: somebody of the seller wants to look first.
 */
export const holdReasons = ['credit', 'overdue', 'tax_id', 'manual'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Whether an order waits for its company's account: what is ordered so counts against no limit until that hold is ended. */
export const isOfCredit = (reason: HoldReason) => reason === 'credit' || reason === 'overdue'

/** What an order waits for, in the middle of a sentence. */
export const holdWords: Record<HoldReason, string> = {
  credit: 'the limit of the account',
  overdue: 'an overdue invoice',
  tax_id: 'an answer for the tax number of the company',
  manual: 'a look by our staff',
}

/** Several of them: "the limit of the account, and a look by our staff". */
export const holdsInWords = (reasons: readonly HoldReason[]) =>
  reasons.map((reason) => holdWords[reason]).join(', and ')
