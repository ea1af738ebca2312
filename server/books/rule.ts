import type { Violation } from '../../contract/books.ts'
import type { Sql } from '../database/database.ts'
import { orderNumber } from '../words/numbers.ts'

/** What a rule found: all of it counted, at most `most` of it named. */
export type Found = { total: number; violations: Violation[] }

/** Looks at all of the books, inside the one snapshot. */
export type Rule = { name: string; check: (sql: Sql) => Promise<Found> }

/** A whole table may be wrong at once: the first hundred tell what happened. */
export const most = 100

/** A rule by its search, one set-based statement whose rows carry the count of all, and its words for one row. */
export const rule = <R>(
  name: string,
  search: (sql: Sql, most: number) => Promise<(R & { total: number })[]>,
  tell: (row: R) => Omit<Violation, 'rule'>,
): Rule => ({
  name,
  check: async (sql) => {
    const rows = await search(sql, most)
    const violations = rows.map((row) => ({ rule: name, ...tell(row) }))
    return { total: rows[0]?.total ?? 0, violations }
  },
})

/** How an order is called in a violation. */
export const orderCalled = ({ number }: { number: number }) => `order ${orderNumber({ number })}`

/** A text as SQL writes it, for statements that an operator runs. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
