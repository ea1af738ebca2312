import { invoiceNumber } from '../../words/numbers.ts'
import { orderCalled, type Rule, rule } from '../rule.ts'
import {
  selectLostCards,
  selectUnbooked,
  selectWrongCommitted,
  selectWrongDeposits,
  selectWrongLowered,
  selectWrongOpen,
  selectWrongSums,
} from './store.ts'

const called = ({ number, name }: { number: number; name: string }) =>
  `account of company C-${number} (${name})`

const compare =
  'Compare GET /companies/{id}/account/entries with the orders and payments of the company before you change a row.'

/** What companies owe is what was invoiced less what came, down to each invoice. */
export const creditRules: Rule[] = [
  rule('credit-sums', selectWrongSums, ({ id, balance, committed, sums, ...one }) => ({
    subject: called(one),
    says: `it has ${balance} owed and ${committed} ordered, its entries come to ${sums[0]} and ${sums[1]}`,
    repair: `Entries are never wrong by themselves: update credit_account set balance_minor = ${sums[0]}, committed_minor = ${sums[1]} where company_id = '${id}'.`,
  })),
  rule('credit-open', selectWrongOpen, ({ entryId, kind, open, left, ...one }) => ({
    subject: called(one),
    says: `of the ${kind} ${entryId} ${open} is open, and ${left} is left by what was set against it`,
    repair: compare,
  })),
  rule('credit-committed', selectWrongCommitted, ({ committed, ordered, ...one }) => ({
    subject: called(one),
    says: `${committed} counts as ordered and not invoiced, its orders come to ${ordered}`,
    repair: compare,
  })),
  rule('credit-deposits', selectWrongDeposits, ({ what, is, comes, ...order }) => ({
    subject: orderCalled(order),
    says: `${what} is ${is}, but comes to ${comes} (minor units)`,
    repair: `Compare its payments (GET /order/${order.id}) with the entries 'deposit' and 'deposit-back' of the account of its company before you change a row.`,
  })),
  rule('credit-cards', selectLostCards, ({ paymentId, amount, status, ...one }) => ({
    subject: called(one),
    says: `its card payment ${paymentId} of ${amount} (minor units) is ${status}, and its ledger says otherwise`,
    repair: compare,
  })),
  rule('credit-lowered', selectWrongLowered, ({ kind, invoice, amount, lies, ...one }) => ({
    subject: called(one),
    says: `its ${kind} of ${amount} (minor units) is about ${invoiceNumber(invoice)}, of which it lowers ${lies}, or its payment was taken back`,
    repair: compare,
  })),
  rule('credit-invoices', selectUnbooked, ({ invoice, ...order }) => ({
    subject: orderCalled(order),
    says: `its invoice ${invoiceNumber(invoice)} is on account, and nobody owes it`,
    repair: compare,
  })),
]
