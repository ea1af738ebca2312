import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { leastOf, pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { inPacks } from './pack-words.ts'
import { WhyPrice } from './why-price.tsx'

/** Why so many pieces of a part, which can be ordered, cost what they cost. */
export function WhyThisPrice({ part, quantity }: { part: PartFacts; quantity: number }) {
  const priced = pricedPart(part)
  const { unitMinor, why } = priceOf(priced, quantity)
  const packs = inPacks(part.pack, quantity)
  const least = leastOf(priced)
  return (
    <WhyPrice
      quantity={quantity}
      unitPrice={toMajor(unitMinor, part.currency)}
      listPrice={part.price}
      currency={part.currency}
      from={why.from}
      more={[
        ...(part.orderMultiple > 1
          ? [`Orders are a multiple of ${figure(part.orderMultiple)}, at least ${figure(least)}.`]
          : []),
        ...(packs ? [`${figure(quantity)} pieces are ${packs}.`] : []),
      ]}
    />
  )
}
