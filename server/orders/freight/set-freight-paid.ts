import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { selectFreightOf, updateFreightPaid } from './store.ts'

/** Writes down whether the freight is paid that the invoice of a shipment asks for besides what its order paid. What a card or a gateway paid stays so. */
export async function setFreightPaid(
  shop: Shop,
  caller: User,
  { id, isPaid, reference }: Input<Calls['setFreightPaid']>,
): Promise<Output<Calls['setFreightPaid']>> {
  const found = await selectFreightOf(shop.database.sql, id)
  if (!found) throw new Refusal('not_found')
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, found.orderId)
    const before = await selectFreightOf(sql, id)
    if (!before) throw new Refusal('not_found')
    if (before.isByProvider) throw new Refusal('payment_of_card')
    const said = isPaid ? reference : ''
    if (before.isPaid === isPaid && before.reference === said) return { modifiedCount: 0 }
    await updateFreightPaid(sql, id, isPaid ? { actorId: caller.id, reference: said } : null)
    const amount = formatMoney(before.amountMinor, order.currency)
    await addEvent(
      sql,
      order.id,
      isPaid ? 'freight-paid' : 'freight-unpaid',
      { by: 'admin', actorId: caller.id, note: [amount, said].filter(Boolean).join(', ') },
      {
        action: isPaid ? 'order-freight-paid' : 'order-freight-unpaid',
        detail: {
          before: { isPaid: before.isPaid, reference: before.reference },
          after: { isPaid, reference: said },
        },
      },
    )
    return { modifiedCount: 1 }
  })
}
