import { useEffect, useRef, useState } from 'react'
import { type OrderStatus, orderStatuses } from '../../contract/order-status.ts'
import type { useAddress } from '../address.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { statusWords } from './order-status.tsx'

const pause = 300

/** Narrows a list of orders by words and status, both kept in the address. */
export function OrderFilter({ address }: { address: ReturnType<typeof useAddress> }) {
  const asked = address.q
  const [words, setWords] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back and Forward change the address: the field follows
  useEffect(() => setWords(asked), [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string) => {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => address.set({ q: next.trim() }, { replace: true }), pause)
  }
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,22rem)_12rem]">
      <TextField
        label="Search"
        type="search"
        placeholder="Part, order or transaction"
        data-list-search
        maxLength={100}
        value={words}
        onChange={(event) => search(event.target.value)}
      />
      <SelectField
        label="Status"
        value={statusOf(address.get('status'))?.[0] ?? ''}
        onChange={(event) => address.set({ status: event.target.value })}
      >
        <option value="">All</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

/** The status of an address, when it is one. */
export const statusOf = (text: string): OrderStatus[] | undefined =>
  orderStatuses.some((status) => status === text) ? [text as OrderStatus] : undefined
