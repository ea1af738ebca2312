import type { Decimal } from '../../../../bom/read/quantity.ts'
import type { ShopCategory } from '../../../../contract/parts/shop-categories.ts'
import { type SpecKind, specificationOf } from '../../../../contract/parts/specifications.ts'
import { readAmount, readFlag } from '../read/unit-cell.ts'
import type { Draft } from './map-row.ts'

type Declared = { unit: string | null; kind: SpecKind }
const made = new WeakMap<readonly ShopCategory[], Map<string, Declared | null>>()

/** What the shop's categories say of their specifications; null where two of them say otherwise. */
function declaredBy(categories: readonly ShopCategory[]) {
  const known = made.get(categories)
  if (known) return known
  const all = new Map<string, Declared | null>()
  for (const { key, unit, kind } of categories.flatMap(({ specs }) => specs)) {
    const before = all.get(key)
    const isOther = before !== undefined && (before?.unit !== unit || before?.kind !== kind)
    all.set(key, isOther ? null : { unit, kind })
  }
  made.set(categories, all)
  return all
}

/** A category's word goes before the trade's; of a key that nobody described nothing is known. */
function declaredOf(categories: readonly ShopCategory[], key: string): Declared | null {
  const own = declaredBy(categories).get(key)
  if (own !== undefined) return own
  const known = specificationOf(key)
  return known.group === 'Other' ? null : known
}

/**
 * The specifications of a row as they are stored: what is a number or yes and no by its category or the trade is read with its
 * unit, in the manner of the file. What cannot be read so stays the text that it is.
 */
export function readDeclared(
  { specs, specTexts = {} }: Draft,
  categories: readonly ShopCategory[],
  decimal: Decimal,
): Record<string, unknown> {
  const read = Object.entries(specTexts).flatMap(([key, text]) => {
    const declared = declaredOf(categories, key)
    if (!declared) return []
    const isNumber = declared.kind === 'range' || declared.unit !== null
    const value = isNumber
      ? readAmount(text, declared.unit, decimal)
      : declared.kind === 'flag'
        ? readFlag(text)
        : undefined
    return value === undefined ? [] : [[key, value] as const]
  })
  return { ...specs, ...Object.fromEntries(read) }
}
