import { ibanIn } from '../../../contract/bank/iban.ts'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord, type Seller, takesTransfers } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { OrderRow } from '../store.ts'
import { epcText } from './epc-text.ts'

/** Whether orders can be paid by transfer, by the shop's record as it is at this moment. */
export const areTransfersOn = async (
  shop: Pick<Shop, 'config' | 'database' | 'record'>,
  sql?: Sql,
) => takesTransfers(shop, (await readRecord(shop, sql)).seller)

/** What a transfer for an order names. */
export const transferReference = (order: Pick<OrderRow, 'number'>) =>
  creditorReference(orderNumber(order))

type Asked = Pick<OrderRow, 'method' | 'payableMinor' | 'depositMinor'>

/** What is to come for an order before it is confirmed, in minor units: all of it, or on account its deposit. */
export const askedMinor = ({ method, payableMinor, depositMinor }: Asked) =>
  method === 'account' ? depositMinor : payableMinor

/** Whether an order may be paid by transfer: as it was ordered, or its deposit. */
export const takesTransfer = ({ method, depositMinor }: Pick<Asked, 'method' | 'depositMinor'>) =>
  method === 'transfer' || depositMinor > 0

/** What is to come still by transfer for an order, in minor units. */
export const restOf = (order: OrderRow) =>
  takesTransfer(order) && order.status === 'unpaid' ? askedMinor(order) - order.paidMinor : 0

/** What a bank's app reads as a code; null where it reads none: in another currency than EUR, and while nothing is to come. */
export function transferCode(order: OrderRow, { name, payTo }: Seller): string | null {
  const iban = ibanIn(payTo)
  const amountMinor = restOf(order)
  if (!iban || order.currency !== 'eur' || amountMinor === 0) return null
  return epcText({ name, iban, amountMinor, reference: transferReference(order) })
}
