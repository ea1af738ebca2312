import { ShoppingCart } from 'lucide-react'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { BasketLine } from '../../contract/basket.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { currentBasket, useBasket } from '../trade/basket/lines.ts'
import { useTableLook } from '../trade/tables/table-look.ts'
import { TableTools } from '../trade/tables/table-tools.tsx'
import { useSorted } from '../trade/tables/use-sorted.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { DataTable } from '../ui/tables/data-table.tsx'
import { ListKeys } from '../ui/tables/list-keys.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { putBack, removeLines } from './change-lines.ts'
import { basketColumns, DoingLines } from './columns.tsx'
import { lineBelow } from './line-below.tsx'
import { lineState } from './line-state.ts'
import { hasDraft } from './line-words.tsx'
import { RemovedRow } from './removed-row.tsx'

/** From so many lines on there is a search. */
const searched = 10

type Removed = { line: BasketLine; at: number }

/** The lines, a row each: those that need attention can be seen alone, and one can be looked for. */
export function BasketList({ lines }: { lines: BasketLine[] }) {
  const { faults } = useBasket()
  const [removed, setRemoved] = useState<Removed>()
  const [search, setSearch] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const [look, setLook] = useTableLook('basket')
  const { files } = useShopConfig().shop
  const { sorted, sort, onSort } = useSorted(lines, basketColumns, idOf)
  const { opened, toggle } = useOpened()
  const here = useRef<HTMLElement>(null)
  const open = lines.filter(needsAttention).length
  const narrowed = onlyOpen && open > 0
  const shown = sorted.filter(
    (line) => matches(line, search) && (!narrowed || needsAttention(line)),
  )
  // the same always, so that a change of one line draws that line alone
  const remove = useCallback((line: BasketLine) => {
    setRemoved({ line, at: currentBasket().lines?.indexOf(line) ?? 0 })
    removeLines([line])
  }, [])
  const doing = useMemo(
    () => ({ opened, onToggle: toggle, onRemove: remove }),
    [opened, toggle, remove],
  )
  const undo = ({ line, at }: Removed) => {
    setRemoved(undefined)
    putBack(line, at)
  }
  const gone = removed && (
    <RemovedRow
      key={removed.line.partsId}
      name={removed.line.partsName}
      onUndo={() => undo(removed)}
    />
  )
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const first = here.current?.querySelector<HTMLInputElement>('[data-field=quantity]')
    first?.focus()
    first?.select()
  }
  if (lines.length === 0)
    return (
      <div className="space-y-4">
        {gone}
        <NothingYet />
      </div>
    )
  return (
    <section
      ref={here}
      aria-label="Lines"
      // the total below stays in sight and covers nothing that has the focus
      className="min-w-0 space-y-3 [&_:is(input,button,a,tr)]:scroll-mb-28"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="figures text-soft">{counted(lines.length, 'part')}</p>
        {open > 0 && (
          <Button
            size="small"
            aria-pressed={narrowed}
            onClick={() => setOnlyOpen(!narrowed)}
            className={narrowed ? 'border-accent bg-accent-tint' : ''}
          >
            {narrowed ? 'Show all lines' : `Show the ${figure(open)} to look at`}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap items-center gap-1">
          <ListKeys />
          <TableTools
            columns={basketColumns}
            look={look}
            onLook={setLook}
            rows={shown}
            file={`${files}-basket`}
          />
        </span>
        {lines.length >= searched && (
          <input
            type="search"
            aria-label="Search in the basket"
            placeholder="Name or number, then Enter"
            data-list-search
            className="input w-full sm:w-60"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={goToFirst}
          />
        )}
      </div>
      {gone}
      {shown.length === 0 ? (
        <Empty title="No line matches">Look for another name or number.</Empty>
      ) : (
        <DoingLines value={doing}>
          <DataTable
            columns={basketColumns}
            rows={shown}
            caption="Basket"
            rowId={idOf}
            look={look}
            sort={sort}
            onSort={onSort}
            onOpen={toggle}
            below={(line) =>
              lineBelow({
                line,
                onRemove: remove,
                isOpen: opened.has(line.partsId) || hasDraft(line),
                fault: faults[line.partsId],
              })
            }
          />
        </DoingLines>
      )}
    </section>
  )
}

const idOf = ({ partsId }: BasketLine) => partsId

function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    ({ partsId }: BasketLine) =>
      setOpened((before) => {
        const next = new Set(before)
        if (!next.delete(partsId)) next.add(partsId)
        return next
      }),
    [],
  )
  return { opened, toggle }
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
