import { Link, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'

export type Tab = {
  name: string
  /** What the address holds when it is open; what is not named stays as it is, null leaves. */
  query: Record<string, string | null>
  count?: number | undefined
}

/** Ways to narrow a list, as links that keep the rest of the address and go back to the first page. */
export function ListTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const { pathname, search } = useLocation()
  const now = new URLSearchParams(search)
  return (
    <nav aria-label={label} data-screen-only>
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ name, query, count }) => {
          const isOpen = Object.entries(query).every(([key, value]) => now.get(key) === value)
          return (
            <li key={name}>
              <Link
                to={addressOf(pathname, now, query)}
                preventScrollReset
                aria-current={isOpen ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm no-underline',
                  isOpen
                    ? 'border-ink bg-surface font-medium'
                    : 'border-transparent text-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {name}
                {count !== undefined && <span className="figures text-xs">{figure(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function addressOf(pathname: string, now: URLSearchParams, query: Tab['query']) {
  const next = new URLSearchParams(now)
  next.delete('page')
  for (const [key, value] of Object.entries(query)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}
