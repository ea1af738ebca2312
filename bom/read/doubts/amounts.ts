import type { Layout } from '../../columns/guess.ts'
import { meaningOfHeader } from '../../columns/headers.ts'
import { moneyIn, readQuantity, shorten } from '../quantity.ts'
import { cellOf } from '../row-cells.ts'
import type { Doubt } from './around.ts'

/** Columns that are read as prices and take something off, or add it. */
const changesPrice =
  /rabatt|discount|rabais|remise|descuento|dto|sconto|korting|upust|sleva|скидк|折扣|割引|할인|tax|vat|mwst|ust|steuer|tva|iva|btw|ндс|dph|税|세|surcharge|zuschlag|freight|fracht/iu

type Rows = readonly (readonly string[])[]
type Priced = { at: number; pieces: number; price: number; total: number }
const doubt = (reason: string): Doubt => ({ reason, times: null })

/** What prices say against pieces: rows that come to another number of them, and prices from so many pieces on. */
export function amountsOf(rows: Rows, layout: Layout): Map<number, Doubt> {
  const { header, roles } = layout
  const found = new Map<number, Doubt>()
  if (header === null || !roles.includes('quantity')) return found
  const named = rows[header]!.map((name) => meaningOfHeader(name)?.meaning)
  const isChange = (column: number) => changesPrice.test(rows[header]![column]!)
  const prices = places(named, (one, at) => one === 'price' && !isChange(at))
  if (prices.length !== 1) return found
  const totals = places(named, (one) => one === 'total' || one === 'amount')
  const changes = places(named, (_, at) => isChange(at))
  const [price, total] = [prices[0]!, totals[0]]
  for (const at of breaksIn(rows, layout, price))
    found.set(at, doubt('It seems to be a price from so many pieces on: type how many pieces'))
  if (total === undefined || totals.length > 1) return found
  for (const { at, pieces } of contrary(
    pricedRows(rows, layout, price, total, changes),
    rows,
    header,
  ))
    found.set(
      at,
      doubt(
        `${pieces} × ${shorten(rows[at]![price]!.trim())} is not ${shorten(rows[at]![total]!.trim())}: type how many pieces`,
      ),
    )
  return found
}

const places = <One>(all: One[], test: (one: One, at: number) => boolean) =>
  all.flatMap((one, at) => (test(one, at) ? [at] : []))

function piecesOf(row: readonly string[], { roles, decimal }: Layout): number | null {
  const quantity = readQuantity(cellOf(row, roles, 'quantity'), decimal)
  return 'pieces' in quantity ? quantity.pieces : null
}

function pricedRows(
  rows: Rows,
  layout: Layout,
  price: number,
  total: number,
  changes: readonly number[],
): Priced[] {
  return rows.flatMap((row, at) => {
    const isChanged = changes.some((column) => /[1-9]/.test(row[column] ?? ''))
    if (at <= layout.header! || isChanged) return []
    const [of, all] = [price, total].map((column) => moneyIn(row[column] ?? '', layout.decimal))
    const pieces = piecesOf(row, layout)
    return of && all && pieces ? [{ at, pieces, price: of, total: all }] : []
  })
}

const factorOf = ({ pieces, price, total }: Priced) => total / (pieces * price)
/** What taxes may add. */
const isTaxed = (factor: number) => factor > 1 && factor < 1.28

/**
 * Rows whose total is that of another whole number of pieces. What all rows have in common, as a tax, is none of it,
 * nor is what another cell explains: a price of 100, or of a pack of 10.
 */
function contrary(priced: Priced[], rows: Rows, header: number): Priced[] {
  const factors = priced.map(factorOf)
  const [first = 1] = factors
  const isCommon = factors.every((one) => Math.abs(one / first - 1) < 0.005)
  if (
    isCommon &&
    (factors.length > 1 ? Math.abs(first - Math.round(first)) > 0.005 : isTaxed(first))
  )
    return []
  return priced.filter((row) => {
    const { at, pieces, price, total } = row
    const other = Math.round(total / price)
    const isExact = other >= 1 && Math.abs(other * price - total) < 0.005
    const isNear = Math.abs(pieces * price - total) <= total / 10
    const explains = (cell: string) =>
      (cell.match(/\d+/g) ?? []).some((one) => Number(one) === pieces / other && Number(one) > 1)
    const isExplained = rows[at]!.some(explains) || rows[header]!.some(explains)
    return isExact && other !== pieces && !isNear && !isExplained
  })
}

/** Three rows or more of one part whose prices fall as their pieces rise: of two each may be for a site of its own. */
function breaksIn(rows: Rows, layout: Layout, price: number): number[] {
  const byNumber = Map.groupBy(
    rows.flatMap((row, at) => {
      const of = at <= layout.header! ? null : moneyIn(row[price] ?? '', layout.decimal)
      const pieces = of && piecesOf(row, layout)
      return of && pieces ? [{ at, of, pieces, number: cellOf(row, layout.roles, 'number') }] : []
    }),
    ({ number }) => number,
  )
  return [...byNumber.values()].flatMap((some) => {
    const sorted = some.toSorted((one, next) => one.pieces - next.pieces)
    const isFalling = sorted.every(
      ({ pieces, of }, nth) =>
        nth === 0 || (pieces > sorted[nth - 1]!.pieces && of < sorted[nth - 1]!.of),
    )
    return some.length > 2 && isFalling && some[0]!.number !== '' ? some.map(({ at }) => at) : []
  })
}
