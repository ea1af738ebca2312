import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { refuseState } from './refuse-state.ts'
import { selectPartner, updateState } from './store.ts'
import { lockWithAccounts, takeBack } from './take-back.ts'

/**
 * Takes back what was decided of a line: it is open again. Payments are taken back by entries of their own; one that the bank
 * returned is no longer said to be, and both lines are open.
 */
export async function undoBankLine(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['undoBankLine']>,
): Promise<Output<Calls['undoBankLine']>> {
  await shop.database.transaction(async (sql) => {
    const partner = await selectPartner(sql, id)
    const lines = await lockWithAccounts(sql, partner ? [id, partner] : [id])
    const line = lines.find((one) => one.id === id)
    if (!line) throw new Refusal('not_found')
    if (line.state === 'open' || line.state === 'suggested') refuseState(line)
    if (line.state === 'returned' && (await selectPartner(sql, id)) !== partner) refuseState(line)
    const minor = await takeBack(shop, sql, line, caller.id)
    const reopened = line.state === 'returned' ? lines : [line]
    for (const one of reopened)
      await updateState(sql, one.id, { state: 'open', note: '', returns: null })
    await writeAudit(sql, caller.id, 'bank-line-undone', id, {
      name: line.name,
      before: { state: line.state, note: line.note, amount: formatMoney(minor, line.currency) },
    })
    await shop.enqueue(sql, 'match-bank-lines', {})
  })
  return { deletedCount: 1 }
}
