import type { OrderStatus } from '../../../contract/orders/status.ts'
import { useAddress } from '../../app/address.ts'
import { useAnswer } from '../../app/queries.tsx'
import { useZoneWords } from '../../app/zone-words.ts'
import { DayField } from '../../trade/tables/filter-fields.tsx'
import { ListTabs, type Tab } from '../../trade/tables/list-tabs.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { orderSorts, readOrdersFilter } from './address.ts'

/** What narrows the orders, all of it in the address: search, days, tabs; on narrow screens the sorting too. */
export function OrdersFilters() {
  const address = useAddress()
  const { set } = address
  const { from = '', to = '', sort } = readOrdersFilter(address)
  const zone = useZoneWords()
  const { data: figures } = useAnswer('GET /figures', { days: '7' })
  return (
    <div className="space-y-3" data-screen-only>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label="Search orders by number, buyer, address, phone, part or transaction"
          placeholder="Number, buyer, place, phone, part"
        />
        <fieldset className="grid w-full min-w-0 grid-cols-2 gap-3 sm:flex sm:w-auto sm:items-end">
          <legend className="mb-1 text-sm text-soft">Placed, days of {zone}</legend>
          <DayField label="From" value={from} onChange={(day) => set({ from: day })} />
          <DayField label="To" value={to} onChange={(day) => set({ to: day })} />
        </fieldset>
        <label className="flex basis-full flex-col gap-1 text-sm text-soft md:hidden">
          Sort
          <select
            className="input"
            value={sort}
            onChange={({ target }) =>
              set({ sort: target.value === 'newest' ? null : target.value })
            }
          >
            {orderSorts.map(([word, name]) => (
              <option key={word} value={word}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ListTabs
        label="Orders by status"
        tabs={tabsOf(
          figures?.orders.byStatus,
          figures?.failedPayments.stillUnpaid,
          figures?.holdsEndingSoon,
          figures?.freightToPay,
          figures?.heldOrders,
        )}
      />
    </div>
  )
}

type Counts = Record<OrderStatus, number>

function tabsOf(
  counts: Counts | undefined,
  failed?: number,
  ending?: number,
  freight = 0,
  held = 0,
): Tab[] {
  const none = { status: null, payment: null, hold: null }
  const of = (status: OrderStatus, name: string, count?: number): Tab => ({
    name,
    query: { ...none, status },
    count,
  })
  return [
    { name: 'All', query: none },
    of('pending', 'Pending', counts?.pending),
    of('paid', 'Paid', counts?.paid),
    of('confirmed', 'Confirmed', counts?.confirmed),
    of('unpaid', 'Unpaid', counts?.unpaid),
    { name: 'Declined payments', query: { ...none, payment: 'failed' }, count: failed },
    { name: 'Holds ending soon', query: { ...none, hold: 'ending' }, count: ending },
    // where somebody, or an account, holds orders
    ...(held > 0 ? [{ name: 'On hold', query: { ...none, hold: 'waiting' }, count: held }] : []),
    of('shipped', 'Shipped'),
    of('refunded', 'Refunded'),
    { name: 'Money returned', query: { ...none, payment: 'refunded' } },
    // where freight is entered when orders leave that a card paid
    ...(freight > 0
      ? [{ name: 'Freight to be paid', query: { ...none, payment: 'freight' }, count: freight }]
      : []),
    of('cancelled', 'Cancelled'),
  ]
}
