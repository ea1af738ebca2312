import { formatMoney } from '../../contract/pricing/money.ts'
import type { Sql } from '../database/database.ts'
import { queueForAdmins } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import { selectAccount, selectNearSince } from './store.ts'
import { tellPayers } from './tell-payers.ts'
import { availableOf } from './to-api.ts'

/**
 * Tells who pays for a company, and the seller, that four fifths of its limit are used: once, until less was used in between. After what
 * was ordered on account is written down.
 */
export async function tellNear(shop: Shop, sql: Sql, companyId: string) {
  const since = await selectNearSince(sql, companyId)
  const account = since && (await selectAccount(sql, companyId))
  if (!account) return
  const { company, currency, limitMinor } = account
  const values = {
    company,
    limit: formatMoney(limitMinor, currency),
    available: formatMoney(Math.max(0, availableOf(account)), currency),
  }
  const event = `account-near:${companyId}:${since.toISOString()}`
  await tellPayers(shop, sql, companyId, { event, kind: 'account-near', values })
  const url = `${shop.config.publicUrl}/dashboard/companies/${companyId}`
  await queueForAdmins(shop, sql, {
    event,
    kind: 'account-near',
    valuesFor: (name) => ({ ...values, name, url }),
  })
}
