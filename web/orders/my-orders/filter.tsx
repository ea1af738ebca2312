import { type OrderStatus, orderStatuses } from '../../../contract/orders/status.ts'
import { useAddress } from '../../app/address.ts'
import { statusWords } from '../../trade/orders/status-words.ts'
import { SearchField } from '../../trade/tables/search-field.tsx'

/** Narrows a list of orders by words and status, both kept in the address. */
export function OrderFilter() {
  const address = useAddress()
  return (
    <div className="flex flex-wrap gap-3" data-screen-only>
      <SearchField label="Search orders" placeholder="Order, part, place or phone" />
      <select
        aria-label="Status"
        className="input w-auto min-w-40"
        value={statusOf(address.get('status'))?.[0] ?? ''}
        onChange={(event) => address.set({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The status of an address, when it is one. */
export const statusOf = (text: string): OrderStatus[] | undefined =>
  orderStatuses.some((status) => status === text) ? [text as OrderStatus] : undefined
