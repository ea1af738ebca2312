import type { BasketLine } from '../../contract/basket.ts'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { adviceFor, pricedPart } from '../../contract/pricing/price.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { mostPaid } from '../trade/pricing/most-paid.ts'
import { QuantityAdvice } from '../trade/pricing/quantity-advice.tsx'
import { WhyThisPrice } from '../trade/pricing/why-this-price.tsx'
import { changeLine } from './change-lines.ts'
import { LineNotice } from './line-notice.tsx'
import { lineState } from './line-state.ts'
import { LineWords } from './line-words.tsx'

type Props = {
  line: BasketLine
  isOpen: boolean
  /** What could not be done with it. */
  fault: Error | undefined
  onRemove: (line: BasketLine) => void
}

/**
 * What stands below a line: what is wrong, what has changed and what would cost less, each with what can be done about it.
 * All else is there for who opens it. Nothing, when there is nothing to say.
 */
export function lineBelow({ line, isOpen, fault, onRemove }: Props) {
  const { part, note } = line
  const state = lineState(line)
  const isFine = part !== null && state.problem === null
  const isCheaper = isFine && costsLess(part, line.quantity)
  if (!isOpen && !state.problem && !state.changed && !fault && !note && !isCheaper) return null
  return (
    <div className="space-y-2 md:ps-13">
      <LineNotice line={line} state={state} onRemove={onRemove} />
      {fault && <FaultNote error={fault} />}
      {isFine && (isOpen || isCheaper) && <Advice line={line} part={part} />}
      {isOpen ? (
        <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-2">
          {isFine && <WhyThisPrice part={part} quantity={line.quantity} />}
          <LineWords line={line} />
        </div>
      ) : (
        note && <p className="text-xs whitespace-pre-line text-soft">{note}</p>
      )}
    </div>
  )
}

/** Whether more pieces of it come to less money. */
function costsLess(part: PartFacts, quantity: number) {
  const advice = adviceFor(pricedPart(part), quantity, part.quantity, mostPaid())
  return advice !== null && advice.changeMinor < 0
}

const Advice = ({ line, part }: { line: BasketLine; part: PartFacts }) => (
  <QuantityAdvice
    part={part}
    quantity={line.quantity}
    onTake={(quantity) => changeLine(line, { quantity })}
  />
)
