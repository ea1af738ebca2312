import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { Sql } from '../../database/database.ts'
import { lockAccount, selectOverdueSince } from '../store.ts'
import { isAboveLimit } from '../to-api.ts'

/** Why an account cannot take what a deposit leaves of an order now, in minor units, with a note for the seller; null where it can. The caller holds the account's lock. */
export async function findHold(
  sql: Sql,
  companyId: string,
  restMinor: number,
): Promise<{ reason: HoldReason; note: string } | null> {
  const [account, overdueSince] = await Promise.all([
    lockAccount(sql, companyId),
    selectOverdueSince(sql, companyId),
  ])
  if (!account) throw new Error(`company ${companyId} has no account`)
  if (account.state === 'stopped')
    return { reason: 'credit', note: 'When the deposit came, the account was stopped' }
  if (overdueSince !== null && account.whenOverdue !== 'warn')
    return { reason: 'overdue', note: 'When the deposit came, an invoice was overdue' }
  return isAboveLimit(account, restMinor)
    ? { reason: 'credit', note: 'When the deposit came, the limit did not take the rest' }
    : null
}
