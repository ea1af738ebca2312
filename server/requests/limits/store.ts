import type { Sql } from '../../database/database.ts'

/**
 * Takes one of a budget's tries. A window begins with the first try and is as long as `seconds`, by the database's
 * clock, so that instances whose clocks differ share it; `expire` is its end in milliseconds since 1970. Above `points`
 * nothing is written. Answers whether there was one, how many are left, and how many milliseconds the window still lasts.
 */
export async function takeTry(sql: Sql, key: string, points: number, seconds: number) {
  const [taken] = await sql<{ points: number; ms: number }[]>`
    insert into rate_limit as r (key, points, expire)
    values (${key}, 1, floor(extract(epoch from now() + make_interval(secs => ${seconds})) * 1000))
    on conflict (key) do update
    set points = case when r.expire > extract(epoch from now()) * 1000 then r.points + 1 else 1 end,
        expire = case when r.expire > extract(epoch from now()) * 1000 then r.expire else excluded.expire end
    where r.points < ${points} or r.expire <= extract(epoch from now()) * 1000
    returning points, (expire - extract(epoch from now()) * 1000)::float8 as ms`
  if (taken) return { taken: true, left: points - taken.points, ms: taken.ms }
  const [row] = await sql<{ ms: number }[]>`
    select (expire - extract(epoch from now()) * 1000)::float8 as ms
    from rate_limit
    where key = ${key}`
  return { taken: false, left: 0, ms: Math.max(0, row?.ms ?? 0) }
}

/** Gives one try back, while its window lasts. */
export async function returnTry(sql: Sql, key: string) {
  await sql`
    update rate_limit
    set points = points - 1
    where key = ${key} and points > 0 and expire > extract(epoch from now()) * 1000`
}
