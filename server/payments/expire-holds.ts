import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import {
  findExpired,
  findExpiring,
  lockOrder,
  orderMailValues,
  queueOrderMail,
  takeExpiring,
  transferAbout,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { callOff } from './cancel-order.ts'

const batch = 200
/** Buyers are told a day ahead, or when a quarter of a shorter hold is left. */
const warnMinutes = (holdMinutes: number) => Math.min(24 * 60, Math.ceil(holdMinutes / 4))

/**
 * The job that ends holds whose time is over, all of them: however many cannot be ended, the others are. What turned out
 * to be paid stays; what fails is tried again next time.
 */
export async function expireHolds(shop: Shop): Promise<void> {
  let expired = await findExpired(shop.database.sql, batch, undefined)
  while (expired.length > 0) {
    for (const { id } of expired) await expireHold(shop, id)
    expired = await findExpired(shop.database.sql, batch, expired.at(-1))
  }
}

async function expireHold(shop: Shop, id: string) {
  try {
    const order = await shop.database.transaction((sql) => lockOrder(sql, id))
    await callOff(shop, order, { by: 'shop', actorId: null, note: 'the hold ended' }, 'expired')
  } catch (error) {
    const level = error instanceof Refusal ? 'warn' : 'error'
    shop.log[level]({ orderId: id, err: error }, 'a hold could not be ended')
  }
}

/**
 * The job that tells buyers, once an order, that their hold ends soon: each in a transaction of its own, which locks the
 * order as everybody does.
 */
export async function warnHolds(shop: Shop): Promise<void> {
  const { sql, transaction } = shop.database
  const within = warnMinutes(orderRulesOf(shop).holdMinutes)
  for (const { id } of await findExpiring(sql, within, batch))
    await transaction((inside) => warnHold(shop, inside, id, within))
}

async function warnHold(shop: Shop, sql: Sql, id: string, within: number) {
  const order = await lockOrder(sql, id)
  // told, paid or ended meanwhile
  if (!(await takeExpiring(sql, id, within))) return
  await queueOrderMail(shop, sql, order, {
    event: `hold-ends:${id}`,
    kind: 'hold-ends',
    values: await orderMailValues(shop, sql, order, await transferAbout(shop, sql, order)),
  })
}
