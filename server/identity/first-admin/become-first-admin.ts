import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { giveRole } from '../people/change-role.ts'
import { countAdmins, lockRoles } from '../store.ts'
import { codeOf, isCode } from './code.ts'
import { selectSalt } from './store.ts'

/**
 * Makes the caller the first admin by the code that the shop's start told. Refuses with confirm_email_first,
 * first_admin_there, first_admin_code. Of two at once one becomes it: changes of roles queue at one lock.
 */
export async function becomeFirstAdmin(
  shop: Shop,
  caller: User,
  { code }: Input<Calls['becomeFirstAdmin']>,
): Promise<Output<Calls['becomeFirstAdmin']>> {
  if (!caller.isConfirmed) throw new Refusal('confirm_email_first', { email: caller.email })
  return await shop.database.transaction(async (sql) => {
    await lockRoles(sql)
    if ((await countAdmins(sql)) > 0) throw new Refusal('first_admin_there')
    const salt = await selectSalt(sql)
    if (!salt || !isCode(code, codeOf(shop.config.identities.secret, salt)))
      throw new Refusal('first_admin_code')
    const given = { actorId: caller.id, email: caller.email, action: 'became-first-admin' } as const
    return { modifiedCount: await giveRole(shop, sql, given) }
  })
}
