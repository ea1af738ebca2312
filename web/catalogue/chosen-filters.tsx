import { X } from 'lucide-react'
import { Link } from 'react-router'
import { categoryNames } from '../../contract/categories.ts'
import { useShopConfig } from '../shop-config.ts'
import { figure, money } from '../ui/amounts.tsx'
import { useKeptFocus } from './kept-focus.ts'
import type { ChosenSpec } from './load-parts.ts'
import { addressOf, cleared, type PartsState } from './parts-address.ts'
import { stockWords } from './stock.ts'

type Chip = { name: string; without: Partial<PartsState> }

/** What the list is narrowed by, each with a way to take it back, and one for all. */
export function ChosenFilters({ state, specs }: { state: PartsState; specs: ChosenSpec[] }) {
  const { currency } = useShopConfig()
  const chips = chipsOf(state, specs, currency)
  const { place, arm } = useKeptFocus<HTMLDivElement>(addressOf(state))
  if (chips.length === 0) return null
  return (
    <div ref={place} className="mb-4 flex flex-wrap items-center gap-2" data-screen-only>
      <ul aria-label="Active filters" className="contents">
        {chips.map(({ name, without }) => (
          <li key={name}>
            <Link
              to={addressOf({ ...state, ...without, page: 1 })}
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

function chipsOf(state: PartsState, specs: ChosenSpec[], currency: string): Chip[] {
  const { q, category, stock, minPrice, maxPrice, maxMinQuantity } = state
  const price = [
    minPrice !== null && `from ${money(minPrice, currency)}`,
    maxPrice !== null && `up to ${money(maxPrice, currency)}`,
  ].filter(Boolean)
  return [
    ...(q ? [{ name: `“${q}”`, without: { q: '' } }] : []),
    ...(category
      ? [{ name: categoryNames[category], without: { category: null, specs: [] } }]
      : []),
    ...(stock ? [{ name: stockWords[stock], without: { stock: null } }] : []),
    ...(price.length > 0
      ? [{ name: `Price ${price.join(' ')}`, without: { minPrice: null, maxPrice: null } }]
      : []),
    ...(maxMinQuantity
      ? [{ name: `Minimum ${figure(maxMinQuantity)} or fewer`, without: { maxMinQuantity: null } }]
      : []),
    ...specs.map(({ spec, label, text }) => ({
      name: `${label}: ${text}`,
      without: { specs: state.specs.filter((one) => one !== spec) },
    })),
  ]
}
