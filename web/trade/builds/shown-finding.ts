import type { FactSource } from '../../../contract/builds/facts/fact.ts'
import { describeSpec, specificationOf } from '../../../contract/parts/specifications.ts'
import type { Found, ShownFinding } from './findings.ts'

/** Who says a fact, in words. */
export const sourceNames: Record<FactSource, string> = {
  person: 'looked up by a person',
  table: 'table of generations',
  name: 'its name or number',
  feed: 'its data sheet',
}

/** A finding with its facts in words. `names`: of the parts, by their ids. */
export const shownFinding = (
  { rule, verdict, text, facts }: Found,
  names: ReadonlyMap<string, string>,
): ShownFinding => ({
  rule,
  verdict,
  text,
  facts: facts.map(({ partId, key, value, source, others = [] }) => ({
    partId,
    key,
    of: names.get(partId) ?? '',
    label: specificationOf(key).label,
    text: wordsOf(key, value),
    source: sourceNames[source],
    others: others.map((other) => ({
      label: specificationOf(other.key).label,
      text: describeSpec(other.key, other.value).text,
      source: sourceNames[other.source],
    })),
  })),
})

/** A list that is known and empty says that there is none. */
function wordsOf(key: string, value: Found['facts'][number]['value']): string | null {
  if (value === null || value === '') return null
  return Array.isArray(value) && value.length === 0 ? 'none' : describeSpec(key, value).text
}
