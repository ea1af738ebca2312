import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { chargeLimits, toMajor } from '../../../contract/pricing/money.ts'
import { adviceFor, priceOf } from '../../../contract/pricing/price.ts'
import type { PricedLine } from '../../../contract/pricing/prices.ts'
import { quantityProblem } from '../../../contract/pricing/quantity-problem.ts'
import { refusals } from '../../../contract/refusals.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { findPartsById } from '../search/find-parts.ts'
import type { PartRow } from './store.ts'
import { factsToApi, orderedRow } from './to-api.ts'

/** Prices lines, each by itself: nothing is held, and an order says so when it is not the same any more. */
export async function getPrices(
  shop: Shop,
  _caller: Anyone,
  { items }: Input<Calls['getPrices']>,
): Promise<Output<Calls['getPrices']>> {
  const { currency } = shop.config
  const ids = [...new Set(items.map(({ partsId }) => partsId.toLowerCase()))]
  const parts = new Map(
    (await findPartsById(shop.database.sql, ids)).map((part) => [part.id, part]),
  )
  return {
    currency,
    lines: items.map(({ partsId, quantity: wanted }) => {
      const part = parts.get(partsId.toLowerCase())
      return part ? priceLine(part, wanted, shop) : unknownLine(partsId, wanted)
    }),
  }
}

function unknownLine(partsId: string, wanted: number) {
  const message: string = refusals.not_found[1]
  const problems = [{ code: 'not_found' as const, message }]
  return { partsId, part: null, wanted, quantity: null, problems }
}

/** What so many pieces of a part come to now, and what would cost less. */
export function priceLine(
  part: PartRow,
  wanted: number,
  shop: Pick<Shop, 'config' | 'record'>,
): PricedLine {
  const { currency } = shop.config
  const major = (minor: number) => toMajor(minor, currency)
  const { quantity, unitMinor, totalMinor, why } = priceOf(part, wanted)
  const advice = adviceFor(part, quantity, part.quantity, chargeLimits.max)
  return {
    partsId: part.id,
    wanted,
    quantity,
    available: part.quantity,
    why,
    part: factsToApi(part, shop),
    unitPrice: major(unitMinor),
    listPrice: major(part.priceMinor),
    total: major(totalMinor),
    advice: advice
      ? {
          kind: advice.kind,
          quantity: advice.quantity,
          more: advice.more,
          unitPrice: major(advice.unitMinor),
          total: major(advice.totalMinor),
          change: major(advice.changeMinor),
        }
      : null,
    problems: problemsOf(part, [wanted, quantity], currency),
  }
}

/** Each problem once. */
function problemsOf(part: PartRow, quantities: number[], currency: string): PricedLine['problems'] {
  const found = quantities.flatMap(
    (pieces) => quantityProblem(orderedRow(part), pieces, currency) ?? [],
  )
  const byCode = new Map(found.map(({ code, words }) => [code, { code, message: words }]))
  return [...byCode.values()]
}
