import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { termsOf, termsProblem } from '../../../contract/freight/setup.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { refuseName } from '../refuse-name.ts'
import { inAudit } from './add-method.ts'
import { selectMethods, updateMethod, updatePositions } from './store.ts'

/** Changes a method, and its place among the others. */
export async function changeShippingMethod(
  { database }: Shop,
  caller: User,
  { id, position, name, carrier, note, isOn, ...terms }: Input<Calls['changeShippingMethod']>,
): Promise<Output<Calls['changeShippingMethod']>> {
  return await database.transaction(async (sql) => {
    await lockShipping(sql)
    const there = await selectMethods(sql)
    const from = there.findIndex((one) => one.id === id.toLowerCase())
    const before = there[from]
    if (!before) throw new Refusal('not_found')
    const after = {
      ...before,
      name: name ?? before.name,
      carrier: carrier ?? before.carrier,
      incoterms: termsOf(terms) ?? before.incoterms,
      note: note ?? before.note,
      isOn: isOn ?? before.isOn,
    }
    const to = Math.min(position ?? from + 1, there.length) - 1
    if (to === from && isDeepStrictEqual(before, after)) return { modifiedCount: 0 }
    refuseName(there, after)
    refuseTerms({ ...after, incoterm: terms.incoterm })
    await updateMethod(sql, after)
    if (to !== from) {
      const others = there.toSpliced(from, 1)
      await updatePositions(
        sql,
        others.toSpliced(to, 0, before).map((one) => one.id),
      )
    }
    await writeAudit(sql, caller.id, 'shipping-method-changed', before.id, {
      name: after.name,
      before: { ...inAudit(before), place: from + 1 },
      after: { ...inAudit(after), place: to + 1 },
    })
    return { modifiedCount: 1 }
  })
}

function refuseTerms(method: Parameters<typeof termsProblem>[0] & { carrier: string }) {
  const terms = termsProblem(method)
  if (terms) throw refused('incoterm', terms)
  if (method.kind === 'buyer_account' && method.carrier === '')
    throw refused('carrier', 'Say whose accounts these are')
}

const refused = (path: string, message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message }] })
