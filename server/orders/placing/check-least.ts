import { formatMoney, toMinor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'

/** Refuses an order whose parts come to less than the shop's least, before freight and taxes. */
export function checkLeast(shop: Pick<Shop, 'config' | 'record'>, goodsMinor: number) {
  const { currency } = shop.config
  const leastMinor = toMinor(orderRulesOf(shop).least, currency)
  if (goodsMinor >= leastMinor) return
  const money = (minor: number) => formatMoney(minor, currency)
  throw new Refusal('order_below_least', {
    least: money(leastMinor),
    total: money(goodsMinor),
    missing: money(leastMinor - goodsMinor),
  })
}
