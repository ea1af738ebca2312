import type { BuildLine } from '../../../contract/builds/build.ts'
import type { PartRow } from './store.ts'

/** A part as rules of builds read it, with how many of it one machine has. */
export function buildLineOf(row: PartRow, quantity: number): BuildLine {
  const { id, category, name, mpn, specs, personFacts } = row
  return { partId: id, quantity, part: { category, name, mpn, specs, personFacts } }
}
