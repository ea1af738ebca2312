import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import type { PriceWords } from '../../trade/pricing/price.tsx'
import { change, figure, money } from '../../ui/words/amounts.tsx'

/** One line of a past order, beside its part as it is today; null when it has left the shop. */
export type PastLine = {
  partsId: string
  partsName: string
  mpn: string
  /** How many are wanted now; `ordered` were then. */
  quantity: number
  ordered: number
  unitPrice: number
  currency: string
  ownNumber: string
  note: string
  part: PartFacts | null
}

/** What has changed in the price of a piece, in words and money; `way` is 0 when nothing has. */
export type Difference = { way: -1 | 0 | 1; words: string; total: string | null }

/** Compares what one piece cost then with today, and what that comes to for so many pieces: without tax, unless `inWords` writes it otherwise. */
export function differenceOf(
  then: { unitPrice: number; currency: string },
  part: PartFacts,
  quantity: number,
  inWords: PriceWords = ({ currency }, amount) => money(amount, currency),
): Difference {
  const { currency } = part
  if (then.currency !== currency) return { way: 0, words: 'Another currency then', total: null }
  const price = priceOf(pricedPart(part), quantity)
  const before = toMinor(then.unitPrice, currency)
  const each = price.unitMinor - before
  if (each === 0) return { way: 0, words: 'The same price', total: null }
  const inMoney = (minor: number) => inWords(part, toMajor(Math.abs(minor), currency))
  const more = each > 0 ? 'more' : 'less'
  return {
    way: each > 0 ? 1 : -1,
    words: `${inMoney(each)} ${more} each (${change(each / before)})`,
    total: `${inMoney(each * price.quantity)} ${more} for ${figure(price.quantity)}`,
  }
}
