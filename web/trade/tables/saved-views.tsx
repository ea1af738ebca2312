import { BookmarkPlus, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import type { Props as NameProps } from './name-view.tsx'
import { useStored } from './stored.ts'

const NameDialog = lazyDialog<NameProps>(
  async () => ({ default: (await import('./name-view.tsx')).NameDialog }),
  ({ open }) => open,
)

type View = { name: string; query: string }

/** So many at most: more would be a list of their own. */
const maxViews = 20

/** What the address narrows and sorts by, without the page that is open. */
function queryOf(search: string) {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.sort()
  return query.toString()
}

/**
 * Searches, filters and sorts of a table under names of one's own. Each is a link: its address is the list's own, and may
 * be sent to somebody.
 */
export function SavedViews({ table }: { table: string }) {
  const { pathname, search } = useLocation()
  const [text, store] = useStored(`views:${table}`)
  const views = useMemo(() => parse(text), [text])
  const [isNaming, setNaming] = useState(false)
  const now = queryOf(search)
  const isSaved = views.some(({ query }) => query === now)
  const save = (next: View[]) => store(JSON.stringify(next))
  if (views.length === 0 && now === '') return null
  return (
    <nav aria-label="Saved views" className="flex flex-wrap items-center gap-1" data-screen-only>
      {views.map(({ name, query }) => (
        <span
          key={name}
          className={classNames(
            'inline-flex items-center rounded-full border text-sm',
            query === now ? 'border-ink bg-surface font-medium' : 'border-line text-soft',
          )}
        >
          <Link
            to={query ? `${pathname}?${query}` : pathname}
            aria-current={query === now ? 'true' : undefined}
            className="inline-flex min-h-8 items-center ps-3 no-underline hover:text-ink"
          >
            {name}
          </Link>
          <button
            type="button"
            aria-label={`Forget the view ${name}`}
            onClick={() => save(views.filter((one) => one.name !== name))}
            className="grid size-8 place-items-center rounded-full hover:bg-sunken hover:text-ink"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {now !== '' && !isSaved && views.length < maxViews && (
        <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
          <BookmarkPlus size={15} aria-hidden="true" />
          Save this view
        </Button>
      )}
      <NameDialog
        open={isNaming}
        taken={views.map(({ name }) => name)}
        onClose={() => setNaming(false)}
        onName={(name) => save([...views, { name, query: now }])}
      />
    </nav>
  )
}

/** What is stored may be from another version, or written by hand: what means nothing falls away. */
function parse(text: string | null): View[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView).slice(0, maxViews) : []
  } catch {
    return []
  }
}

const isView = (one: unknown): one is View =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'query' in one &&
  typeof one.query === 'string'
