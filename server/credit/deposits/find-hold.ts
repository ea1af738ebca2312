import type { CreditHold } from '../../../contract/companies/credit-words.ts'
import type { Sql } from '../../database/database.ts'
import { lockAccount, selectOverdueSince } from '../store.ts'
import { isAboveLimit } from '../to-api.ts'

/** Why an account cannot take what a deposit leaves of an order now, in minor units; null where it can. The caller holds the account's lock. */
export async function findHold(
  sql: Sql,
  companyId: string,
  restMinor: number,
): Promise<CreditHold | null> {
  const [account, overdueSince] = await Promise.all([
    lockAccount(sql, companyId),
    selectOverdueSince(sql, companyId),
  ])
  if (!account) throw new Error(`company ${companyId} has no account`)
  if (account.state === 'stopped') return 'stopped'
  if (overdueSince !== null && account.whenOverdue === 'refuse') return 'overdue'
  return isAboveLimit(account, restMinor) ? 'limit' : null
}
