import type { SpecFacet } from '../../../contract/part-search.ts'
import type { Category } from '../../../contract/parts.ts'
import { describeSpec, facetKeys, specificationOf } from '../../../contract/specifications.ts'
import type { PartFilter } from '../search/filter.ts'
import type { CountedSpec } from './store.ts'

/** Of one specification; the rarest beyond it are left out, unless they are chosen. */
const valuesUpTo = 40

/** Specifications whose values are too many to tick in one category, though not in another. */
const rangesOf: Partial<Record<Category, string[]>> = { hdd: ['capacityGb'] }

/** The specifications that the chosen category is narrowed by: those that nothing is chosen of, and the others. */
export function keysOf({ category, specs }: PartFilter): { open: string[]; chosen: string[] } {
  const keys: string[] = category ? [...facetKeys[category]] : []
  const isChosen = (key: string) => specs.some(([chosen]) => chosen === key)
  return { open: keys.filter((key) => !isChosen(key)), chosen: keys.filter(isChosen) }
}

type Sampled = CountedSpec & { isSampled: boolean }

/** The facets of the chosen category's specifications; none without one, or where nothing is told apart. */
export function facetsOf(filter: PartFilter, counted: Sampled[]): SpecFacet[] {
  const { category } = filter
  if (!category) return []
  const isRange = (key: string) =>
    (rangesOf[category] ?? []).includes(key) || specificationOf(key).kind === 'range'
  const values = Map.groupBy(counted, ({ key }) => key)
  return facetKeys[category].flatMap((key) => {
    const given = values.get(key) ?? []
    return isRange(key) ? rangeFacet(key, given) : valueFacet(key, given, filter)
  })
}

function named(key: string, given: Sampled[]) {
  const { label, unit } = specificationOf(key)
  return { key, label, unit, isSampled: given.some(({ isSampled }) => isSampled) }
}

function rangeFacet(key: string, given: Sampled[]): SpecFacet[] {
  const numbers = given.map(({ value }) => value).filter((value) => typeof value === 'number')
  if (numbers.length === 0) return []
  return [
    { ...named(key, given), kind: 'range', min: Math.min(...numbers), max: Math.max(...numbers) },
  ]
}

function valueFacet(key: string, given: Sampled[], filter: PartFilter): SpecFacet[] {
  const choices = filter.specs.find(([chosen]) => chosen === key)?.[1] ?? []
  const isChosen = (value: string) =>
    choices.some((choice) => 'value' in choice && choice.value === value)
  const counts = new Map<string, number>()
  for (const { value, count } of given)
    for (const one of new Set(Array.isArray(value) ? value : [String(value)]))
      counts.set(one, (counts.get(one) ?? 0) + count)
  // what is chosen stays there to be taken back, though nothing that was looked at has it
  for (const choice of choices)
    if ('value' in choice && !counts.has(choice.value)) counts.set(choice.value, 0)
  if (counts.size === 0) return []
  const values = [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .filter(([value], at) => at < valuesUpTo || isChosen(value))
    .map(([value, count]) => ({ value, label: labelOf(key, value), count }))
  const kind = specificationOf(key).kind === 'flag' ? 'flag' : 'choice'
  return [{ ...named(key, given), kind, values: inOrder(values) }]
}

/** As people read it: the texts of numbers and flags are described as what they stand for. */
function labelOf(key: string, value: string): string {
  if (value === 'true' || value === 'false') return describeSpec(key, value === 'true').text
  const isNumber = /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
  return describeSpec(key, isNumber ? Number(value) : value).text
}

/** Numbers by size, since 8, 16, 32 is how they are looked for; all else by how often it occurs. */
const inOrder = <T extends { value: string }>(values: T[]): T[] =>
  values.every(({ value }) => Number.isFinite(Number(value)))
    ? values.toSorted((a, b) => Number(a.value) - Number(b.value))
    : values
