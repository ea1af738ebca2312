import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedLine, SavedList } from '../../contract/lists.ts'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { leastOf, pricedPart } from '../../contract/pricing/price.ts'
import { PartPicker } from '../trade/parts/picker.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Note } from '../ui/note.tsx'
import { figure } from '../ui/words/amounts.tsx'
import { BasketNote } from './basket-note.tsx'
import { LinesTable } from './lines/table.tsx'
import { ListHead } from './list-head.tsx'
import { ListSum } from './list-sum.tsx'
import { SavingNote } from './saving-note.tsx'
import { useGoToLine } from './use-go-to-line.ts'
import { useListEditing } from './use-list-editing.ts'
import { useToBasket } from './use-to-basket.ts'

/** A list being looked at and changed. */
export function ListEditor({ list }: { list: SavedList }) {
  const editing = useListEditing(list)
  const { draft, change } = editing
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<{ line: ListedLine; at: number }>()
  const basket = useToBasket()
  const here = useRef<HTMLDivElement>(null)
  const { wanted, goTo } = useGoToLine(here)
  const putBackButton = useRef<HTMLButtonElement>(null)
  // the button that took a line off has gone with it
  useEffect(() => {
    if (removed) putBackButton.current?.focus()
  }, [removed])
  const add = (part: PartFacts, ownNumber: string) => {
    if (draft.lines.some(({ partsId }) => partsId === part._id)) return goTo(part._id)
    const quantity = leastOf(pricedPart(part))
    const { _id: partsId, name: partsName, mpn } = part
    const line = { partsId, partsName, mpn, quantity, ownNumber, note: '', part }
    change((before) => ({ ...before, lines: [...before.lines, line] }))
    goTo(partsId)
  }
  const remove = useCallback(
    (line: ListedLine) =>
      change((before) => {
        setRemoved({ line, at: before.lines.indexOf(line) })
        return { ...before, lines: before.lines.filter((one) => one !== line) }
      }),
    [change],
  )
  const putBack = ({ line, at }: { line: ListedLine; at: number }) => {
    change((before) => ({ ...before, lines: before.lines.toSpliced(at, 0, line) }))
    setRemoved(undefined)
    goTo(line.partsId)
  }
  const picked = draft.lines.filter(({ partsId }) => chosen.has(partsId))
  return (
    <div ref={here} className="space-y-6">
      <ListHead list={list} editing={editing} />
      <SavingNote editing={editing} id={list._id} />
      <PartPicker label="Add a part" placeholder="Part number, own number or name" onPick={add} />
      {removed && (
        <Note
          action={
            <Button ref={putBackButton} size="small" onClick={() => putBack(removed)}>
              Put it back
            </Button>
          }
        >
          {figure(removed.line.quantity)} × {removed.line.partsName} left the list.
        </Note>
      )}
      {draft.lines.length === 0 ? (
        <Empty title="No parts yet">
          Type a part number or a name above, and choose the part that you mean.
        </Empty>
      ) : (
        <>
          <LinesTable
            lines={draft.lines}
            chosen={chosen}
            onChoose={setChosen}
            onChange={change}
            onRemove={remove}
            also={wanted}
          />
          <ListSum
            lines={draft.lines}
            picked={picked}
            currency={list.currency}
            busy={basket.busy}
            onAdd={(lines) => void basket.add(lines)}
          />
          <BasketNote {...basket} />
        </>
      )}
    </div>
  )
}
