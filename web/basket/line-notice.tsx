import type { BasketLine } from '../../contract/basket.ts'
import { usePriceWords } from '../trade/pricing/price.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { changeLine } from './change-lines.ts'
import type { LineState } from './line-state.ts'

type Props = { line: BasketLine; state: LineState; onRemove: (line: BasketLine) => void }

/** What is wrong with a line and what has changed, with what can be done about it by one click. */
export function LineNotice({ line, state, onRemove }: Props) {
  const { problem, changed } = state
  const inWords = usePriceWords()
  if (!problem && !changed) return null
  const fix = problem?.fix
  const take = (quantity: number) => changeLine(line, { quantity })
  return (
    <Note
      kind="warn"
      className="flex-wrap"
      action={
        <span className="flex flex-wrap gap-2">
          {fix && (
            <Button size="small" onClick={() => take(fix.quantity)}>
              {fix.words}
              <span className="sr-only"> of {line.partsName}</span>
            </Button>
          )}
          {problem && !fix && (
            <Button size="small" onClick={() => onRemove(line)}>
              Take it out<span className="sr-only">: {line.partsName}</span>
            </Button>
          )}
          {!problem && (
            <Button size="small" onClick={() => take(line.quantity)}>
              Accept<span className="sr-only"> the new price of {line.partsName}</span>
            </Button>
          )}
        </span>
      }
    >
      {problem && <p>{problem.words}</p>}
      {changed && <p>{changed(inWords)}</p>}
    </Note>
  )
}
