import type { PartFacts } from '../../../contract/orders/lines.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { problemId } from './quantity.tsx'
import { stateOf } from './state.ts'

type Line = { partsId: string; partsName: string; part: PartFacts | null; quantity: number }

/**
 * What stands below a line: why it cannot be ordered as it is, and what could be. Nothing, when it can. Without `onTake` it is to be read alone.
 */
export function lineProblem(line: Line, onTake?: (quantity: number) => void) {
  const { problem, fix } = stateOf(line)
  if (!problem) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="sr-only">{line.partsName}: </span>
      <FieldError id={problemId(line.partsId)}>{problem}</FieldError>
      {fix && onTake && (
        <Button
          size="small"
          onClick={() => {
            // the button goes with the problem
            document
              .querySelector<HTMLElement>(`[data-quantity-of="${CSS.escape(line.partsId)}"]`)
              ?.focus()
            onTake(fix.quantity)
          }}
        >
          {fix.words}
          <span className="sr-only"> of {line.partsName}</span>
        </Button>
      )}
    </div>
  )
}
