import type { Category } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'

export type Rule = { id: string; country: string; category: Category; minNetMinor: number }

const columns = (sql: Sql) => sql`id, country, category, min_net_minor as "minNetMinor"`

export const selectRules = async (sql: Sql): Promise<Rule[]> =>
  await sql<Rule[]>`
    select ${columns(sql)}
    from tax_rule
    order by country, category`

export async function selectRule(sql: Sql, id: string): Promise<Rule | null> {
  const [row] = await sql<Rule[]>`
    select ${columns(sql)}
    from tax_rule
    where id = ${id}`
  return row ?? null
}

/** Answers false where there is a rule for the category in the country. */
export async function insertRule(sql: Sql, { id, country, category, minNetMinor }: Rule) {
  const rows = await sql`
    insert into tax_rule (id, country, category, min_net_minor)
    values (${id}, ${country}, ${category}, ${minNetMinor})
    on conflict on constraint tax_rule_once do nothing`
  return rows.count === 1
}

export async function deleteRule(sql: Sql, id: string) {
  await sql`delete from tax_rule where id = ${id}`
}

/** What a category of the shop is called, which stays until the transaction ends; null where there is none. */
export async function holdCategory(sql: Sql, key: string): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    select name
    from category
    where key = ${key} and removed_at is null
    for key share`
  return row?.name ?? null
}
