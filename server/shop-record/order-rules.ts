import type { OrderRules } from '../../contract/shop-record/order-rules.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import type { Config } from '../config/config.ts'
import type { Shop } from '../shop.ts'

/** What a shop begins with: three days, nobody has to look, any amount, prices without tax. */
export const firstOrderRules: OrderRules = {
  holdMinutes: 4_320,
  release: 'auto',
  least: 0,
  prices: 'net',
}

/** The rules with what the operator has set. */
export const lockedRules = (
  { recordLocks: given }: Pick<Config, 'recordLocks'>,
  rules: OrderRules,
): OrderRules => ({
  ...rules,
  holdMinutes: given['orders.holdMinutes'] ?? rules.holdMinutes,
  release: given['orders.release'] ?? rules.release,
  prices: given['orders.prices'] ?? rules.prices,
})

/**
 * How orders are taken, as this instance knows it: requests and jobs keep up with the record, so it is a second old at most.
 * The database is not asked, which nobody may do beside a transaction of their own.
 */
export const orderRulesOf = ({ config, record }: Pick<Shop, 'config' | 'record'>): OrderRules =>
  lockedRules(config, { ...firstOrderRules, ...(record.changed as Partial<ShopRecord>).orders })
