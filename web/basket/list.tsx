import { ShoppingCart } from 'lucide-react'
import { Fragment, useCallback, useState } from 'react'
import type { BasketLine } from '../../contract/basket.ts'
import { currentBasket } from '../trade/basket/lines.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { putBack, removeLines } from './change-lines.ts'
import { lineState } from './line-state.ts'
import { RemovedRow } from './removed-row.tsx'
import { BasketRow } from './row.tsx'

/** So many lines are drawn at first, and with each wish for more. */
const atOnce = 50
/** From so many lines on there is a search. */
const searched = 10

type Removed = { line: BasketLine; at: number }

/** The lines: those that need attention can be seen alone, and of many the next when they are wanted. */
export function BasketList({ lines }: { lines: BasketLine[] }) {
  const [removed, setRemoved] = useState<Removed>()
  const [search, setSearch] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const [drawn, setDrawn] = useState(atOnce)
  const open = new Set(lines.filter(needsAttention).map(({ partsId }) => partsId))
  const narrowed = onlyOpen && open.size > 0
  const found = lines.filter(
    (line) => matches(line, search) && (!narrowed || open.has(line.partsId)),
  )
  const shown = found.slice(0, drawn)
  // the same function always, so that a change of one line draws that line alone
  const remove = useCallback((line: BasketLine) => {
    setRemoved({ line, at: currentBasket().lines?.indexOf(line) ?? 0 })
    removeLines([line])
  }, [])
  const undo = ({ line, at }: Removed) => {
    setRemoved(undefined)
    putBack(line, at)
  }
  const gap = removed && (
    <RemovedRow name={removed.line.partsName} onUndo={() => undo(removed)} key="removed" />
  )
  const place = removed && found.findIndex((line) => lines.indexOf(line) >= removed.at)
  if (lines.length === 0)
    return (
      <div className="space-y-4 lg:col-span-2">
        {gap && <ul>{gap}</ul>}
        <NothingYet />
      </div>
    )
  return (
    <section aria-label="Lines" className="min-w-0 space-y-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="figures text-soft">{counted(lines.length, 'part')}</p>
        {open.size > 0 && (
          <Button
            size="small"
            aria-pressed={narrowed}
            onClick={() => setOnlyOpen(!narrowed)}
            className={narrowed ? 'border-accent bg-accent-tint' : ''}
          >
            {narrowed ? 'Show all lines' : `Show the ${figure(open.size)} to look at`}
          </Button>
        )}
        {lines.length >= searched && (
          <input
            type="search"
            aria-label="Search in the basket"
            placeholder="Name or number"
            className="input ms-auto w-full sm:w-56"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      {found.length === 0 && (
        <Empty title="No line matches">Look for another name or number.</Empty>
      )}
      <ul className="space-y-3">
        {shown.map((line, at) => (
          <Fragment key={line.partsId}>
            {at === place && gap}
            <BasketRow line={line} onRemove={remove} />
          </Fragment>
        ))}
        {place === -1 && gap}
      </ul>
      {found.length > shown.length && (
        <Button className="w-full" onClick={() => setDrawn(drawn + atOnce)}>
          Show the next {figure(Math.min(atOnce, found.length - shown.length))} of{' '}
          {figure(found.length - shown.length)} more
        </Button>
      )}
    </section>
  )
}

function needsAttention(line: BasketLine) {
  const { problem, changed } = lineState(line)
  return problem !== null || changed !== null
}

function matches({ partsName, mpn, ownNumber, note, part }: BasketLine, search: string) {
  const wanted = search.trim().toLowerCase()
  const texts = [partsName, mpn, ownNumber, note, part?.partNumber ?? '']
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}

const NothingYet = () => (
  <Empty
    title="Nothing is in your basket"
    icon={<ShoppingCart size={28} aria-hidden="true" />}
    action={
      <>
        <ButtonLink to="/parts" variant="primary">
          Find parts
        </ButtonLink>
        <ButtonLink to="/quick-order">Quick order</ButtonLink>
      </>
    }
  >
    Put parts into it from their pages, or bring a whole list by quick order.
  </Empty>
)
