import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/** What the list of suggestions tells the input that it belongs to. */
export type Shown = { isOpen: boolean; active: string | undefined }

/**
 * Finds parts by word or part number: a plain form, so that it works before any script. With the first focus it becomes
 * a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), and what suggests is loaded.
 */
export function SearchBox({ id, name = 'Search the shop' }: { id: string; name?: string }) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [{ isOpen, active }, setSuggested] = useState<Shown>({ isOpen: false, active: undefined })
  const q = pathname === '/parts' ? (query.get('q') ?? '') : ''
  const shown = useRef(q)
  useEffect(() => {
    // what was typed before the script came stays
    if (shown.current !== q && input.current) input.current.value = q
    shown.current = q
  }, [q])
  useEffect(() => {
    if (document.activeElement === input.current) setWanted(true)
  }, [])
  const list = `${id}-suggestions`
  return (
    <Form action="/parts" role="search" aria-label={name} className="relative w-full max-w-xl">
      <label htmlFor={id} className="sr-only">
        Search parts
      </label>
      <Search
        size={18}
        className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        maxLength={500}
        defaultValue={q}
        placeholder="Part number or words"
        autoComplete="off"
        onFocus={() => setWanted(true)}
        {...(isWanted && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': list,
          'aria-activedescendant': active,
        })}
        className="input min-h-10 ps-10 [&::-webkit-search-cancel-button]:hidden"
      />
      {isWanted && <Suggestions id={list} input={input} onShown={setSuggested} />}
    </Form>
  )
}
