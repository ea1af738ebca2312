import { Search } from 'lucide-react'
import { Form, useLocation, useSearchParams } from 'react-router'

const orders = '/dashboard/manage-orders'

/** Finds orders by number, buyer, phone, place, part or transaction, from every page of the back office. */
export function OfficeSearch() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const q = pathname === orders ? (query.get('q') ?? '') : ''
  return (
    <Form action={orders} role="search" aria-label="Back office" className="relative max-w-2xl">
      <label htmlFor="office-search" className="sr-only">
        Find orders
      </label>
      <Search
        size={16}
        className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
      <input
        // what the address says, also after going back
        key={q}
        id="office-search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder="Find an order: number, buyer, place, phone, part"
        autoComplete="off"
        className="input min-h-10 ps-9 text-sm lg:pe-20 [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 rounded-sm border px-1.5 font-mono text-xs text-soft max-lg:hidden">
        Ctrl K
      </kbd>
    </Form>
  )
}
