import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { actingCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { lockAccount } from '../store.ts'
import { selectDispute, updateEnded } from './store.ts'
import { tellSeller } from './tell-seller.ts'
import { disputedAmount } from './to-api.ts'

/** Withdraws a dispute of the company that the caller acts for, while nobody answered it. The seller is told. */
export async function withdrawDispute(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['withdrawDispute']>,
): Promise<Output<Calls['withdrawDispute']>> {
  const companyId = actingCompany(caller)._id
  await shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, companyId)
    const dispute = await selectDispute(sql, id)
    if (!account || dispute?.companyId !== companyId) throw new Refusal('not_found')
    const ended = { state: 'withdrawn', answer: '', actorId: caller.id } as const
    if (!(await updateEnded(sql, id, ended)))
      throw new Refusal('dispute_ended', { state: dispute.state })
    const { company } = account
    const { reason } = dispute
    const invoice = invoiceNumber(dispute.invoice)
    await writeAudit(sql, caller.id, 'company-dispute-withdrawn', companyId, {
      name: company,
      before: { invoice, reason },
    })
    const amount = disputedAmount(dispute)
    await tellSeller(shop, sql, { id, company, invoice, amount, reason, isWithdrawn: true })
  })
  return { deletedCount: 1 }
}
