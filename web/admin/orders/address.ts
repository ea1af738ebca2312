import type { Given } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { orderStatuses } from '../../../contract/orders/status.ts'
import type { useAddress } from '../../app/address.ts'
import { oneOf } from '../one-of.ts'

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

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const dayForm = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** A day that the calendar has; none for 2026-02-30. */
function dayOf(text: string): string | undefined {
  const at = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) return undefined
  return new Date(at).toISOString().startsWith(text) ? text : undefined
}

/** What the address narrows and sorts orders by; words that mean nothing fall away. */
export function readOrdersFilter({
  q,
  get,
  all,
}: Pick<ReturnType<typeof useAddress>, 'q' | 'get' | 'all'>): OrdersFilter {
  const status = orderStatuses.filter((one) => all('status').includes(one))
  const sorts = orderSorts.map(([word]) => word)
  return {
    q: q || undefined,
    status: status.length > 0 ? status : undefined,
    payment: oneOf(['failed', 'refunded', 'freight'], get('payment')),
    hold: oneOf(['ending', 'waiting'], get('hold')),
    companyId: idForm.test(get('companyId')) ? get('companyId') : undefined,
    from: dayOf(get('from')),
    to: dayOf(get('to')),
    sort: oneOf(sorts, get('sort')) ?? 'newest',
  }
}

/** Whether anything narrows the list, sorting aside. */
export const isNarrowed = ({ sort: _, ...filter }: OrdersFilter) =>
  Object.values(filter).some((value) => value !== undefined)
