import type { Sql } from '../../../database/database.ts'

export type SynonymRow = {
  id: string
  phrase: string
  phraseKey: string
  means: string
  createdAt: Date
}

/** All synonyms, in the order of their phrases. */
export async function selectSynonyms(sql: Sql): Promise<SynonymRow[]> {
  return await sql<SynonymRow[]>`
    select id, phrase, phrase_key as "phraseKey", means, created_at as "createdAt"
    from search_synonym
    order by phrase_key`
}

/** Lets one change of the synonyms wait for another, so that they stay at most as many as they may be. */
export async function lockSynonyms(sql: Sql) {
  await sql`lock table search_synonym in share row exclusive mode`
}

export async function countSynonyms(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from search_synonym`
  return row?.count ?? 0
}

export type NewSynonymRow = Omit<SynonymRow, 'createdAt'>

/** Answers false where the phrase has a meaning already. */
export async function insertSynonym(sql: Sql, row: NewSynonymRow): Promise<boolean> {
  const inserted = await sql`
    insert into search_synonym (id, phrase, phrase_key, means)
    values (${row.id}, ${row.phrase}, ${row.phraseKey}, ${row.means})
    on conflict (phrase_key) do nothing`
  return inserted.count > 0
}

/** The synonym that is gone now; undefined when there was none. */
export async function deleteSynonym(
  sql: Sql,
  id: string,
): Promise<{ phrase: string; means: string } | undefined> {
  const [row] = await sql<{ phrase: string; means: string }[]>`
    delete from search_synonym
    where id = ${id}
    returning phrase, means`
  return row
}
