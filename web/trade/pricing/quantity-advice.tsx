import { toMajor } from '../../../contract/pricing/money.ts'
import { adviceFor, leastOf, pricedPart } from '../../../contract/pricing/price.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { mostPaid } from './most-paid.ts'
import { nearestQuantity } from './nearest-quantity.ts'
import type { Orderable } from './orderable.ts'
import { usePriceWords } from './price.tsx'
import { quantityFault } from './quantity-fault.ts'

type Props = {
  part: Orderable
  quantity: number
  onTake: (quantity: number) => void
  /** What the order comes to at most, in minor units. */
  most?: number
}

/**
 * What would be better than so many pieces, and a button that takes it: a larger quantity that costs less in total, or
 * what is missing to the next price. For a quantity that is none, the nearest that is.
 */
export function QuantityAdvice({ part, quantity, onTake, most = mostPaid() }: Props) {
  const inWords = usePriceWords()
  const advised = advise(part, quantity, most, (minor) =>
    inWords(part, toMajor(minor, part.currency)),
  )
  return (
    <div aria-live="polite">
      {advised && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <span className="figures min-w-0">{advised.words}</span>
          <Button size="small" onClick={() => onTake(advised.take)}>
            Take {figure(advised.take)}
          </Button>
        </p>
      )}
    </div>
  )
}

function advise(
  part: Orderable,
  quantity: number,
  most: number,
  inMoney: (minor: number) => string,
): { words: string; take: number } | null {
  const priced = pricedPart(part)
  if (quantityFault(part, quantity, most)) return fix(part, quantity, most)
  const advice = adviceFor(priced, quantity, part.quantity, most)
  if (!advice) return null
  const { more, unitMinor, changeMinor } = advice
  const total =
    changeMinor === 0
      ? 'stays the same'
      : `${changeMinor < 0 ? 'falls' : 'rises'} by ${inMoney(Math.abs(changeMinor))}`
  return {
    words: `${figure(more)} more and each costs ${inMoney(unitMinor)}: total ${total}`,
    take: advice.quantity,
  }
}

/** What can be ordered instead of what cannot. */
function fix(part: Orderable, quantity: number, most: number) {
  const take = nearestQuantity(part, quantity, most)
  if (take === null || take === quantity) return null
  return { words: fixWords(part, quantity, take), take }
}

function fixWords(part: Orderable, quantity: number, take: number) {
  if (take < quantity) return `The most that can be ordered is ${figure(take)}`
  if (quantity < leastOf(part)) return `The least that can be ordered is ${figure(take)}`
  return part.orderMultiple > 1
    ? `Orders are a multiple of ${figure(part.orderMultiple)}: the next is ${figure(take)}`
    : `The next whole number is ${figure(take)}`
}
