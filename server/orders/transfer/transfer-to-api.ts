import type { OrderTransfer } from '../../../contract/orders/transfers.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import type { OrderRow } from '../store.ts'
import { restOf, transferCode, transferReference } from './pay-to.ts'
import { selectCame } from './store.ts'

/** How an order is paid by transfer, and what of it came. */
export async function transferToApi(shop: Shop, order: OrderRow): Promise<OrderTransfer> {
  const [{ seller }, came] = await Promise.all([
    readRecord(shop),
    selectCame(shop.database.sql, order.id),
  ])
  return {
    reference: transferReference(order),
    payTo: seller.payTo,
    rest: toMajor(restOf(order), order.currency),
    came: came.map(({ id, amountMinor, day, reference, byBank }) => ({
      _id: id,
      amount: toMajor(amountMinor, order.currency),
      on: day,
      reference,
      byBank,
    })),
    code: transferCode(order, seller),
  }
}
