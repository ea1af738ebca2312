import type { Order } from '../../../contract/orders/orders.ts'

/** Whether an order is invoiced when it has left, and not paid first. */
export const isOnAccount = ({ method }: Pick<Order, 'method'>) => method === 'account'

/** How an order on account is paid: "On account, 30 days". Null for one that is paid by card. */
export function creditWords({ method, creditDays }: Pick<Order, 'method' | 'creditDays'>) {
  if (method !== 'account') return null
  if (!creditDays) return 'On account, due at once'
  return `On account, ${creditDays} ${creditDays === 1 ? 'day' : 'days'}`
}
