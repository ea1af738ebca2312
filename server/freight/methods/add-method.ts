import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { mostShipping, termsOf } from '../../../contract/freight/setup.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { refuseName } from '../refuse-name.ts'
import { insertMethod, type MethodRow, selectMethods } from './store.ts'

/** A method as the audit keeps it. */
export const inAudit = ({ id: _, position: __, ...method }: MethodRow) => method

/** Offers another way to send orders, after those that are there. */
export async function addShippingMethod(
  { database }: Shop,
  caller: User,
  given: Input<Calls['addShippingMethod']>,
): Promise<Output<Calls['addShippingMethod']>> {
  const id = newId()
  await database.transaction(async (sql) => {
    await lockShipping(sql)
    const there = await selectMethods(sql)
    refuseName(there, { id, name: given.name })
    if (there.length >= mostShipping.methods)
      throw new Refusal('shipping_full', { max: mostShipping.methods, what: 'methods' })
    const { incoterm: _, ...said } = given
    const method = { ...said, incoterms: termsOf(given) ?? [], id, position: there.length + 1 }
    await insertMethod(sql, method)
    await writeAudit(sql, caller.id, 'shipping-method-added', id, {
      name: method.name,
      after: inAudit(method),
    })
  })
  return { insertedId: id }
}
