import type { Sql } from '../database.ts'

/**
 * Takes one of a budget's tries. A window begins with the first try and is as long as `seconds`, by the database's
 * clock, so that instances whose clocks differ share it; `expire` is its end in milliseconds since 1970. Above `points`
 * nothing is written. Answers null, or how many milliseconds the window still lasts when there was none left.
 */
export async function takeTry(sql: Sql, key: string, points: number, seconds: number) {
  const taken = await sql`
    insert into rate_limit as r (key, points, expire)
    values (${key}, 1, floor(extract(epoch from now() + make_interval(secs => ${seconds})) * 1000))
    on conflict (key) do update
    set points = case when r.expire > extract(epoch from now()) * 1000 then r.points + 1 else 1 end,
        expire = case when r.expire > extract(epoch from now()) * 1000 then r.expire else excluded.expire end
    where r.points < ${points} or r.expire <= extract(epoch from now()) * 1000`
  if (taken.count > 0) return null
  const [row] = await sql<{ left: number }[]>`
    select (expire - extract(epoch from now()) * 1000)::float8 as left
    from rate_limit
    where key = ${key}`
  return Math.max(0, row?.left ?? 0)
}

/** Gives one try back, while its window lasts. */
export async function returnTry(sql: Sql, key: string) {
  await sql`
    update rate_limit
    set points = points - 1
    where key = ${key} and points > 0 and expire > extract(epoch from now()) * 1000`
}
