import { useState } from 'react'
import type { BasketLine } from '../../../contract/basket.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'

type Change = { partsId: string; name: string; words: string }

/** What became other lines or quantities since they were shown here, until somebody says that they have seen it. */
export function ChangedLines({ lines }: { lines: BasketLine[] }) {
  const [seen, setSeen] = useState(lines)
  const changes = changesBetween(seen, lines)
  return (
    <div role="status" className="empty:hidden">
      {changes.length > 0 && (
        <Note
          kind="warn"
          action={
            <Button size="small" onClick={() => setSeen(lines)}>
              Seen
            </Button>
          }
        >
          <p className="font-semibold">
            Your basket was changed elsewhere: {counted(changes.length, 'line')}. This is what you
            order now.
          </p>
          <ul className="figures mt-2 max-h-64 space-y-1 overflow-y-auto">
            {changes.map(({ partsId, name, words }) => (
              <li key={partsId}>
                <span className="font-medium">{name}</span>: {words}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

function changesBetween(before: BasketLine[], now: BasketLine[]): Change[] {
  const had = new Map(before.map((line) => [line.partsId, line]))
  const has = new Set(now.map(({ partsId }) => partsId))
  const gone = before.filter(({ partsId }) => !has.has(partsId))
  return [
    ...now.flatMap((line) => {
      const quantity = had.get(line.partsId)?.quantity
      if (quantity === line.quantity) return []
      const pieces = counted(line.quantity, 'piece')
      return of(
        line,
        quantity === undefined ? `${pieces} added` : `${figure(quantity)} → ${pieces}`,
      )
    }),
    ...gone.flatMap((line) => of(line, 'taken out')),
  ]
}

const of = ({ partsId, partsName: name }: BasketLine, words: string): Change[] => [
  { partsId, name, words },
]
