import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { endSessionsOf } from './ownership/store.ts'
import { deleteFactors, selectUser } from './store.ts'

/** Logs somebody out everywhere: their sessions end, and the tokens with these. Audited. */
export async function endSessions(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['endSessions']>,
): Promise<Output<Calls['endSessions']>> {
  return await shop.database.transaction(async (sql) => {
    const user = await selectUser(sql, email)
    if (!user) throw new Refusal('not_found')
    const deletedCount = await endSessionsOf(sql, user.id)
    await writeAudit(sql, caller.id, 'sessions ended', email, { sessions: deletedCount })
    return { deletedCount }
  })
}

/**
 * Takes the second factor and every passkey from somebody who lost them, and ends their sessions: for the operator, who
 * has made sure who asks (docs/operations.md). Audited with no actor. Answers how many factors there were.
 */
export async function dropFactors(shop: Pick<Shop, 'database'>, email: string): Promise<number> {
  return await shop.database.transaction(async (sql) => {
    const user = await selectUser(sql, email)
    if (!user) throw new Refusal('not_found')
    const factors = await deleteFactors(sql, user.id)
    const sessions = await endSessionsOf(sql, user.id)
    await writeAudit(sql, null, 'factors dropped', email, { factors, sessions })
    return factors
  })
}
