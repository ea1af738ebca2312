import { lockAccount, takeBackPayment } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { refuseState } from './refuse-state.ts'
import { type LineRow, lockLine, selectPayments, updateMatched } from './store.ts'

/**
 * Locks lines with the accounts that they paid to: accounts first, in the order of their companies, as everywhere. Answers the
 * lines that are there.
 */
export async function lockWithAccounts(sql: Sql, ids: string[]): Promise<LineRow[]> {
  const companies = (await selectPayments(sql, ids)).map(({ companyId }) => companyId)
  for (const companyId of [...new Set(companies)]) await lockAccount(sql, companyId)
  const lines: LineRow[] = []
  for (const id of [...ids].sort()) {
    const line = await lockLine(sql, id)
    if (line) lines.push(line)
  }
  const now = await selectPayments(sql, ids)
  // it was matched to another company while it was being locked
  if (now.some(({ companyId }) => !companies.includes(companyId))) refuseState({ state: 'matched' })
  return lines
}

/** Takes the payments of a line back, each by an entry of its own. The caller holds the locks. Answers what they came to. */
export async function takeBack(sql: Sql, line: LineRow, actorId: string): Promise<number> {
  const payments = await selectPayments(sql, [line.id])
  for (const payment of payments) await takeBackPayment(sql, payment, actorId)
  if (payments.length > 0) await updateMatched(sql, line.id, 0)
  return payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
