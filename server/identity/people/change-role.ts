import { Refusal } from '../../../contract/refusals.ts'
import { endMembershipsOf } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop } from '../../shop.ts'
import { countAdmins, lockRoles, selectUser, updateRole } from '../store.ts'

/**
 * Makes somebody an admin or takes it from them, audited. Answers 1, or 0 when they were it already. `actorId` is null
 * for the operator at the command line. The last admin stays. Admins of the shop do not buy: their memberships end.
 */
export async function changeRole(
  shop: Pick<Shop, 'database' | 'enqueue'>,
  actorId: string | null,
  email: string,
  role: 'admin' | null,
): Promise<number> {
  return await shop.database.transaction(async (sql) => {
    await lockRoles(sql)
    const user = await selectUser(sql, email)
    if (!user) throw new Refusal('not_found')
    const changed = await updateRole(sql, email, role)
    if (role === null && changed > 0 && (await countAdmins(sql)) === 0)
      throw new Refusal('last_admin')
    if (changed > 0 && role)
      await endMembershipsOf(shop, sql, user.id, { id: actorId, name: 'The shop' })
    if (changed > 0)
      await writeAudit(sql, actorId, role ? 'promoted' : 'demoted', email, {
        before: { role: role ? 'buyer' : 'admin' },
        after: { role: role ?? 'buyer' },
      })
    return changed
  })
}
