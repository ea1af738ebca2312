import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { companyNumber } from '../companies/index.ts'
import type { Shop, User } from '../shop.ts'
import { selectReceivables } from './receivables-store.ts'
import { ageingOf, overdueOf } from './to-api.ts'

/** What companies owe, for the seller. */
export async function listReceivables(
  { database }: Shop,
  _caller: User,
  { asOf, sort }: Input<Calls['listReceivables']>,
): Promise<Output<Calls['listReceivables']>> {
  const rows = await selectReceivables(database.sql, asOf, sort)
  const items = rows.map(({ currency, ...row }) => ({
    company: {
      _id: row.companyId,
      number: companyNumber({ number: row.number }),
      legalName: row.company,
    },
    state: row.state,
    limit: toMajor(row.limitMinor, currency),
    balance: toMajor(row.balanceMinor, currency),
    committed: toMajor(row.committedMinor, currency),
    overdue: toMajor(overdueOf(row), currency),
    disputed: toMajor(row.disputedMinor, currency),
    oldestDueOn: row.oldestDueOn,
    ageing: ageingOf(row, currency),
    currency,
  }))
  return { items, next: null, total: items.length }
}
