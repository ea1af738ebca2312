import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { whoseOf } from '../whose.ts'
import { selectPurchases } from './store.ts'

/** The caller's last orders of a part: none for a part that they never bought. */
export async function listPurchasesOfPart(
  shop: Shop,
  caller: User,
  { partsId }: Input<Calls['listPurchasesOfPart']>,
): Promise<Output<Calls['listPurchasesOfPart']>> {
  const rows = await selectPurchases(shop.database.sql, {
    whose: whoseOf(caller, caller.company?.rights.includes('seeAll')),
    timeZone: await timeZoneOf(shop),
    partId: partsId,
    limit: 100,
  })
  const items = rows.map((row) => ({
    orderId: row.orderId,
    orderNumber: orderNumber(row),
    at: row.at.toISOString(),
    quantity: row.quantity,
    unitPrice: toMajor(row.unitPriceMinor, row.currency),
    currency: row.currency,
  }))
  return { items, next: null }
}
