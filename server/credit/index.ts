/** What other rooms of the server may use of this one. */

export { selectDueOn as findDueOn } from './entries-store.ts'
export {
  bookInvoice,
  type Credit,
  checkCredit,
  commit,
  creditReturned,
  lockCredit,
  uncommit,
} from './on-account.ts'
export { selectDueOf as findDueOf } from './open-store.ts'
export { remindOverdue } from './remind-overdue.ts'
export { lockAccountOfOrder } from './store.ts'
