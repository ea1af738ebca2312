import type { CreditEntry } from './credit.ts'

/** open: its company orders on account. stopped: it pays what it owes, and pays its orders before they leave. */
export const creditStates = ['open', 'stopped'] as const
export type CreditState = (typeof creditStates)[number]

/** What becomes of an order on account while an invoice is overdue: it is refused, or taken and its buyer warned. */
export const whenOverdue = ['refuse', 'warn'] as const
export type WhenOverdue = (typeof whenOverdue)[number]

/** Why an account could not take what its deposit left of an order. */
export const creditHolds = ['limit', 'overdue', 'stopped'] as const
export type CreditHold = (typeof creditHolds)[number]

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
