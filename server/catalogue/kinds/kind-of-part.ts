import { createHash } from 'node:crypto'
import type { FactPart } from '../../../contract/builds/facts/fact.ts'
import { kindOf, kindVersion } from '../../../contract/builds/kinds.ts'
import type { Category } from '../../../contract/parts/parts.ts'

/** A kind as it is stored. `facts`: its JSON. */
export type KindRow = { id: string; category: Category; facts: string }

/** The kind of a part with its id: a UUID (version 8, RFC 9562) of the hash of what it says. */
export function kindOfPart(part: FactPart): KindRow {
  const { category, facts } = kindOf(part)
  const text = JSON.stringify(facts)
  const hash = createHash('sha256').update(`${kindVersion} ${category} ${text}`).digest('hex')
  const id = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
  return { id, category, facts: text }
}
