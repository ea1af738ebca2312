import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { currentWay } from '../../database/way.ts'
import { selectCeilings } from './store.ts'

/**
 * Refuses an order by a key that would go beyond what its maker lets it spend: with one order, or within 24 hours with all
 * that it placed, cancelled ones among them. The caller holds the lock of the buyer's orders, so that of two at once the second sees
 * the first. People are bound by no key.
 */
export async function checkCeilings(sql: Sql, totalMinor: number, currency: string) {
  const { keyId } = currentWay()
  if (!keyId) return
  const { orderMinor, dayMinor, placedMinor } = await selectCeilings(sql, keyId)
  const words = (minor: number) => formatMoney(minor, currency)
  if (orderMinor !== null && totalMinor > orderMinor)
    throw new Refusal('key_ceiling', {
      ceiling: words(orderMinor),
      span: 'with one order',
      total: words(totalMinor),
    })
  if (dayMinor !== null && placedMinor + totalMinor > dayMinor)
    throw new Refusal('key_ceiling', {
      ceiling: words(dayMinor),
      span: 'within 24 hours',
      total: words(placedMinor + totalMinor),
    })
}

/** Refuses whoever orders by no key that has both ceilings: an assistant is never let order without bounds. */
export async function requireCeilings(sql: Sql) {
  const { keyId } = currentWay()
  const ceilings = keyId ? await selectCeilings(sql, keyId) : null
  if (ceilings?.orderMinor == null || ceilings.dayMinor == null)
    throw new Refusal('ceilings_missing')
}
