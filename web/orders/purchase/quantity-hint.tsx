import type { Part } from '../../../contract/parts/parts.ts'
import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { largestOrder, leastOf, mostOf, pricedPart } from '../../../contract/pricing/price.ts'
import type { WayToPay } from '../../trade/credit/way-to-pay.ts'
import { figure } from '../../ui/words/amounts.tsx'

/** How many pieces of a part one order takes. */
export function QuantityHint({ part, pay }: { part: Part; pay: WayToPay }) {
  const { orderMultiple, quantity, currency, maxQuantity, pack } = part
  const priced = pricedPart(part)
  const most = largestOrder(priced, quantity, pay.most)
  const takesAll = most >= mostOf(priced, quantity)
  return (
    <>
      From {figure(leastOf(priced))} to {figure(most)}
      {orderMultiple > 1 && `, in steps of ${figure(orderMultiple)}`}
      {pack && `, ${pack.name} of ${figure(pack.size)}`}.
      {maxQuantity !== null &&
        maxQuantity < quantity &&
        ` One order takes at most ${figure(mostOf(priced, maxQuantity))}.`}
      {!takesAll && ` ${limitWords(formatMoney(chargeLimits.max, currency), pay)}`}
    </>
  )
}

/** What one card payment takes, and by which other way more can be ordered. */
function limitWords(limit: string, { ways }: WayToPay): string {
  if (ways.includes('account'))
    return `One payment takes at most ${limit}: more can be ordered on account.`
  if (ways.includes('transfer'))
    return `One payment takes at most ${limit}: more can be paid by transfer.`
  return `One payment takes at most ${limit}.`
}
