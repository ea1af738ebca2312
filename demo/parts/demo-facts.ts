import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { specValue } from '../../contract/parts/parts.ts'

/** What rules of builds want to know of a part, with the page of its maker that says so. */
const demoFacts = z.strictObject({
  mpn: z.string(),
  /** null: what is published in many places, and whose page by its maker has no sure address. */
  source: z.url({ protocol: /^https$/ }).nullable(),
  facts: z.record(z.string(), specValue),
})
export type DemoFacts = z.output<typeof demoFacts>

/** The facts of the demo's parts by their numbers. What nobody is sure of is left out, and is unknown. */
export function readDemoFacts(): Map<string, DemoFacts> {
  const text = readFileSync(new URL('facts.jsonl', import.meta.url), 'utf8')
  const all = text
    .trimEnd()
    .split('\n')
    .map((line) => demoFacts.parse(JSON.parse(line)))
  return new Map(all.map((one) => [one.mpn, one]))
}
