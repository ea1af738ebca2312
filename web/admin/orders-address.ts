import type { Given } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { orderStatuses } from '../../contract/order-status.ts'
import type { useAddress } from '../address.ts'
import { oneOf } from './one-of.ts'

export const rowsOnAPage = 25
/** How many pages can be leafed through: the server counts the first 1,000 rows. */
export const mostPages = 40

export const orderSorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['-total', 'Highest price first'],
  ['total', 'Lowest price first'],
  ['part', 'Part, A to Z'],
  ['-part', 'Part, Z to A'],
  ['name', 'Buyer, A to Z'],
  ['-name', 'Buyer, Z to A'],
  ['-quantity', 'Largest quantity first'],
  ['quantity', 'Smallest quantity first'],
] as const

export type OrdersFilter = Omit<Given<Calls['listAllOrders']>, 'limit' | 'page' | 'cursor'>

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (text: string) => (dayForm.test(text) ? text : undefined)

/** What the address narrows and sorts orders by; words that mean nothing fall away. */
export function readOrdersFilter({
  get,
  all,
}: Pick<ReturnType<typeof useAddress>, 'get' | 'all'>): OrdersFilter {
  const status = orderStatuses.filter((one) => all('status').includes(one))
  const sorts = orderSorts.map(([word]) => word)
  return {
    q: get('q') || undefined,
    status: status.length > 0 ? status : undefined,
    payment: oneOf(['failed'], get('payment')),
    hold: oneOf(['ending'], get('hold')),
    from: dayOf(get('from')),
    to: dayOf(get('to')),
    sort: oneOf(sorts, get('sort')) ?? 'newest',
  }
}

/** Whether anything narrows the list, sorting aside. */
export const isNarrowed = ({ sort: _, ...filter }: OrdersFilter) =>
  Object.values(filter).some((value) => value !== undefined)
