import { isYes } from '../columns/words/answers.ts'
import { optionalRow } from './doubts/around.ts'
import { doubtfulLabel, doubtOf, isOptionalLine } from './doubts/doubt-of.ts'
import { headsChoice, headsDoubt, remarksDoubt } from './doubts/sentences.ts'
import { notedBehind } from './line-frame.ts'
import { mayCount } from './looks-like-part.ts'
import { type ReadQuantity, readQuantity, shorten } from './quantity.ts'
import { quotedTimes } from './quoting.ts'
import { cellOf, type Sheet, typedIn } from './row-cells.ts'
import { isPieces } from './units.ts'

/** How many pieces a row says; of a sheet that says no quantities at all each row is one piece. */
export function quantityOf(
  row: readonly string[],
  sheet: Sheet,
  typed: string,
  at: number,
  valueAt: (column: number) => string | undefined,
): ReadQuantity {
  const { roles, decimal, header } = sheet.layout
  const isOne =
    !sheet.says &&
    !namesPrice(cellOf(row, roles, 'line')) &&
    !mayCount(row, typedIn(row, roles)?.number ?? cellOf(row, roles, 'number'), sheet.layout)
  if (isOne) return { pieces: 1 }
  const fault = (reason: string): ReadQuantity => ({ reason, near: null })
  const doubted = (reason: string): ReadQuantity => ({ reason, near: null, isDoubted: true })
  if (!roles.includes('quantity') && !typed && roles.includes('maybe'))
    return fault('Say which column holds the quantities')
  const optional = sheet.columns.findIndex(({ name }) => /^optional\b/i.test(name))
  if (optional >= 0 && isYes(row[optional]?.trim() ?? '')) return doubted(optionalRow)
  if (typed && quotedTimes(cellOf(row, roles, 'line')) > sheet.quoted)
    return doubted('It stands in an older mail, and newer lines are there: type how many pieces')
  const label = typed ? doubtfulLabel(cellOf(row, roles, 'line')) : null
  if (label !== null)
    return doubted(`It says “${shorten(label)}”: type how many pieces, or leave it out`)
  const note = typed ? notedBehind(cellOf(row, roles, 'line')) : ''
  if (note !== '' && [remarksDoubt, headsChoice, headsDoubt].some((one) => one(note)))
    return doubted(`It says “${shorten(note)}”: type how many pieces, or leave it out`)
  if (typed && isOptionalLine(cellOf(row, roles, 'line'))) return doubted(optionalRow)
  const doubt = doubtOf(row, sheet.columns, at)
  if (doubt) return doubted(doubt)
  const shared = valueAt(roles.indexOf('quantity'))
  if (shared?.endsWith('rows')) return fault(`It is one cell, ${shared}: type how many pieces`)
  const price = /\d[\d.,]*(?=\s*each\W*$)/i.exec(typed)?.[0]
  if (price !== undefined && (sheet.isEach || /[.,]\d{2}$/.test(price)))
    return fault(`“${price} each” may be a price: type how many pieces`)
  const amount = readQuantity(typed || cellOf(row, roles, 'quantity'), decimal)
  const unit = cellOf(row, roles, 'unit')
  if (!isPieces(unit)) return fault(`“${shorten(unit)}” is no single piece: type how many pieces`)
  const surplus = row
    .slice(sheet.width)
    .filter((cell, at) => roles[sheet.width + at] === 'none' && /^\s*\d+\s*$/.test(cell))
  const before = row.slice(0, Math.max(0, roles.indexOf('quantity')))
  if (
    header !== null &&
    surplus.length > 0 &&
    before.some((cell) => /^\s*[\p{Sc}]?\s*\d+\s*$/u.test(cell))
  )
    return fault('The row has more cells than the header has names')
  return amount
}

/** "AB-100 149 EUR": a line that ends with a price is none of an order of one piece. What a shop asks, "($149 @ Shop)", is of a machine's parts. */
const namesPrice = (line: string) =>
  /\s(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|eur|usd|gbp|chf|pln|czk)|\d+[.,][-–]{1,2})\s*$/iu.test(
    line,
  )
