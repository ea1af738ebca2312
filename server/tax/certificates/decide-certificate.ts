import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { lockCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { selectCertificate, updateCertificate } from './store.ts'
import { tellOfCertificate } from './tell-company.ts'

/** What an admin decides of a certificate: it holds from then on, or no more. */
export async function decideCertificate(
  shop: Shop,
  caller: User,
  { id, state, note }: Input<Calls['decideCertificate']>,
): Promise<Output<Calls['decideCertificate']>> {
  return await shop.database.transaction(async (sql) => {
    const companyId = (await selectCertificate(sql, id))?.companyId
    // under the company's lock, it is read as it stands now
    if (!companyId || !(await lockCompany(sql, companyId))) throw new Refusal('not_found')
    const { state: before, number } = (await selectCertificate(sql, id))!
    if (before === state) return { modifiedCount: 0 }
    await updateCertificate(sql, { id, state, note, decidedBy: caller.id })
    await writeAudit(sql, caller.id, `company-certificate-${state}`, companyId, {
      number,
      before: { state: before },
      after: { state, note },
    })
    await tellOfCertificate(shop, sql, { companyId, number, what: state, note, endsOn: '' })
    return { modifiedCount: 1 }
  })
}
