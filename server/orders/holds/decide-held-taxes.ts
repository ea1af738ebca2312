import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { findTaxedParts } from '../../catalogue/index.ts'
import { commit, uncommit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder, type OrderRow } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { selectLines } from '../lines/store.ts'
import { type DecidedTaxes, readTaxes, taxedPlace, taxesOf } from '../tax/decide-taxes.ts'
import { replaceTaxes } from '../tax/store.ts'
import { goOn } from './go-on.ts'
import { isCounted } from './require-no-hold.ts'
import { endHolds, selectHeldFor } from './store.ts'

/** The job: what is said of a company's tax number by now decides the taxes of its orders that wait for that. */
export async function decideHeldTaxes(
  shop: Shop,
  { companyId }: { companyId: string },
): Promise<void> {
  for (const id of await selectHeldFor(shop.database.sql, companyId, 'tax_id'))
    await shop.database.transaction(async (sql) => await decide(shop, sql, id))
}

/** While the number is open still, or a rate is missing, the order waits on. */
async function decide(shop: Shop, sql: Sql, id: string) {
  const held = await lockOrder(sql, id)
  if (!held.holds.includes('tax_id')) return
  const decided = await taxesNow(shop, sql, held)
  if (!decided || decided.areOpen) return
  await replaceTaxes(sql, id, decided)
  await endHolds(sql, id, ['tax_id'], null)
  if (isCounted(held)) await countAnew(sql, held, decided.taxMinor - held.taxMinor)
  const note = `Taxes: ${formatMoney(decided.taxMinor, held.currency)}`
  await addEvent(sql, id, 'taxes-decided', { by: 'shop', actorId: null, note }, null)
  await goOn(shop, sql, await lockOrder(sql, id), 'tax_id')
}

async function taxesNow(shop: Shop, sql: Sql, order: OrderRow): Promise<DecidedTaxes | null> {
  const [lines, known] = await Promise.all([
    selectLines(sql, order.id),
    readTaxes(shop, sql, order.shipTo, order.companyId),
  ])
  const parts = await findTaxedParts(sql, [...new Set(lines.map(({ partId }) => partId))])
  const sold = lines.map(({ partId, quantity, unitPriceMinor }) => ({
    ...parts.get(partId)!,
    netMinor: quantity * unitPriceMinor,
  }))
  try {
    const place = taxedPlace(known, order.shipTo, order.shipping?.kind)
    return taxesOf(known, place, sold, order.shippingMinor)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What the order comes to counts against the limit, from now on with its taxes as they are. */
async function countAnew(sql: Sql, { id, companyId }: OrderRow, moreMinor: number) {
  if (moreMinor === 0) return
  const counted = { companyId: companyId!, orderId: id, actorId: null }
  if (moreMinor > 0) await commit(sql, { ...counted, amountMinor: moreMinor })
  else await uncommit(sql, { ...counted, amountMinor: -moreMinor })
}
