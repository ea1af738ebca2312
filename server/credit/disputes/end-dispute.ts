import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { lockAccount } from '../store.ts'
import { tellPayers } from '../tell-payers.ts'
import { selectDispute, updateEnded } from './store.ts'
import { disputedAmount } from './to-api.ts'

/** Accepts or rejects a dispute. Who pays for its company is told. */
export async function endDispute(
  shop: Shop,
  caller: User,
  { id, state, answer }: Input<Calls['endDispute']>,
): Promise<Output<Calls['endDispute']>> {
  return await shop.database.transaction(async (sql) => {
    const asked = await selectDispute(sql, id)
    if (!asked) throw new Refusal('not_found')
    const { companyId, company, reason } = asked
    await lockAccount(sql, companyId)
    if (!(await updateEnded(sql, id, { state, answer, actorId: caller.id }))) {
      const now = await selectDispute(sql, id)
      throw new Refusal('dispute_ended', { state: now?.state ?? asked.state })
    }
    const invoice = invoiceNumber(asked.invoice)
    await writeAudit(sql, caller.id, 'company-dispute-ended', companyId, {
      name: company,
      after: { invoice, reason, state, answer },
    })
    await tellPayers(shop, sql, companyId, {
      event: `dispute-ended:${id}`,
      kind: 'dispute-ended',
      values: { company, invoice, amount: disputedAmount(asked), reason, state, answer },
    })
    return { modifiedCount: 1 }
  })
}
