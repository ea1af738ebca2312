import { categories } from '../../../contract/categories.ts'
import type { Category } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { hasWords } from '../search/condition.ts'
import type { WordSearch } from '../search/filter.ts'

export type PartName = { id: string; name: string; sku: string }

export type CountedCategory = { category: Category; count: number }

/** How many parts there are in each category, counted up to `most`. */
export async function countWhole(sql: Sql, most: number): Promise<CountedCategory[]> {
  return await sql<CountedCategory[]>`
    select category, (
        select count(*)
        from (
          select 1
          from part p
          where p.category = c.category and p.deleted_at is null
          limit ${most}
        ) there
      )::int as count
    from unnest(${[...categories]}::text[]) as c (category)`
}

/**
 * Makes the rest of this transaction look words up in their index. The planner takes a word for a common one and would
 * read the table until it meets it: of a word that nothing has, to the end.
 */
export async function lookWordsUp(sql: Sql) {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('enable_indexonlyscan', 'off', true)`
}

/** Which of these text queries of one word find a part in the shop. */
export async function selectKnown(sql: Sql, queries: string[]): Promise<Set<string>> {
  const rows = await sql<{ query: string }[]>`
    select query
    from unnest(${queries}::text[]) as query
    where exists (
      select 1
      from part p
      where p.deleted_at is null and p.search @@ to_tsquery('simple', query)
    )`
  return new Set(rows.map(({ query }) => query))
}

/** Some of the parts in the shop that a text query finds, whichever are found first. */
export async function selectNamesBy(
  sql: Sql,
  words: WordSearch,
  limit: number,
): Promise<PartName[]> {
  return await sql<PartName[]>`
    select p.id, p.name, p.sku
    from part p
    where p.deleted_at is null and ${hasWords(sql, sql`p.search`, words)}
    limit ${limit}`
}
