import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { refuseState } from './refuse-state.ts'
import { lockLine, updateState } from './store.ts'

/** Says that a line is no payment of a company, and why. */
export async function ignoreBankLine(
  { database }: Shop,
  caller: User,
  { id, note }: Input<Calls['ignoreBankLine']>,
): Promise<Output<Calls['ignoreBankLine']>> {
  await database.transaction(async (sql) => {
    const line = await lockLine(sql, id)
    if (!line) throw new Refusal('not_found')
    if (!['open', 'suggested', 'ignored'].includes(line.state)) refuseState(line)
    await updateState(sql, id, { state: 'ignored', note, returns: null })
    await writeAudit(sql, caller.id, 'bank-line-ignored', id, {
      name: line.name,
      before: { state: line.state, note: line.note },
      after: { state: 'ignored', note },
    })
  })
  return { modifiedCount: 1 }
}
