import type { Sql } from '../database/database.ts'

/** Midnights of a time zone: from the first to before `end`; the period before begins at `previous`. */
export type Period = {
  previous: Date
  from: Date
  end: Date
  timeZone: string
  /** Every day of the period, YYYY-MM-DD, oldest first; and those of the period before. */
  days: string[]
  before: string[]
}

/** The period of so many days up to today, by the database's clock. */
export async function selectPeriod(sql: Sql, days: number, timeZone: string): Promise<Period> {
  const [row] = await sql<Period[]>`
    select (day - 2 * ${days}::int + 1)::timestamp at time zone ${timeZone} as previous,
      (day - ${days}::int + 1)::timestamp at time zone ${timeZone} as "from",
      (day + 1)::timestamp at time zone ${timeZone} as "end",
      ${timeZone}::text as "timeZone", array(
        select to_char(day - back, 'YYYY-MM-DD')
        from generate_series(${days}::int - 1, 0, -1) back
      ) as days, array(
        select to_char(day - back, 'YYYY-MM-DD')
        from generate_series(2 * ${days}::int - 1, ${days}::int, -1) back
      ) as before
    from (select (now() at time zone ${timeZone})::date as day) today`
  return row!
}
