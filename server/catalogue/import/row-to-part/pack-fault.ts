import { toldBeside } from '../../../../bom/columns/catalogue/beside-headers.ts'
import type { Columns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import {
  isFreight,
  isOfOnePiece,
  isOfPacks,
  saysSeveral,
} from '../../../../bom/columns/catalogue/pack-columns.ts'
import { isPriceUnit, priceUnitIn } from '../../../../bom/columns/catalogue/price-unit.ts'
import { currenciesOf } from '../../../../bom/read/currencies.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { isPieces } from '../../../../bom/read/units.ts'

/** The columns of a table that say of how many pieces a pack is, and those that say what its prices are of. */
export type PackColumns = { packs: readonly string[]; units: readonly string[] }

/** `given`: columns that somebody said what they are say nothing more. An export of ours has prices of one piece. */
export function packColumns(
  names: readonly string[],
  { fields }: Columns,
  given: Columns,
): PackColumns {
  if (names.includes('ourNumber')) return { packs: [], units: [] }
  const said = new Set(
    [given.fields, given.specs, given.breaks].flatMap((one) => Object.values(one)),
  )
  const isPack = (name: string) => isOfPacks(name) || name === fields.pack
  return {
    packs: names.filter((name) => !said.has(name) && isPack(name)),
    units: names.filter((name) => isPriceUnit(name) || toldBeside(name) === 'unit'),
  }
}

/** The column by which a row's price may be that of a pack, with what it says; null where the price is of one piece. */
export function packIn(
  values: Record<string, unknown>,
  price: string,
  { packs, units }: PackColumns,
): { column: string; said: string } | null {
  if (packs.length === 0 || isOfOnePiece(price)) return null
  const textOf = (name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const saysOne = (name: string) => {
    const said = textOf(name)
    return (
      said !== '' &&
      currenciesOf(said).length === 0 &&
      (isPriceUnit(name) ? priceUnitIn(said) === null : isPieces(said))
    )
  }
  for (const column of packs) {
    const said = textOf(column)
    if (saysSeveral(said) && !(isFreight(said) && !isOfPacks(column)))
      return units.some(saysOne) ? null : { column, said }
  }
  return null
}

/** Why such a row is not taken. */
export const packWords = ({ column, said }: { column: string; said: string }, price: string) =>
  `“${column}” says “${shorten(said)}”: nobody knows whether “${price}” is that of one piece or of the pack. Write the price of one piece and call it “unit price”, or say what the column is (mapping; --column orderMultiple=COLUMN or --leave-out COLUMN)`
