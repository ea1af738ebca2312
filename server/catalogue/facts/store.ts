import type { PersonFacts } from '../../../contract/builds/facts/fact.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import { asJson, type Sql } from '../../database/database.ts'

type Value = Specs[string]
export type FactRow = {
  key: string
  value: Value
  sourceUrl: string
  imported: Value | null
  by: string | null
  at: Date
}

export async function selectFacts(sql: Sql, partId: string): Promise<FactRow[]> {
  return await sql<FactRow[]>`
    select f.key, f.value, f.source_url as "sourceUrl", f.imported, u.name as by, f.at
    from part_fact f
    left join users u on u.id = f.by_id
    where f.part_id = ${partId}`
}

/** `byId` null: the demo's. */
export type NewFact = {
  partId: string
  key: string
  value: Value
  sourceUrl: string
  byId: string | null
}

/** Says a fact, or says it otherwise; answers whether anything is another now. What was imported first stays. */
export async function upsertFact(sql: Sql, fact: NewFact, imported: Value | undefined) {
  const value = asJson(sql, fact.value)
  const rows = await sql`
    insert into part_fact as f (part_id, key, value, source_url, imported, by_id)
    values (${fact.partId}, ${fact.key}, ${value}, ${fact.sourceUrl},
      ${imported === undefined ? null : asJson(sql, imported)}, ${fact.byId})
    on conflict (part_id, key) do update
    set value = excluded.value, source_url = excluded.source_url, by_id = excluded.by_id, at = now()
    where (f.value, f.source_url) is distinct from (excluded.value, excluded.source_url)`
  return rows.count > 0
}

/** Copies of facts at the part, and so its specifications. */
export async function writeFacts(sql: Sql, partId: string, facts: Record<string, Value>) {
  await sql`
    update part
    set person_facts = person_facts || ${asJson(sql, facts)},
      updated_at = now(), version = version + 1
    where id = ${partId}`
}

/** Takes a fact back; answers whether there was one. What was imported stands there again. */
export async function deleteFact(sql: Sql, partId: string, key: string): Promise<boolean> {
  const [gone] = await sql<{ imported: Value | null }[]>`
    delete from part_fact
    where part_id = ${partId} and key = ${key}
    returning imported`
  if (!gone) return false
  const before = gone.imported === null ? {} : { [key]: gone.imported }
  await sql`
    update part
    set person_facts = person_facts - ${key}::text,
      specs = (specs - ${key}::text) || ${asJson(sql, before)},
      updated_at = now(), version = version + 1
    where id = ${partId}`
  return true
}

/** The part in the shop that is meant by the maker's number or ours. */
export async function selectPartByNumber(sql: Sql, number: string): Promise<string | null> {
  const [, ours] = /^P-(\d{1,9})$/i.exec(number.trim()) ?? []
  const [row] = await sql<{ id: string }[]>`
    select id
    from part
    where deleted_at is null
      and ${ours ? sql`number = ${Number(ours)}` : sql`mpn_key = ${numberKey(number)}`}`
  return row?.id ?? null
}

export type KindCount = { category: Category; id: string | null; parts: number; units: number }

/** How many parts of each kind are in the shop, in stock or not. */
export async function selectKindCounts(sql: Sql): Promise<KindCount[]> {
  return await sql<KindCount[]>`
    select category, kind_id as id, count(*)::int as parts, sum(quantity)::bigint as units
    from part
    where deleted_at is null
    group by category, kind_id`
}

type Lacking = { kinds: string[]; keys: string[] }

/** Of each key how many parts of these kinds have something recorded that is not read. */
export async function selectDoubted(sql: Sql, { kinds, keys }: Lacking) {
  return await sql<{ category: Category; key: string; parts: number }[]>`
    select p.category, m.key, count(*)::int as parts
    from unnest(${kinds}::uuid[], ${keys}::text[]) m (kind_id, key)
    join part p on p.kind_id = m.kind_id
    where p.deleted_at is null and p.specs ? m.key
    group by p.category, m.key`
}

export async function selectQuestions(sql: Sql) {
  return await sql<{ category: Category; key: string; count: number }[]>`
    select category, key, sum(count)::int as count
    from fact_question
    where day > current_date - 30
    group by category, key`
}

/** How many requests wait, by category and fact. */
export async function selectRequested(sql: Sql) {
  return await sql<{ category: Category; key: string; count: number }[]>`
    select p.category, r.key, count(*)::int as count
    from fact_request r
    join part p on p.id = r.part_id
    where p.deleted_at is null
    group by p.category, r.key`
}

export type LackingPart = {
  id: string
  mpn: string
  name: string
  quantity: number
  requested: number
  recorded: Value | null
  category: Category
  specs: Specs
  personFacts: PersonFacts
}

export async function selectLackingParts(
  sql: Sql,
  { kinds, key, limit }: { kinds: string[]; key: string; limit: number },
): Promise<LackingPart[]> {
  return await sql<LackingPart[]>`
    select p.id, p.mpn, p.name, p.quantity, coalesce(r.people, 0)::int as requested,
      p.specs -> ${key}::text as recorded, p.category, p.specs, p.person_facts as "personFacts"
    from part p
    left join (
      select part_id, count(*) as people
      from fact_request
      where key = ${key}
      group by part_id
    ) r on r.part_id = p.id
    where p.kind_id = any(${kinds}::uuid[]) and p.deleted_at is null
    order by r.people desc nulls last, p.quantity desc, p.id
    limit ${limit}`
}
