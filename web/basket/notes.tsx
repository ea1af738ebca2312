import { useState } from 'react'
import { useBasket } from '../trade/basket/lines.ts'
import { bringAgain } from '../trade/basket/merge.ts'
import { readStored, type Stored, writeStored } from '../trade/basket/visitor.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'

/** What became of the lines from before somebody logged in: what was added to what, or why they could not be. */
export function BasketNotes({ owner }: { owner: string }) {
  // read again whenever the basket changes: that is when lines came
  const inBasket = useBasket().lines ?? []
  const [, setRead] = useState(0)
  const { merged, refused, lines, merging } = readStored()
  const change = (stored: Partial<Stored>) => {
    writeStored({ ...readStored(), ...stored })
    setRead((times) => times + 1)
  }
  const waiting = merging.find(({ by }) => by === owner)
  return (
    <>
      {merged?.by === owner && inBasket.length > 0 && (
        <Came merged={merged} onRead={() => change({ merged: null })} />
      )}
      {waiting && (
        <Note kind="warn">
          {counted(waiting.lines.length, 'part')} from before you logged in could not be added yet.
          Nothing is lost: we try again by ourselves.
        </Note>
      )}
      {owner !== '' && refused?.by === owner && lines.length > 0 && (
        <Note kind="warn">
          <p className="font-medium">
            {counted(lines.length, 'part')} from before you logged in could not be added:{' '}
            {refused.words}
          </p>
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {lines.map(({ partsId, quantity, name }) => (
              <li key={partsId}>
                <span className="figures">{figure(quantity)}</span> × {name || partsId}
              </li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => void bringAgain(owner).finally(() => setRead((times) => times + 1))}
            >
              Try again
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => change({ lines: [], refused: null })}
            >
              Leave them out
            </Button>
          </div>
        </Note>
      )}
    </>
  )
}

function Came({ merged, onRead }: { merged: NonNullable<Stored['merged']>; onRead: () => void }) {
  const summed = merged.lines.filter(({ had }) => had > 0)
  return (
    <Note
      kind="good"
      action={
        <Button size="small" variant="quiet" onClick={onRead}>
          Close
        </Button>
      }
    >
      <p>{counted(merged.lines.length, 'part')} from before you logged in came into this basket.</p>
      {summed.length > 0 && (
        <>
          <p className="mt-1">These were in it already, so their pieces were added up:</p>
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {summed.map(({ partsId, name, had, added }) => (
              <li key={partsId} className="figures">
                {name}: {figure(had)} + {figure(added)} = {figure(had + added)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
