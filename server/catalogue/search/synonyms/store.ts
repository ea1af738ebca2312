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
