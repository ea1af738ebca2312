import type { Order } from '../../../contract/orders/orders.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'

/** Whether an order is invoiced when it has left, and not paid first. */
export const isOnAccount = ({ method }: Pick<Order, 'method'>) => method === 'account'

/** What is to be paid of an order before it goes on, in major units: all of it, or on account its deposit. */
export const askedAmount = ({ payable, deposit }: Pick<Order, 'payable' | 'deposit'>) =>
  deposit?.amount ?? payable

/** What a deposit leaves of an order, in major units. */
export const restAfterDeposit = ({ payable, deposit, currency }: WithDeposit) =>
  toMajor(toMinor(payable, currency) - toMinor(deposit?.amount ?? 0, currency), currency)
type WithDeposit = Pick<Order, 'payable' | 'deposit' | 'currency'>

/** How an order on account is paid: "On account, 30 days". Null for one that is paid by card. */
export function creditWords({ method, creditDays }: Pick<Order, 'method' | 'creditDays'>) {
  if (method !== 'account') return null
  if (!creditDays) return 'On account, due at once'
  return `On account, ${creditDays} ${creditDays === 1 ? 'day' : 'days'}`
}
