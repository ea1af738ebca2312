import type { Specs } from '../../../contract/parts/parts.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Database } from '../../database/database.ts'
import { tellChange } from '../import/store.ts'
import { readKinds } from '../kinds/read-kinds.ts'
import { type Mends, mendsOf } from './mended-specs.ts'
import * as store from './store.ts'

export type Mended = { mpn: string; before: Specs; mends: Mends }

const atOnce = 500
const first = '00000000-0000-0000-0000-000000000000'
/** What is told of it in the audit, in the place of an import's file. */
const source = 'mend-facts'

/**
 * Mends what imports of before wrote wrongly of parts, some hundreds a transaction, and tells of each part. What persons
 * looked up or typed stays. `isTrial`: nothing is written.
 */
export async function mendFacts(
  database: Database,
  isTrial: boolean,
  onMended: (mended: Mended) => void,
): Promise<number> {
  let count = 0
  for (let after: string | null = first; after !== null; ) {
    const from: string = after
    after = await database.transaction(async (sql) => {
      const parts = await store.lockImported(sql, from, atOnce)
      const changed: string[] = []
      for (const part of parts) {
        const kept = new Set(Object.keys(part.personFacts))
        const mends = Object.fromEntries(
          Object.entries(mendsOf(part)).filter(([key]) => !kept.has(key)),
        )
        if (Object.keys(mends).length === 0) continue
        onMended({ mpn: part.mpn, before: part.specs, mends })
        changed.push(part.id)
        if (isTrial) continue
        const specs = withMends(part.specs, mends)
        await store.updateSpecs(sql, part.id, specs)
        await writeAudit(sql, null, 'part-changed', part.id, {
          before: { specs: part.specs },
          after: { specs },
          file: source,
        })
      }
      count += changed.length
      if (!isTrial && changed.length > 0) {
        await readKinds(sql, changed)
        await tellChange(sql)
      }
      return parts.length < atOnce ? null : parts.at(-1)!.id
    })
  }
  return count
}

function withMends(specs: Specs, mends: Mends): Specs {
  const next: Specs = { ...specs }
  for (const [key, value] of Object.entries(mends))
    if (value === null) delete next[key]
    else next[key] = value
  return next
}
