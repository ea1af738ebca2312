import { type OrderStatus, orderStatuses } from '../../../contract/orders/status.ts'
import { useAddress } from '../../app/address.ts'
import { usePerson } from '../../app/session.ts'
import { statusWords } from '../../trade/orders/status-words.ts'
import { SearchField } from '../../trade/tables/search-field.tsx'

/** Narrows a list of orders by words and status, both kept in the address. Companies alone have orders that are confirmed. */
export function OrderFilter() {
  const address = useAddress()
  const { company } = usePerson()
  const status = statusOf(address.get('status'))?.[0]
  const offered = orderStatuses.filter((one) => company || one === status || one !== 'confirmed')
  return (
    <div className="flex flex-wrap gap-3" data-screen-only>
      <SearchField label="Search orders" placeholder="Order, part, place or phone" />
      <select
        aria-label="Status"
        className="input w-auto min-w-40"
        value={status ?? ''}
        onChange={(event) => address.set({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {statusWords[one]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The status of an address, when it is one. */
export const statusOf = (text: string): OrderStatus[] | undefined =>
  orderStatuses.some((status) => status === text) ? [text as OrderStatus] : undefined
