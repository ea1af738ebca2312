import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { costCentreText } from '../../contract/companies/cost-centre-text.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { selectCostCentre } from './cost-centres-store.ts'

/**
 * To which cost centre an order is booked, as it is called now: the one that is named, else the member's own, else none (''),
 * which null names. Whoever buys for themselves has none.
 */
export async function bookedTo(
  sql: Sql,
  company: ActingFor | null,
  costCentreId: string | null | undefined,
): Promise<string> {
  if (costCentreId === null || (!company && costCentreId === undefined)) return ''
  const found =
    company &&
    (await selectCostCentre(sql, {
      companyId: company._id,
      memberId: company.memberId,
      id: costCentreId,
    }))
  if (found) return costCentreText(found)
  if (costCentreId === undefined) return ''
  const message = 'This cost centre is not your company’s, or was put away: choose another'
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'costCentreId', message }] })
}
