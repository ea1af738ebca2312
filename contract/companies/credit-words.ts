import type { CreditEntry } from './credit.ts'

/** open: its company orders on account. stopped: it pays what it owes, and pays its orders before they leave. */
export const creditStates = ['open', 'stopped'] as const
export type CreditState = (typeof creditStates)[number]

/** What becomes of an order on account while an invoice is overdue: it is refused, put on hold, or taken and its buyer warned. */
export const whenOverdue = ['refuse', 'hold', 'warn'] as const
export type WhenOverdue = (typeof whenOverdue)[number]

/** What becomes of an order on account that the limit does not take: it is refused, or put on hold. */
export const overLimit = ['refuse', 'hold'] as const
export type OverLimit = (typeof overLimit)[number]

/** What entries are called on pages and in statements. */
export const entryWords: Record<CreditEntry['kind'], string> = {
  invoice: 'Invoice',
  credit: 'Credit',
  payment: 'Payment',
  'payment-undone': 'Payment taken back',
  'write-off': 'Written off',
  fee: 'Fee',
  discount: 'Early-payment discount',
  undone: 'Taken back',
  deposit: 'Deposit',
  'deposit-back': 'Deposit given back',
}
