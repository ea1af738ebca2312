import type { Bom } from '../../../bom/bom.ts'
import { bulkKinds, type Change, fixAll, rowsFor } from '../../../bom/fix-bom.ts'
import { type View, views } from '../../../bom/order-lines.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from '../../ui/words/amounts.tsx'

type Props = {
  bom: Bom
  rows: readonly ResolvedRow[]
  /** The view that each row belongs to. */
  viewed: readonly View[]
  view: View
  onView: (view: View) => void
  onChange: (change: Change) => void
}

const viewNames: Record<View, string> = {
  all: 'All',
  look: 'Needs a look',
  ready: 'Ready',
  out: 'Not ordered',
}
const bulkWords = {
  least: (rows: string) => `Take the minimum for ${rows}`,
  take: (rows: string) => `Take ${rows} for all machines`,
  round: (rows: string) => `Round ${rows} to what can be ordered`,
  available: (rows: string) => `Take what is there for ${rows}`,
  leave: (rows: string) => `Leave out ${rows} without a part`,
} as const

/** Which rows are shown, with how many there are of each kind, and what fixes many at once. */
export function RowsBar({ bom, rows, viewed, view, onView, onChange }: Props) {
  const count = (one: View) =>
    one === 'all' ? rows.length : viewed.filter((each) => each === one).length
  return (
    <div className="flex flex-wrap items-center gap-1 border-b px-2 py-2 sm:px-3">
      <fieldset aria-label="Which rows are shown" className="flex min-w-0 flex-wrap gap-1">
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => onView(one)}
            className="min-h-8 rounded-md px-3 text-sm text-soft hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {viewNames[one]} <span className="figures">{figure(count(one))}</span>
          </button>
        ))}
      </fieldset>
      <div className="ms-auto flex flex-wrap gap-2">
        {bulkKinds.map((kind) => {
          const some = rowsFor(rows, kind).length
          return some > 1 ? (
            <Button key={kind} size="small" onClick={() => onChange(fixAll(bom, rows, kind))}>
              {bulkWords[kind](`${figure(some)} rows`)}
            </Button>
          ) : null
        })}
      </div>
    </div>
  )
}
