import { givenReferences, noReferences } from '../contract/orders/references.ts'
import { toMajor } from '../contract/pricing/money.ts'
import { leastOf, priceOf } from '../contract/pricing/price.ts'
import { lockForOrder } from '../server/catalogue/index.ts'
import type { Sql } from '../server/database/database.ts'
import { placeLines } from '../server/orders/placing/place-lines.ts'
import { areTransfersOn } from '../server/orders/transfer/pay-to.ts'
import type { Shop, User } from '../server/shop.ts'

/** Lets the demo's company have an order that waits for its transfer. */
export async function seedTransfer(
  shop: Shop,
  sql: Sql,
  buyer: User,
  {
    partId,
    shipTo,
    phone,
  }: {
    partId: string
    shipTo: NonNullable<Parameters<typeof placeLines>[3]['shipTo']>
    phone: string
  },
) {
  if (!(await areTransfersOn(shop, sql))) return
  const part = (await lockForOrder(sql, [partId])).get(partId)!
  const { quantity, totalMinor } = priceOf(part, leastOf(part))
  const price = toMajor(totalMinor, shop.config.currency)
  await placeLines(shop, sql, buyer, {
    lines: [{ partsId: partId, quantity, price, ownNumber: '', note: '' }],
    shipTo,
    number: phone,
    others: '',
    method: 'transfer',
    reduce: false,
    ...givenReferences(noReferences),
    purchaseOrder: '4500-140',
    samePurchaseOrder: 'allow',
  })
}
