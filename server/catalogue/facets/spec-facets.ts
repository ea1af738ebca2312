import { compareNames } from '../../../contract/parts/compare-names.ts'
import type { Specs } from '../../../contract/parts/parts.ts'
import type { SpecFacet } from '../../../contract/parts/search.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import {
  describeSpec,
  type OwnSpecs,
  specificationOf,
} from '../../../contract/parts/specifications.ts'
import type { PartFilter } from '../search/filter.ts'
import type { FacetPart } from './store.ts'

/** Of one specification; the rarest beyond it are left out, unless they are chosen. */
const valuesUpTo = 40

/** The specifications that the chosen category is narrowed by: those that nothing is chosen of, and the others. */
export function keysOf(
  { specs }: PartFilter,
  keys: readonly string[],
): { open: string[]; chosen: string[] } {
  const isChosen = (key: string) => specs.some(([chosen]) => chosen === key)
  return { open: keys.filter((key) => !isChosen(key)), chosen: keys.filter(isChosen) }
}

/** Parts that were looked at for these specifications. `isSampled`: more match. */
export type Looked = { keys: string[]; parts: FacetPart[]; isSampled: boolean }

/** The facets of the chosen category's specifications; none without one, or where nothing is told apart. */
export function facetsOf(
  filter: PartFilter,
  looked: Looked[],
  { facets, specs: own }: Pick<ShopCategory, 'facets' | 'specs'>,
): SpecFacet[] {
  return facets.flatMap((key) => {
    const at = looked.find(({ keys }) => keys.includes(key))!
    const values = at.parts.flatMap(({ specs }) => eachValue(specs[key]))
    const { label, unit, kind } = specificationOf(key, own)
    const named = { key, label, unit, isSampled: at.isSampled && values.length > 0 }
    return kind === 'range'
      ? rangeFacet(named, values)
      : valueFacet({ ...named, kind }, values, filter, own)
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

function valueFacet(
  named: Named & { kind: 'choice' | 'flag' },
  found: Value[],
  filter: PartFilter,
  own: OwnSpecs,
): SpecFacet[] {
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
    .map(([value, count]) => ({ value, label: labelOf(key, value, own), count }))
  return [{ ...named, values: inOrder(values) }]
}

/** As people read it: the texts of numbers and flags are described as what they stand for. */
function labelOf(key: string, value: string, own: OwnSpecs): string {
  if (value === 'true' || value === 'false') return describeSpec(key, value === 'true', own).text
  const isNumber = /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
  return describeSpec(key, isNumber ? Number(value) : value, own).text
}

/** Numbers by size, since 8, 16, 32 is how they are looked for; all else by how often it occurs. */
const inOrder = <T extends { value: string }>(values: T[]): T[] =>
  values.every(({ value }) => Number.isFinite(Number(value)))
    ? values.toSorted((a, b) => Number(a.value) - Number(b.value))
    : values
