import { useMemo, useRef, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Change } from '../../../bom/fix-bom.ts'
import { type View, viewOf } from '../../../bom/order-lines.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { RowsBar } from './bar.tsx'
import { RowLine } from './line.tsx'
import { PartChooser } from './part-chooser.tsx'

type Props = {
  bom: Bom
  rows: readonly ResolvedRow[]
  /** The e-mail of the buyer; '' when there is none. */
  buyer: string
  onChange: (change: Change) => void
  learn: (part: PartFacts) => void
}

/** Rows on a page: more would be slow to draw on a phone, and nobody reads more at once. */
const size = 50
/** Every row with what becomes of it, a page at a time. */
export function RowsTable({ bom, rows, buyer, onChange, learn }: Props) {
  const [view, setView] = useState<View>('all')
  const [wantedPage, setPage] = useState(0)
  const [choosing, setChoosing] = useState<number | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const viewed = useMemo(() => rows.map((row) => viewOf(row, rows)), [rows])
  const shown = useMemo(
    () => rows.filter(({ at }) => view === 'all' || viewed[at] === view),
    [rows, view, viewed],
  )
  const last = Math.max(0, Math.ceil(shown.length / size) - 1)
  const page = Math.min(wantedPage, last)
  const go = (to: number) => {
    setPage(to)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const chosen = choosing === null ? undefined : rows[choosing]
  return (
    <section aria-label="Rows" ref={top} className="panel scroll-mt-20 overflow-clip">
      <RowsBar
        bom={bom}
        rows={rows}
        viewed={viewed}
        view={view}
        onChange={onChange}
        onView={(next) => {
          setView(next)
          setPage(0)
        }}
      />
      {shown.length === 0 ? (
        <p className="px-5 py-10 text-center text-soft">
          {view === 'look' ? 'No row needs a look.' : 'No row is shown here.'}
        </p>
      ) : (
        <table className="block w-full text-sm lg:table">
          <caption className="sr-only">Rows of {bom.name}</caption>
          <Heads />
          <tbody className="block lg:table-row-group">
            {shown.slice(page * size, (page + 1) * size).map((row) => (
              <RowLine
                key={row.at}
                bom={bom}
                row={row}
                onChange={onChange}
                cells={bom.rows[row.at] ?? []}
                onChoose={() => setChoosing(row.at)}
              />
            ))}
          </tbody>
        </table>
      )}
      {last > 0 && <Leaf page={page} last={last} total={shown.length} onGo={go} />}
      {chosen && (
        <PartChooser
          key={chosen.at}
          bom={bom}
          buyer={buyer}
          onChange={onChange}
          learn={learn}
          row={chosen}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  )
}

const heads = ['Row', 'Your row', 'Part', 'Pieces', 'Each', 'Line', 'In stock', 'State']
const figures = new Set(['Pieces', 'Each', 'Line', 'In stock'])

const Heads = () => (
  <thead className="text-xs text-soft max-lg:hidden">
    <tr className="border-b">
      {heads.map((name) => (
        <th
          key={name}
          scope="col"
          className={`h-9 px-3 font-medium whitespace-nowrap ${figures.has(name) ? 'text-end' : 'text-start'}`}
        >
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

type LeafProps = { page: number; last: number; total: number; onGo: (page: number) => void }

const Leaf = ({ page, last, total, onGo }: LeafProps) => (
  <nav aria-label="Pages of rows" className="flex items-center justify-center gap-3 border-t p-2">
    <Button size="small" disabled={page === 0} onClick={() => onGo(page - 1)}>
      Previous
    </Button>
    <span className="figures text-sm text-soft">
      {figure(page * size + 1)}–{figure(Math.min(total, (page + 1) * size))} of {figure(total)}
    </span>
    <Button size="small" disabled={page === last} onClick={() => onGo(page + 1)}>
      Next
    </Button>
  </nav>
)
