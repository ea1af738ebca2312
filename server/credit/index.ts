/** What other rooms of the server may use of this one. */

export { writeOffRest } from './adjusting/write-off-rest.ts'
export { bookPayment, lessenPayment, readInvoices, takeBackPayment } from './book-payment.ts'
export { bookDeposit, findExcessDeposit, findOpenDeposit } from './deposits/book-deposit.ts'
export { findHold } from './deposits/find-hold.ts'
export { selectDueOn as findDueOn } from './entries-store.ts'
export {
  bookCreditNote,
  bookInvoice,
  type Credit,
  checkCredit,
  commit,
  lockCredit,
  uncommit,
} from './on-account.ts'
export {
  type OpenItem,
  selectDueOf as findDueOf,
  selectOpenItems as findOpenItems,
} from './open-store.ts'
export { type AccountStatement, readStatement } from './read-statement.ts'
export { remindOverdue } from './remind-overdue.ts'
export { remindersWait, selectLateStatements, sellsOnAccount } from './reminders-store.ts'
export { requireCome } from './require-come.ts'
export { lockAccount, lockAccountOfOrder, selectAccount as findAccount } from './store.ts'
export { tellNear } from './tell-near.ts'
export { tellPayers } from './tell-payers.ts'
