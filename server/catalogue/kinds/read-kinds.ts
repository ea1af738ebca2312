import type { FactPart } from '../../../contract/builds/facts/fact.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { type KindRow, kindOfPart } from './kind-of-part.ts'
import * as store from './store.ts'

const atOnce = 2_000
const first = '00000000-0000-0000-0000-000000000000'

/** Reads the kinds of these parts, which the caller's transaction wrote, as far as they have none. */
export async function readKinds(sql: Sql, ids: string[]): Promise<void> {
  await writeKinds(sql, await store.lockWithoutKind(sql, { ids, limit: ids.length }))
}

/** Reads the kinds of the parts that an import changed. */
export async function readImportedKinds(sql: Sql): Promise<void> {
  for (;;) {
    const parts = await store.selectImportedWithoutKind(sql, atOnce)
    if (parts.length === 0) return
    await writeKinds(sql, parts)
  }
}

async function writeKinds(sql: Sql, parts: readonly (FactPart & { id: string })[]) {
  if (parts.length === 0) return
  const kinds = new Map<string, KindRow>()
  const of = parts.map((part) => {
    const kind = kindOfPart(part)
    kinds.set(kind.id, kind)
    return { id: part.id, kindId: kind.id }
  })
  await store.insertKinds(sql, [...kinds.values()])
  await store.updateKinds(sql, of)
}

/**
 * Reads the kinds of all parts that have none: of a shop from before there were kinds, and where how they are read has
 * changed. Some thousands are one transaction, so that nobody waits for them.
 */
export async function sweepKinds({ database }: Pick<Shop, 'database'>): Promise<void> {
  const hasOld = await store.hasOldKinds(database.sql)
  for (let after: string | null = hasOld ? first : null; after !== null; ) {
    const from: string = after
    after = await database.transaction((sql) => store.clearOldKinds(sql, from, atOnce))
  }
  for (let count = atOnce; count === atOnce; )
    count = await database.transaction(async (sql) => {
      const parts = await store.lockWithoutKind(sql, { limit: atOnce })
      await writeKinds(sql, parts)
      return parts.length
    })
  if (hasOld) await store.deleteOldKinds(database.sql)
}
