import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { lockOwnCompany } from '../companies/index.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { updateCompanyOf } from './store.ts'

/** Brings own orders of before along into the company: all that are named, or none. */
export async function claimOrders(
  { database }: Shop,
  caller: User,
  { orderIds }: Input<Calls['claimOrders']>,
): Promise<Output<Calls['claimOrders']>> {
  const wanted = [...new Set(orderIds.map((id) => id.toLowerCase()))]
  return await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const { own, changed } = await updateCompanyOf(sql, wanted, caller.id, _id)
    if (own < wanted.length) throw new Refusal('not_found')
    if (changed > 0)
      await writeAudit(sql, caller.id, 'company-orders-claimed', _id, { orders: changed })
    return { modifiedCount: changed }
  })
}
