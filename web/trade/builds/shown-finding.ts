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
  ...{ rule, verdict, text },
  facts: facts.map(({ partId, key, value, source, others = [] }) => ({
    ...{ partId, key, of: names.get(partId) ?? '', label: specificationOf(key).label },
    text: value === null || isEmpty(value) ? null : describeSpec(key, value).text,
    source: sourceNames[source],
    others: others.map((other) => ({
      label: specificationOf(other.key).label,
      text: describeSpec(other.key, other.value).text,
      source: sourceNames[other.source],
    })),
  })),
})

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
