import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { specificationOf } from '../../../contract/parts/specifications.ts'
import { plain } from '../plain.ts'
import { type Columns, guessColumns } from './guess-columns.ts'

/** Keys of specifications by their names, as headers are compared. */
export type OwnColumns = ReadonlyMap<string, string>

/** How the columns of specifications may be called that a shop added to those of the trade: by key or by label. */
export function ownColumns(categories: readonly ShopCategory[]): OwnColumns {
  const own = categories
    .flatMap(({ specs }) => specs)
    .filter(({ key }) => specificationOf(key).group === 'Other')
  return new Map([
    ...own.map(({ key, label }) => [plain(label), key] as const),
    ...own.map(({ key }) => [plain(key), key] as const),
  ])
}

/** A unit stands in brackets behind a name: “Output (W)”. */
const bare = (name: string) => plain(name.replace(/\(.*?\)|\[.*?\]/g, ' '))

/** Finds the fields among the names of a row's columns, then the shop's own specifications among the others. */
export function guessWithOwn(
  names: string[],
  given: Columns,
  own: OwnColumns,
  currency?: string,
): Columns {
  const columns = guessColumns(names, given, currency)
  const taken = new Set(Object.values(columns).flatMap((one) => Object.values(one)))
  const specs = { ...columns.specs }
  for (const name of names) {
    const key = taken.has(name) ? undefined : (own.get(plain(name)) ?? own.get(bare(name)))
    if (key !== undefined) specs[key] ??= name
  }
  return { ...columns, specs }
}
