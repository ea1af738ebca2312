import { Refusal } from '../../../contract/refusals.ts'
import { endMembershipsOf } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { deleteSalt } from '../first-admin/store.ts'
import { countAdmins, lockRoles, selectUser, updateRole } from '../store.ts'

type Changing = Pick<Shop, 'database' | 'enqueue'>

/**
 * Makes somebody an admin or takes it from them, audited. Answers 1, or 0 when they were it already. `actorId` is null
 * for the operator at the command line. The last admin stays.
 */
export async function changeRole(
  shop: Changing,
  actorId: string | null,
  email: string,
  role: 'admin' | null,
): Promise<number> {
  return await shop.database.transaction(async (sql) => {
    await lockRoles(sql)
    if (role) return await giveRole(shop, sql, { actorId, email, action: 'promoted' })
    if (!(await selectUser(sql, email))) throw new Refusal('not_found')
    const changed = await updateRole(sql, email, null)
    if (changed === 0) return 0
    if ((await countAdmins(sql)) === 0) throw new Refusal('last_admin')
    await writeAudit(sql, actorId, 'demoted', email, {
      before: { role: 'admin' },
      after: { role: 'buyer' },
    })
    return changed
  })
}

type Given = { actorId: string | null; email: string; action: 'promoted' | 'became-first-admin' }

/**
 * Makes somebody an admin, audited, in a transaction that has locked the roles. Admins of the shop do not buy: their
 * memberships end. Where there is an admin, no code makes a first one.
 */
export async function giveRole(
  shop: Changing,
  sql: Sql,
  { actorId, email, action }: Given,
): Promise<number> {
  const user = await selectUser(sql, email)
  if (!user) throw new Refusal('not_found')
  const changed = await updateRole(sql, email, 'admin')
  if (changed === 0) return 0
  await deleteSalt(sql)
  await endMembershipsOf(shop, sql, user.id, { id: actorId, name: 'The shop' })
  await writeAudit(sql, actorId, action, email, {
    before: { role: 'buyer' },
    after: { role: 'admin' },
  })
  return changed
}
