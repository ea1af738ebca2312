import { compareNames } from '../../../contract/parts/compare-names.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { SpecFacet } from '../../../contract/parts/search.ts'
import { describeSpec, facetKeys, specificationOf } from '../../../contract/parts/specifications.ts'
import type { PartFilter } from '../search/filter.ts'
import type { FacetPart } from './store.ts'

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

/** Parts that were looked at for these specifications. `isSampled`: more match. */
export type Looked = { keys: string[]; parts: FacetPart[]; isSampled: boolean }

/** The facets of the chosen category's specifications; none without one, or where nothing is told apart. */
export function facetsOf(filter: PartFilter, looked: Looked[]): SpecFacet[] {
  const { category } = filter
  if (!category) return []
  const isRange = (key: string) =>
    (rangesOf[category] ?? []).includes(key) || specificationOf(key).kind === 'range'
  return facetKeys[category].flatMap((key) => {
    const at = looked.find(({ keys }) => keys.includes(key))!
    const values = at.parts.flatMap(({ specs }) => eachValue(specs[key]))
    const { label, unit } = specificationOf(key)
    const named = { key, label, unit, isSampled: at.isSampled && values.length > 0 }
    return isRange(key) ? rangeFacet(named, values) : valueFacet(named, values, filter)
  })
}

type Named = Pick<SpecFacet, 'key' | 'label' | 'unit' | 'isSampled'>
type Value = string | number | boolean

function rangeFacet(named: Named, values: Value[]): SpecFacet[] {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return []
  return [{ ...named, kind: 'range', min: Math.min(...numbers), max: Math.max(...numbers) }]
}

/** Each value of a list by itself, once. */
const eachValue = (given: Specs[string] | undefined): Value[] =>
  Array.isArray(given) ? [...new Set(given)] : given === undefined ? [] : [given]

function valueFacet(named: Named, found: Value[], filter: PartFilter): SpecFacet[] {
  const { key } = named
  const choices = filter.specs.find(([chosen]) => chosen === key)?.[1] ?? []
  const isChosen = (value: string) =>
    choices.some((choice) => 'value' in choice && choice.value === value)
  const counts = new Map<string, number>()
  for (const value of found) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  // what is chosen stays there to be taken back, though nothing that was looked at has it
  for (const choice of choices)
    if ('value' in choice && !counts.has(choice.value)) counts.set(choice.value, 0)
  if (counts.size === 0) return []
  const values = [...counts]
    .sort(([a, x], [b, y]) => y - x || compareNames(a, b))
    .filter(([value], at) => at < valuesUpTo || isChosen(value))
    .map(([value, count]) => ({ value, label: labelOf(key, value), count }))
  const kind = specificationOf(key).kind === 'flag' ? 'flag' : 'choice'
  return [{ ...named, kind, values: inOrder(values) }]
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
