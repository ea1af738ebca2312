import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import type { PricedPart } from '../../../contract/pricing/price.ts'
import { isTooDear } from '../../../contract/pricing/quantity-problem.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop } from '../../shop.ts'

/** Refuses a part whose least order costs more than one card payment takes: nobody could order it. */
export function checkPayable(shop: Shop, part: PricedPart) {
  if (isTooDear(part))
    throw new Refusal('part_too_dear', { max: formatMoney(chargeLimits.max, shop.config.currency) })
}
