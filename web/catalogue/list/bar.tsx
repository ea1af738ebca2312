import { LayoutGrid, ListFilter, Rows3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { addressOf, type PartsState, sorts } from './address.ts'

const views = { grid: ['Grid', LayoutGrid], table: ['Table', Rows3] } as const

type Props = {
  state: PartsState
  /** The one that its search asks for. */
  order: string | null
  /** What is said beside amounts that are without tax, as those are that parts are sorted by. */
  beside?: string | undefined
}

/** Above the list: the filters' button on narrow screens, sorting, and how it is shown. */
export function ListBar({ state, order, beside = '' }: Props) {
  const sort = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (sort.current) sort.current.value = state.sort
  }, [state.sort])
  const offered = Object.entries(sorts).filter(([key]) => key !== 'relevance' || state.q)
  return (
    <div className="mb-3 flex items-center gap-2" data-screen-only>
      <button
        type="button"
        popoverTarget="filters"
        className={buttonClass('secondary', 'small', 'min-h-10 lg:hidden')}
      >
        <ListFilter size={16} aria-hidden="true" />
        Filters
      </button>
      <div className="ms-auto flex min-w-0 items-center gap-2">
        <label htmlFor="sort" className="text-sm whitespace-nowrap text-soft max-sm:sr-only">
          Sort by
        </label>
        <select
          ref={sort}
          id="sort"
          name="sort"
          form="filter-form"
          defaultValue={state.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="input min-h-10 w-auto min-w-0 py-1 text-sm"
        >
          {offered.map(([key, name]) => (
            <option key={key} value={key}>
              {key === 'relevance' && order ? `As asked: ${order}` : name}
              {key.endsWith('price') && beside}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" form="filter-form" className={buttonClass('secondary', 'small')}>
            Sort
          </button>
        </noscript>
        <nav aria-label="View" className="flex shrink-0 rounded-md border border-edge p-0.5">
          {(['grid', 'table'] as const).map((view) => {
            const [name, Icon] = views[view]
            return (
              <Link
                key={view}
                to={addressOf({ ...state, view })}
                preventScrollReset
                aria-current={state.view === view ? 'true' : undefined}
                className={classNames(
                  'grid size-9 place-items-center rounded-sm',
                  state.view === view ? 'bg-sunken text-ink' : 'text-soft hover:text-ink',
                )}
              >
                <Icon size={17} aria-hidden="true" />
                <span className="sr-only">{name}</span>
              </Link>
            )
          })}
        </nav>
      </div>
    </div>
  )
}
