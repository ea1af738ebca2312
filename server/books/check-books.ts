import type { BooksCheck } from '../../contract/books.ts'
import type { Database } from '../database/database.ts'
import { bankRules } from './bank/rules.ts'
import { companyRules } from './companies/rules.ts'
import { creditRules } from './credit/rules.ts'
import { moneyRules } from './money/rules.ts'
import { orderRules } from './orders/rules.ts'
import { type Compared, comparePayments } from './provider/compare.ts'
import { providerRules } from './provider/judge.ts'
import { most, type Rule } from './rule.ts'
import { stockRules } from './stock/rules.ts'
import { beginSnapshot, countRows, insertCheck, selectNow } from './store.ts'
import { traceRules } from './traces/rules.ts'
import { transferRules } from './transfers/rules.ts'

export const rules: Rule[] = [
  ...stockRules,
  ...orderRules,
  ...companyRules,
  ...creditRules,
  ...bankRules,
  ...transferRules,
  ...moneyRules,
  ...traceRules,
]

/**
 * Checks every promise that the books keep, on one unchanging view of a database that goes on working: a read-only
 * transaction that takes no lock which anybody would wait for.
 */
export async function checkBooks(database: Database): Promise<BooksCheck> {
  const started = performance.now()
  return await database.longTransaction(async (sql) => {
    await beginSnapshot(sql)
    const checkedAt = (await selectNow(sql)).toISOString()
    const rows = await countRows(sql)
    const violations: BooksCheck['violations'] = []
    let found = 0
    for (const { check } of rules) {
      const { total, violations: named } = await check(sql)
      found += total
      violations.push(...named)
    }
    const seconds = secondsSince(started)
    return { checkedAt, seconds, rows, provider: null, found, violations }
  })
}

const secondsSince = (started: number) => Math.round(performance.now() - started) / 1_000

const dayMs = 86_400_000

/**
 * Adds what comparing the payments of this time with the provider finds, a day at a time, the oldest first; `onDay` is
 * told where it has come to, from where an interrupted comparison goes on.
 */
export async function withProvider(
  check: BooksCheck,
  shop: Compared,
  { since, until }: { since: Date; until: Date },
  onDay: (until: Date) => void = () => {},
): Promise<BooksCheck> {
  const started = performance.now()
  const told = new Map<string, BooksCheck['violations'][number]>()
  const seen = new Set<string>()
  for (let from = since.getTime(); from < until.getTime(); from += dayMs) {
    const day = { since: new Date(from), until: new Date(Math.min(from + dayMs, until.getTime())) }
    // one that was made on one day and given back on another is looked at twice
    for (const one of await comparePayments(shop, day, seen))
      told.set(`${one.rule} ${one.says}`, one)
    onDay(day.until)
  }
  const provider = { since: since.toISOString(), until: until.toISOString(), payments: seen.size }
  const seconds = Math.round((check.seconds + secondsSince(started)) * 1_000) / 1_000
  const all = [...told.values()]
  return {
    ...check,
    seconds,
    provider,
    found: check.found + all.length,
    violations: [...check.violations, ...providerRules.flatMap((rule) => firstOf(all, rule))],
  }
}

const firstOf = (violations: BooksCheck['violations'], rule: string) =>
  violations.filter((violation) => violation.rule === rule).slice(0, most)

/** Saves what a check came to, for GET /books and the doctor. */
export const saveCheck = async (database: Database, check: BooksCheck) =>
  await database.transaction((sql) => insertCheck(sql, check))
