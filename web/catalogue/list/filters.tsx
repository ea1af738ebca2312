import { X } from 'lucide-react'
import { type FocusEvent, type FormEvent, memo, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { categoryCountUpTo } from '../../../contract/parts/categories.ts'
import type { PartFacets } from '../../../contract/parts/search.ts'
import { useCategoryName } from '../../app/categories.ts'
import { CategorySign } from '../../trade/parts/category-icon.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useOnEach } from '../../ui/on-each.ts'
import { cappedFigure, figure } from '../../ui/words/amounts.tsx'
import { addressOf, askedFor, type PartsState } from './address.ts'
import { Between, Choice, Group } from './filter-fields.tsx'
import { SpecFilter } from './spec-filter.tsx'

type Props = {
  state: PartsState
  /** `besideBounds`: what is said beside bounds of prices, where prices are shown with tax. */
  facets: PartFacets & { besideBounds?: string }
  count: string
}

/**
 * What the list can be narrowed by: one form, sent by itself at every change. Beside the list on wide screens; on
 * narrow ones a popover of the browser's own, which opens and closes without script.
 */
export const Filters = memo(function Filters({ state, facets, count }: Props) {
  const box = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const address = addressOf(state)
  /** The addresses that the form asked for and that are on their way, oldest first. */
  const asked = useRef<string[]>([])
  const drawn = useRef(address)
  const now = (typed = new FormData(form.current!)) => addressOf(askedFor(state, typed))
  useOnEach(address, () => {
    // as it comes with the page it has what was typed before
    if (drawn.current === address) return
    drawn.current = address
    const place = asked.current.indexOf(address)
    asked.current = place < 0 ? [] : asked.current.slice(place + 1)
    // also after Back, but not what was typed meanwhile
    if (place < 0 || now() === address) form.current?.reset()
  })
  const apply = () => {
    const typed = [...form.current!.elements].filter(isNumber)
    // what reads numbers is loaded when somebody types more than digits
    if (typed.every(({ value }) => !/\D/.test(value))) ask()
    else void import('./typed-filters.ts').then(({ readFilters }) => readFilters(typed, ask))
  }
  const ask = (typed?: FormData) => {
    const next = now(typed)
    if (next === (asked.current.at(-1) ?? addressOf({ ...state, page: 1 }))) return
    asked.current.push(next)
    void navigate(next, { preventScrollReset: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
    box.current?.hidePopover?.()
  }
  return (
    <aside
      ref={box}
      id="filters"
      popover="auto"
      aria-label="Filters"
      className="fixed inset-y-0 inset-s-auto inset-e-0 m-0 h-dvh max-h-none w-[min(24rem,calc(100vw-2rem))] overflow-y-auto border-s bg-raised p-0 text-ink shadow-pop backdrop:bg-[rgb(20_16_12/0.5)] lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:shadow-none"
      data-screen-only
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b bg-raised px-5 py-3 lg:hidden">
        <p className="text-lg font-semibold">Filters</p>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close"
          className="grid size-10 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className="max-lg:px-5 max-lg:pb-5">
        <Categories state={state} facets={facets} />
        <Form
          ref={form}
          id="filter-form"
          autoComplete="off"
          action="/parts"
          onSubmit={onSubmit}
          onChange={(event: FormEvent) => isNumber(event.target) || apply()}
          onBlur={(event: FocusEvent) => isNumber(event.target) && apply()}
        >
          {state.q && <input type="hidden" name="q" value={state.q} />}
          {state.category && <input type="hidden" name="category" value={state.category} />}
          {state.view === 'table' && <input type="hidden" name="view" value="table" />}
          <PlainFilters state={state} facets={facets} />
          {facets.specs.map((facet, at) => (
            <SpecFilter
              key={facet.key}
              facet={facet}
              state={state}
              isOpen={at < 3}
              sampleSize={facets.sampleSize}
            />
          ))}
          <div className="sticky bottom-0 -mx-5 mt-4 border-t bg-raised px-5 py-3 lg:hidden">
            <button type="submit" className={buttonClass('primary', 'medium', 'w-full')}>
              Show {count} {facets.total === 1 ? 'part' : 'parts'}
            </button>
          </div>
          <noscript>
            <button type="submit" className={buttonClass('secondary', 'medium', 'mt-4 w-full')}>
              Apply filters
            </button>
          </noscript>
        </Form>
      </div>
    </aside>
  )
})

const isNumber = (target: EventTarget): target is HTMLInputElement =>
  !!(target as HTMLElement).inputMode

/** Each has specifications of its own: choosing another drops those of the one before. */
function Categories({ state, facets }: Omit<Props, 'count'>) {
  const nameOf = useCategoryName()
  const entry = (category: PartsState['category'], name: string, count: number | null) => (
    <li key={name}>
      <Link
        to={addressOf({ ...state, category, specs: [], page: 1 })}
        preventScrollReset
        aria-current={state.category === category ? 'true' : undefined}
        className={classNames(
          'flex min-h-8 items-center justify-between rounded-sm px-2 text-sm no-underline hover:bg-sunken',
          state.category === category ? 'bg-sunken font-semibold' : 'text-soft hover:text-ink',
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          {category ? <CategorySign of={category} /> : <span className="w-4" />}
          {name}
        </span>
        {count !== null && (
          <span className="figures text-xs font-normal text-soft">
            {cappedFigure(count, count === categoryCountUpTo)}
          </span>
        )}
      </Link>
    </li>
  )
  return (
    <Group name="Category" isOpen>
      <ul className="-mx-2">
        {entry(null, 'All parts', null)}
        {facets.categories.map(({ category, count }) => entry(category, nameOf(category), count))}
      </ul>
    </Group>
  )
}

function PlainFilters({ state, facets }: Omit<Props, 'count'>) {
  const { price } = facets
  const isOther = state.stock !== null && state.stock !== 'in'
  return (
    <>
      <Group name="Availability" isOpen>
        <Choice
          name="stock"
          value={isOther ? state.stock! : 'in'}
          isChosen={state.stock !== null}
          label={isOther ? 'Running low or out' : 'In stock'}
          count={isOther ? null : facets.inStock}
          sample={facets.inStockIsSampled ? facets.sampleSize : null}
        />
      </Group>
      <Group name={`Price a piece${facets.besideBounds ?? ''}`} isOpen>
        <Between
          names={['minPrice', 'maxPrice']}
          label="Price"
          values={[state.minPrice ?? '', state.maxPrice ?? '']}
          hints={price ? [Math.floor(price.min), Math.ceil(price.max)] : ['', '']}
        />
      </Group>
      {facets.minQuantity.length > 0 && (
        <Group name="Minimum quantity" isOpen={state.maxMinQuantity !== null}>
          <Choice
            type="radio"
            name="maxMinQuantity"
            value=""
            isChosen={state.maxMinQuantity === null}
            label="Any"
            count={null}
          />
          {facets.minQuantity.map(({ upTo, count }) => (
            <Choice
              key={upTo}
              type="radio"
              name="maxMinQuantity"
              value={String(upTo)}
              isChosen={state.maxMinQuantity === upTo}
              label={upTo === 1 ? '1' : `${figure(upTo)} or fewer`}
              count={count}
              sample={facets.minQuantityIsSampled ? facets.sampleSize : null}
            />
          ))}
        </Group>
      )}
    </>
  )
}
