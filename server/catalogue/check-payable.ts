import { chargeLimits, formatMoney } from '../../contract/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop } from '../shop.ts'

/** Refuses a part whose minimum quantity costs more than one card payment takes: nobody could order it. */
export function checkPayable(shop: Shop, priceMinor: number, minQuantity: number) {
  if (priceMinor * minQuantity > chargeLimits.max)
    throw new Refusal('part_too_dear', { max: formatMoney(chargeLimits.max, shop.config.currency) })
}
