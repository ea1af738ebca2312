import type { Sql } from '../../database/database.ts'

/**
 * Takes the next number of a counter, as `next`. Its row is locked until the transaction ends, so that a number is given
 * once, and one that was taken by what failed is given again: they have no gap. Taken last, it is waited for shortly.
 */
export const nextNumber = (sql: Sql, counter: 'invoice_counter' | 'credit_note_counter') => {
  const table = sql.unsafe(counter)
  return sql`
    next as (
      insert into ${table} (last)
      values (1)
      on conflict (one) do update
      set last = ${table}.last + 1
      returning last
    )`
}
