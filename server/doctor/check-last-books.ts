import { counted, figure } from '../../contract/words/numbers.ts'
import { findLastCheck } from '../books/get-books.ts'
import type { Sql } from '../database/database.ts'
import { type Finding, fault, ok } from './finding.ts'
import { selectTime } from './store.ts'

const name = 'books'
const hourMs = 3_600_000
/** The job checks once a day. */
const patienceHours = 50

/** What the last check of the books came to, and that there was one lately. */
export async function checkLastBooks(sql: Sql): Promise<Finding> {
  const last = await findLastCheck(sql)
  if (!last) return ok(name, 'not checked yet: check-books does it daily')
  const hours = Math.floor(((await selectTime(sql)) - Date.parse(last.checkedAt)) / hourMs)
  if (last.found > 0)
    return fault(
      name,
      `the last check, ${figure(hours)} h ago, found ${counted(last.found, 'violation')}`,
      'Run npm run books: it names each with its repair.',
    )
  if (hours > patienceHours)
    return fault(
      name,
      `last checked ${figure(hours)} h ago`,
      'See that a shop with ROLE=all or jobs runs; its log says why check-books fails.',
    )
  return ok(name, `clean at the last check, ${figure(hours)} h ago`)
}
