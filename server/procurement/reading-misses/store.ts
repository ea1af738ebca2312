import type { CountedMiss } from '../../../contract/parts/reading-misses.ts'
import type { Sql } from '../../database/database.ts'

export type MissKind = 'header' | 'number'

/** Of these numbers, as they are compared, those that no part of the shop has. */
export async function selectUnknown(sql: Sql, keys: string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key
    from unnest(${keys}::text[]) as key
    where not exists (select 1 from part p where p.mpn_key = key and p.deleted_at is null)`
  return rows.map(({ key }) => key)
}

/** One list more for each of these. In one order, so that lists do not wait for each other in a circle. */
export async function countMisses(sql: Sql, kind: MissKind, texts: string[]): Promise<number> {
  const counted = await sql`
    insert into reading_miss as m (kind, text)
    select ${kind}, text
    from unnest(${texts}::text[]) as text
    order by text
    on conflict (kind, text) do update
    set lists = least(m.lists, 2147483646) + 1, last_on = current_date`
  return counted.count
}

/** Forgets all but so many of a kind: those of the fewest lists, and of these the ones that were seen longest ago. */
export async function forgetBeyond(sql: Sql, kind: MissKind, most: number) {
  await sql`
    delete from reading_miss
    where kind = ${kind}
      and text in (
        select text
        from reading_miss
        where kind = ${kind}
        order by lists desc, last_on desc, text
        offset ${most}
      )`
}

/** What most lists had, first. */
export async function selectMisses(sql: Sql, kind: MissKind, most: number): Promise<CountedMiss[]> {
  return await sql<CountedMiss[]>`
    select text, lists, first_on::text as "firstOn", last_on::text as "lastOn"
    from reading_miss
    where kind = ${kind}
    order by lists desc, last_on desc, text
    limit ${most}`
}
