import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'

/** Finds parts by word or part number: a plain form, so that it works before any script. */
export function SearchBox({ id }: { id: string }) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  return (
    <Form action="/parts" role="search" className="relative w-full max-w-xl">
      <label htmlFor={id} className="sr-only">
        Search parts
      </label>
      <Search
        size={18}
        className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
      <input
        key={q}
        id={id}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder="Part number or words"
        autoComplete="off"
        className="input min-h-10 ps-10"
      />
    </Form>
  )
}
