import type { Database } from '../../../database/database.ts'
import type { Synonyms } from '../../understanding/understand.ts'
import { selectSynonyms } from './store.ts'

/** So long another instance may search by the synonyms of before. */
const cachedMs = 5_000
const cached = new WeakMap<Database, { at: number; synonyms: Promise<Synonyms> }>()

/** The synonyms of the shop, looked at every few seconds: searches are many, and changes few. */
export async function readSynonyms(database: Database): Promise<Synonyms> {
  const known = cached.get(database)
  if (known && performance.now() - known.at < cachedMs) return await known.synonyms
  const synonyms = selectSynonyms(database.sql).then(
    (rows) => new Map(rows.map(({ phraseKey, means }) => [phraseKey, means])),
  )
  cached.set(database, { at: performance.now(), synonyms })
  synonyms.catch(() => cached.delete(database))
  return await synonyms
}

/** After a change of this instance the next search looks at once. */
export const forgetSynonyms = (database: Database) => cached.delete(database)
