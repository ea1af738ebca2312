import type { SpecFacet } from '../../../contract/part-search.ts'
import type { Category } from '../../../contract/parts.ts'
import { describeSpec, facetKeys, specificationOf } from '../../../contract/specifications.ts'
import type { Sql } from '../../database.ts'
import type { PartFilter } from '../search/filter.ts'
import { type CountedSpec, countSpecValues } from './store.ts'

/** Of one specification; the rarest beyond it are left out, unless they are chosen. */
const valuesUpTo = 40

/** Specifications whose values are too many to tick in one category, though not in another. */
const rangesOf: Partial<Record<Category, string[]>> = { hdd: ['capacityGb'] }

/** The facets of the chosen category's specifications; none without one, or where nothing is told apart. */
export async function countSpecs(sql: Sql, filter: PartFilter, most: number): Promise<SpecFacet[]> {
  const { category } = filter
  if (!category) return []
  const keys: string[] = [...facetKeys[category]]
  const chosen = filter.specs.map(([key]) => key).filter((key) => keys.includes(key))
  const isRange = (key: string) =>
    (rangesOf[category] ?? []).includes(key) || specificationOf(key).kind === 'range'
  const groups = [
    { own: keys.filter((key) => !chosen.includes(key)), without: null },
    ...chosen.map((key) => ({ own: [key], without: { key } })),
  ]
  const counted = await Promise.all(
    groups
      .filter(({ own }) => own.length > 0)
      .map(({ own, without }) => countSpecValues(sql, filter, own, { without, most })),
  )
  const values = Map.groupBy(counted.flat(), ({ key }) => key)
  return keys.flatMap((key) => {
    const given = values.get(key) ?? []
    return isRange(key) ? rangeFacet(key, given) : valueFacet(key, given, filter)
  })
}

const named = (key: string) => {
  const { label, unit } = specificationOf(key)
  return { key, label, unit }
}

function rangeFacet(key: string, given: CountedSpec[]): SpecFacet[] {
  const numbers = given.map(({ value }) => value).filter((value) => typeof value === 'number')
  if (numbers.length === 0) return []
  return [{ ...named(key), kind: 'range', min: Math.min(...numbers), max: Math.max(...numbers) }]
}

function valueFacet(key: string, given: CountedSpec[], filter: PartFilter): SpecFacet[] {
  const choices = filter.specs.find(([chosen]) => chosen === key)?.[1] ?? []
  const isChosen = (value: string) =>
    choices.some((choice) => 'value' in choice && choice.value === value)
  const counts = new Map<string, number>()
  for (const { value, count } of given)
    for (const one of new Set(Array.isArray(value) ? value : [String(value)]))
      counts.set(one, (counts.get(one) ?? 0) + count)
  if (counts.size === 0) return []
  const values = [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .filter(([value], at) => at < valuesUpTo || isChosen(value))
    .map(([value, count]) => ({ value, label: labelOf(key, value), count }))
  const kind = specificationOf(key).kind === 'flag' ? 'flag' : 'choice'
  return [{ ...named(key), kind, values: inOrder(values) }]
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
