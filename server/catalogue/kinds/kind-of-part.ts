import { hash } from 'node:crypto'
import type { FactPart } from '../../../contract/builds/facts/fact.ts'
import { kindOf, kindVersion } from '../../../contract/builds/kinds.ts'
import type { Category } from '../../../contract/parts/parts.ts'

/** A kind as it is stored. `facts`: its JSON. */
export type KindRow = { id: string; category: Category; facts: string }

/** The kind of a part with its id: a UUID (version 8, RFC 9562) of the hash of what it says. */
export function kindOfPart(part: FactPart): KindRow {
  const { category, facts } = kindOf(part)
  const text = JSON.stringify(facts)
  // in one call: a Hash of its own takes longer to make than a kind to hash
  const hex = hash('sha256', `${kindVersion} ${category} ${text}`)
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
  return { id, category, facts: text }
}
