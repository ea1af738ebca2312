import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookPayment, findAccount } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { addEvent, type OrderRow, orderMailValues, queueOrderMail } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { insertRefund } from '../store.ts'
import { insertTransfer, insertTransferPayment, updateLying } from './store.ts'

type Moved = {
  minor: number
  /** Why the order does not take it, behind "since it is". */
  why: string
}

/**
 * Moves money on that lies on an order and is not its price: it becomes its company's credit, or, without an account, is to be paid
 * out. Its buyer is told. The caller holds the locks of account and order.
 */
export async function moveOn(shop: Shop, sql: Sql, order: OrderRow, { minor, why }: Moved) {
  const { id: orderId, companyId, currency } = order
  if (!companyId) throw new Error(`the order ${orderId} by transfer is of no company`)
  const account = await findAccount(sql, companyId)
  const isCredit = account?.currency === currency
  const about = { orderId, amountMinor: -minor, note: why, actorId: null }
  if (isCredit) {
    const creditEntryId = await bookPayment(sql, {
      companyId,
      amountMinor: minor,
      day: null,
      numbers: [],
      actorId: null,
      orderId,
      reference: orderNumber(order),
      note: `came for ${orderNumber(order)}, which is ${why}`,
    })
    await insertTransfer(sql, { ...about, kind: 'credited', creditEntryId })
  } else {
    const payment = { orderId, amountMinor: minor, currency, status: 'surplus' } as const
    const { id: paymentId } = await insertTransferPayment(sql, payment)
    await insertRefund(sql, {
      id: newId(),
      paymentId,
      amountMinor: minor,
      cancellationId: null,
      actorId: null,
      reason: `the order is ${why}`,
    })
    await insertTransfer(sql, { ...about, kind: 'returned', paymentId })
  }
  await updateLying(sql, orderId, 0)
  const amount = formatMoney(minor, currency)
  const kind = isCredit ? 'transfer-credited' : 'transfer-returned'
  await addEvent(sql, orderId, kind, { by: 'shop', actorId: null, note: amount }, null)
  await queueOrderMail(shop, sql, order, {
    event: `transfer-left:${newId()}`,
    kind: 'transfer-left',
    values: {
      ...(await orderMailValues(shop, sql, order)),
      came: amount,
      why,
      isCredit,
    },
  })
}
