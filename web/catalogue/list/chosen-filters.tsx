import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useKeptFocus } from '../kept-focus.ts'
import { addressOf, cleared, type PartsState } from './address.ts'
import type { Chip } from './chips.ts'

/** What the list is narrowed by, each with a way to take it back, and one for all. */
export function ChosenFilters({ state, chips }: { state: PartsState; chips: Chip[] }) {
  const { place, arm } = useKeptFocus<HTMLDivElement>(addressOf(state))
  if (chips.length === 0) return null
  return (
    <div ref={place} className="mb-4 flex flex-wrap items-center gap-2" data-screen-only>
      <ul aria-label="Active filters" className="contents">
        {chips.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              onClick={arm}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-surface ps-3 pe-2 text-sm no-underline hover:bg-sunken"
            >
              <span className="sr-only">Remove </span>
              {name}
              <X size={14} aria-hidden="true" className="text-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={addressOf(cleared({ ...state, q: '' }))}
        preventScrollReset
        onClick={arm}
        className="link px-1 text-sm"
      >
        Clear all
      </Link>
    </div>
  )
}
