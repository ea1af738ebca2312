import type { Kind } from '../../../contract/builds/kinds.ts'
import type { Database } from '../../database/database.ts'
import { selectKinds } from './store.ts'

export type ReadKind = Kind & { id: string }

/** A kind never changes, so that what was read of it once is right for as long as the process runs. */
const read = new WeakMap<Database, Map<string, ReadKind>>()

/** The kinds of these ids. Those that are new here are read by one statement; one that is gone is not answered. */
export async function readKindFacts(database: Database, ids: readonly string[]) {
  const known = read.get(database) ?? new Map<string, ReadKind>()
  read.set(database, known)
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0)
    for (const kind of await selectKinds(database.sql, missing)) known.set(kind.id, kind)
  return ids.flatMap((id) => known.get(id) ?? [])
}
