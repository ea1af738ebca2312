import { Refusal } from '../../contract/refusals.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findExpired, lockOrder, takeExpiring } from '../orders/find-order.ts'
import { orderMailValues } from '../orders/order-mail-values.ts'
import type { Shop } from '../shop.ts'
import { callOff } from './cancel-order.ts'

const batch = 200
/** Buyers are told a day ahead, or when a quarter of a shorter hold is left. */
const warnMinutes = (holdMinutes: number) => Math.min(24 * 60, Math.ceil(holdMinutes / 4))

/** The job that ends holds whose time is over. What turned out to be paid stays; what fails is tried again next time. */
export async function expireHolds(shop: Shop): Promise<void> {
  for (const { id } of await findExpired(shop.database.sql, batch)) {
    try {
      const order = await shop.database.transaction((sql) => lockOrder(sql, id))
      await callOff(shop, order, { by: 'shop', actorId: null, note: 'the hold ended' }, 'expired')
    } catch (error) {
      const level = error instanceof Refusal ? 'warn' : 'error'
      shop.log[level]({ orderId: id, err: error }, 'a hold could not be ended')
    }
  }
}

/** The job that tells buyers, once an order, that their hold ends soon. */
export async function warnHolds(shop: Shop): Promise<void> {
  await shop.database.transaction(async (sql) => {
    const due = await takeExpiring(sql, warnMinutes(shop.config.holdMinutes), batch)
    for (const { id } of due) {
      const order = await lockOrder(sql, id)
      await queueMail(shop, sql, {
        event: `hold-ends:${id}`,
        kind: 'hold-ends',
        to: order.email,
        orderId: id,
        values: await orderMailValues(shop.config, sql, order),
      })
    }
  })
}
