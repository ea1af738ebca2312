import { entryWords } from '../../contract/companies/credit-words.ts'
import { Refusal } from '../../contract/refusals.ts'
import { figure } from '../../contract/words/numbers.ts'
import type { Sql } from '../database/database.ts'
import { type EntryRow, selectDueOn, selectStatement } from './entries-store.ts'
import { requireAccount } from './read-account.ts'
import { selectOpenThen } from './receivables-store.ts'
import { type OpenSums, selectBalanceBefore } from './store.ts'

/** A paper has at most so many entries: some hundred pages. */
const most = 5_000

/** What an account said from one day to another, both included. Money in minor units of `currency`. */
export type AccountStatement = {
  company: string
  currency: string
  /** Null: from its beginning. */
  from: string | null
  to: string
  openingMinor: number
  closingMinor: number
  /** By their days; the balance is after each. */
  entries: (EntryRow & { what: string })[]
  /** What was open at the end. */
  ageing: OpenSums
}

/** Reads a statement of an account, until today unless it is said. Throws no_account, export_too_large. */
export async function readStatement(
  sql: Sql,
  companyId: string,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<AccountStatement> {
  const { company, currency } = await requireAccount(sql, companyId)
  const from = days.from ?? null
  const to = days.to ?? (await selectDueOn(sql, 0))
  const [openingMinor, rows, ageing] = await Promise.all([
    from === null ? 0 : selectBalanceBefore(sql, companyId, from),
    selectStatement(sql, companyId, { from: days.from, to, after: 0, limit: most + 1 }),
    selectOpenThen(sql, companyId, to),
  ])
  if (rows.length > most)
    throw new Refusal('export_too_large', { limit: `${figure(most)} entries` })
  let closingMinor = openingMinor
  const byDay = rows.toSorted((a, b) =>
    a.day === b.day ? a.position - b.position : a.day < b.day ? -1 : 1,
  )
  const entries = byDay.map((row) => {
    closingMinor += row.amountMinor
    return { ...row, what: entryWords[row.kind], balanceMinor: closingMinor }
  })
  return { company, currency, from, to, openingMinor, closingMinor, entries, ageing }
}
