import type { Decimal } from '../read/quantity.ts'
import { orderMarkup } from '../read/sheet.ts'
import { isTotalRow } from '../read/totals.ts'
import { readTypedLine } from '../read/typed-line.ts'
import { type Column, columnsOf } from './column.ts'
import { decimalOf, hasOpenNumbers, toldDecimal } from './decimal.ts'
import { findHeader } from './find-header.ts'
import { guessQuantity } from './guess-quantity.ts'
import { meaningOfHeader } from './headers.ts'
import { numbersOf } from './quantity-guess.ts'
import type { Role } from './roles.ts'
import type { Meaning } from './terms.ts'

/** How the rows of a sheet are read. `header` is the row that names the columns, from 0; null when none does. */
export type Layout = { header: number | null; roles: Role[]; decimal: Decimal }

/**
 * Guesses how a sheet is to be read: by its header's words, and by what its columns hold. `separator`: what parted its
 * cells, where something did.
 */
export function guessLayout(rows: readonly (readonly string[])[], separator = ''): Layout {
  const header = findHeader(rows)
  const body = rows
    .slice(header === null ? 0 : header + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
  const width = rows[0]?.length ?? 0
  const names = header === null ? [] : namesOf(rows[header]!, body[0] ?? [])
  // a mark that nothing in the list asks for would be kept for its layout, and be taken for another list's
  const isAsked = names.length > 0 && hasOpenNumbers(body)
  const decimal =
    separator === orderMarkup
      ? '.'
      : isAsked
        ? decimalOf(names, body, separator)
        : toldDecimal(body)
  if (width === 1) return { header, roles: [oneColumn(body, names[0])], decimal }
  const lines = body.filter((row) => !isTotalRow(row) && (width === 2 || !isHeading(row)))
  const columns = columnsOf(names, lines, width, decimal)
  const isTold = () => separator === orderMarkup || toldDecimal(body) !== null
  const roles = rolesOf(columns, header !== null, lines)
  return {
    header,
    roles,
    decimal: isDoubtful(columns[roles.indexOf('quantity')], decimal, isTold) ? null : decimal,
  }
}

/** What stands alone in a row of several columns names none of its parts. */
const isHeading = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length === 1

/**
 * No piece is cut into thousandths: where a quantity would be, the mark of the list's other numbers is not that of its
 * pieces. 1.000 is one piece only where other numbers tell the mark and all quantities are written with decimals.
 */
function isDoubtful(
  quantities: Column | undefined,
  decimal: Decimal,
  isTold: () => boolean,
): boolean {
  const cells = quantities?.cells.filter((cell) => cell !== '') ?? []
  const thousandths = cells.flatMap((cell) => {
    const [, mark, rest] = /^[1-9]\d{0,2}([.,])(\d{3})$/.exec(cell) ?? []
    return mark === decimal && rest !== undefined ? [rest] : []
  })
  const isForm = cells.every((cell) => /[.,]\d+$/.test(cell)) && isTold()
  return (
    decimal !== null &&
    (thousandths.some((rest) => rest !== '000') || (thousandths.length > 0 && !isForm))
  )
}

/** Names of columns whose header goes on in the row below it: "Ordered" and "Delivered" under "Quantity". */
function namesOf(header: readonly string[], below: readonly string[]): string[] {
  const filled = below.filter((cell) => cell.trim() !== '')
  const isBelow = below.some((cell, at) => cell.trim() !== '' && header[at]?.trim() === '')
  const isNamed = filled.filter((cell) => meaningOfHeader(cell) !== null).length >= 2
  if (!isBelow || !isNamed || filled.some((cell) => /\d/.test(cell))) return [...header]
  let over = ''
  return header.map((name, at) => {
    over = name.trim() === '' ? over : name
    return below[at]?.trim() ? `${over} ${below[at]}` : name
  })
}

/** Typed lines have a quantity in some; a column of numbers alone has none. */
function oneColumn(body: readonly (readonly string[])[], header: string | undefined): Role {
  const { meaning } = (header ? meaningOfHeader(header) : null) ?? {}
  const isNamed = meaning === 'mpn' || meaning === 'number' || meaning === 'house'
  const typed = body.some(([cell = '']) => readTypedLine(cell).quantity !== '')
  return isNamed && !typed ? 'number' : 'line'
}

/** How surely a column holds the part's number, by what its header says. */
const weights: Partial<Record<string, number>> = {
  mpn: 70,
  number: 42,
  value: 14,
  distributor: 12,
  house: 10,
  alternative: 4,
}

function rolesOf(
  columns: Column[],
  isNamed: boolean,
  body: readonly (readonly string[])[],
): Role[] {
  const roles: Role[] = columns.map(() => 'none')
  const number = numberColumn(columns)
  if (number !== null) roles[number] = 'number'
  const give = (role: Role, ...meanings: string[]) => {
    const at = columns.findIndex(
      (one) => roles[one.at] === 'none' && one.filled > 0 && meanings.includes(one.meaning ?? ''),
    )
    const empty = columns.findIndex(
      (one) => roles[one.at] === 'none' && meanings.includes(one.meaning ?? ''),
    )
    if (at >= 0 || empty >= 0) roles[at >= 0 ? at : empty] = role
  }
  for (const at of guessQuantity(columns, number, isNamed, body))
    roles[at.at] = at.isSure ? 'quantity' : 'maybe'
  give('own', 'house')
  give('manufacturer', 'manufacturer')
  if (!roles.includes('manufacturer')) {
    const free = columns.filter((one) => roles[one.at] === 'none' && one.filled > 0)
    // where nothing else says which part is meant, what begins with a maker's name does
    const maker =
      number === null && free.length === 1
        ? undefined
        : free.find((one) => one.meaning === null && one.makers >= 0.5)
    if (maker) roles[maker.at] = 'manufacturer'
  }
  give('description', 'description')
  if (!roles.includes('description')) {
    const [wordy] = columns
      .filter((one) => roles[one.at] === 'none' && one.meaning === null && one.wordy >= 0.5)
      .sort((a, b) => b.wordy - a.wordy)
    if (wordy) roles[wordy.at] = 'description'
  }
  give('note', 'note')
  const unit = columns.find(
    (one) =>
      roles[one.at] === 'none' &&
      one.meaning === 'unit' &&
      one.priced < 0.5 &&
      !isFactor(one, columns, roles.indexOf('quantity')),
  )
  if (unit) roles[unit.at] = 'unit'
  for (const one of columns)
    if (one.meaning === 'out' || one.meaning === 'fitted') roles[one.at] = 'out'
  if (number === null && !roles.includes('own')) {
    // nothing looks like a part number: what else may say which part is meant stands in
    const at = [
      roles.indexOf('description'),
      columns.find((one) => roles[one.at] === 'none' && one.wordy + one.makers > 0)?.at ?? -1,
      roles.indexOf('none'),
    ].find((one) => one >= 0)
    if (at !== undefined) roles[at] = 'number'
  }
  return roles
}

/** "Unit" over whole prices: times the pieces they come to another column. */
function isFactor(unit: Column, columns: Column[], quantity: number): boolean {
  const [prices, pieces] = [unit, columns[quantity]].map((one) => (one ? numbersOf(one) : []))
  return columns.some(
    (one) =>
      one !== unit &&
      one.at !== quantity &&
      one.numeric >= 0.5 &&
      numbersOf(one).every((total, at) => total === prices![at]! * pieces![at]!),
  )
}

/** The column of part numbers: by its name, and by how many of its cells look like one. */
function numberColumn(columns: Column[]): number | null {
  const judged = columns
    .filter((one) => one.filled > 0)
    .map((one) => {
      const named = (weights[one.meaning ?? ''] ?? 0) * (one.sure === 1 ? 0.6 : 1)
      const isBarred =
        one.counting ||
        one.designators >= 0.5 ||
        (one.meaning !== null && !mayHold.has(one.meaning) && !isNumbersOfMakers(one))
      const looks =
        (40 * Math.max(one.partLike, one.labelled) + 10 * one.labelled) * (0.4 + 0.6 * one.distinct)
      const worth = isBarred ? 0 : named + looks
      return { at: one.at, worth: one.meaning === 'mpn' && one.counting ? 40 : worth }
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
  const [best] = judged
  return best && best.worth >= 15 ? best.at : null
}

/** "Hersteller" over numbers alone means the makers' numbers. */
const isNumbersOfMakers = (one: Column) =>
  one.meaning === 'manufacturer' && one.partLike >= 0.8 && one.distinct >= 0.8 && one.makers === 0

/** What a header may say of a column that holds numbers of parts: the cells of others may look like them, and are none. */
const mayHold = new Set<Meaning>([
  'mpn',
  'distributor',
  'house',
  'alternative',
  'number',
  'value',
  'position',
  'description',
  'note',
])
