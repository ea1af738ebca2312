import { type Bom, hasAnything } from '../bom.ts'
import { isPartLike } from '../columns/part-like.ts'
import type { Role } from '../columns/roles.ts'
import type { Meaning } from '../columns/terms.ts'
import { doubtsAround } from './doubts/around.ts'
import { isCommented, takenOut } from './doubts/taken-out.ts'
import { isHeaderAgain } from './header-again.ts'
import {
  looksLikePart,
  numbersAmong,
  numbersIn,
  numbersInBrackets,
  numbersTyped,
  saysApart,
} from './looks-like-part.ts'
import { nameColumns } from './name-columns.ts'
import { withOrderStates } from './order-states.ts'
import { readPartNumber } from './part-number-cell.ts'
import type { ReadQuantity } from './quantity.ts'
import { leastQuoted } from './quoting.ts'
import { cellOf, type Sheet, typedIn, withoutRules } from './row-cells.ts'
import { quantityOf } from './row-quantity.ts'
import { saysTotal } from './totals.ts'
import { endsWithEach, isCountAlone } from './typed-line.ts'

/** A row that names a part. */
export type WantedRow = {
  kind: 'wanted'
  /** What to look for: the part number, or what stands in for it. */
  number: string
  own: string
  manufacturer: string
  description: string
  note: string
  /** What else in the row may be a part's number: `named` by the headers of their columns, `others` by their looks. */
  named: string[]
  others: string[]
  /** Of one build. */
  quantity: ReadQuantity
  /** What a spreadsheet did to the number. */
  spoilt: string | null
}
/** A row that names none: a title, the header, a total. `numbers`: what may be a part's number all the same. */
export type OtherRow = { kind: 'other'; reason: string; numbers: string[] }
export type RowRead = WantedRow | OtherRow

const allCommented = 'All rows are commented out: type how many pieces'

/** So many letters of a cell are read. */
const longest = 500
const bounded = (cell: string) => {
  const start = cell.length > longest ? cell.slice(0, longest) : cell
  return start.includes('   ') ? start.replace(/ {3,}/g, '  ') : start
}

const known = new WeakMap<Bom, RowRead[]>()

/** What each row of a parts list says, in its order: as many as there are rows. Read once of each parts list. */
export function readRows(bom: Bom): RowRead[] {
  const read = known.get(bom) ?? bom.rows.map(rowReader(bom))
  known.set(bom, read)
  return read
}

/** So many rows are read before others get their turn. */
const inOneTurn = 250

/** Reads them before they are asked for, a few at a time: `turn` lets others go on. */
export async function readRowsInTurns(bom: Bom, turn: () => Promise<unknown>) {
  if (known.has(bom)) return
  const readRow = rowReader(bom)
  const read: RowRead[] = []
  for (const [at, row] of bom.rows.entries()) {
    if (at % inOneTurn === 0) await turn()
    read.push(readRow(row, at))
  }
  known.set(bom, read)
}

/** How each row of a parts list is read. */
function rowReader({ rows, layout, choices, values = {}, said: saidOf = {} }: Bom) {
  const { header, roles } = layout
  const ownWords = (row: readonly string[]) =>
    roles.includes('sheet') ? row.filter((_, at) => roles[at] !== 'sheet') : row
  const names = header === null ? [] : (rows[header] ?? [])
  const stated = withOrderStates(rows, header)
  const top = header === null ? undefined : ownWords(names).map(bounded).join('\u0000')
  const hasQuantity = roles.includes('quantity') || roles.includes('maybe')
  const columns = nameColumns(stated, layout)
  const sheet: Sheet = {
    layout,
    columns,
    quoted: roles.includes('line') ? leastQuoted(rows.map((row) => cellOf(row, roles, 'line'))) : 0,
    numbered: numbering.flatMap((meaning) =>
      columns.flatMap((column, at) =>
        column.meaning === meaning && (roles[at] === 'none' || roles[at] === 'own')
          ? [{ at, meaning }]
          : [],
      ),
    ),
    says:
      hasQuantity ||
      (roles.length === 1 && saysApart(rows.map(([cell = '']) => cell))) ||
      rows.some((row) => typedIn(row, roles)?.quantity || isCountAlone(cellOf(row, roles, 'line'))),
    isEach: rows.every((row) => {
      const line = cellOf(row, roles, 'line')
      return !typedIn(row, roles)?.quantity || endsWithEach(line)
    }),
    width: names.findLastIndex((name) => name.trim() !== '') + 1,
  }
  // beside it a quantity is that of all machines
  const isPerMachine = columns.some(({ meaning }) => meaning === 'per machine')
  const own = roles.includes('sheet')
    ? rows.map((row) => row.map((cell, at) => (roles[at] === 'sheet' ? '' : cell)))
    : rows
  const below = rows.slice((header ?? -1) + 1).filter(hasAnything)
  const areCommented = below.every(isCommented)
  const around = doubtsAround(own, layout, isPerMachine, saidOf)
  return (given: readonly string[], at: number): RowRead => {
    // what a cell of a list says stands at its beginning, and patterns take their time over long ones
    const cells = given.map(bounded)
    const row = ownWords(cells)
    const other = (reason: string, isOut = false): OtherRow => ({
      kind: 'other',
      reason,
      numbers: isOut ? [] : numbersIn(row, at === header ? '' : cellOf(cells, roles, 'number')),
    })
    if (!hasAnything(row.map(withoutRules))) return other('Blank row')
    // what was taken for a header may be a row
    if (at === header) return withNumbers(other('The header'), numbersAmong(row))
    const isDecided = choices[at]?.part !== undefined || choices[at]?.pieces !== undefined
    if (!isDecided && header !== null && at < header)
      return withNumbers(other('Above the header'), [
        ...numbersTyped(row),
        ...(roles.length === 1 ? numbersAmong(row) : numbersInBrackets(row)),
      ])
    if (row.join('\u0000') === top || isHeaderAgain(cells, roles))
      return other('The header once more')
    const told = stated === rows ? cells : stated[at]!.map(bounded)
    const wanted = wantedOf(told, at, sheet, (column) => values[`${at},${column}`])
    const doubt = around.doubts.get(at)
    if (doubt && 'pieces' in wanted.quantity)
      wanted.quantity = {
        reason: doubt.reason,
        near: doubt.times && wanted.quantity.pieces * doubt.times,
        isDoubted: true,
      }
    else if (doubt && saidOf[at] !== undefined)
      wanted.quantity = { ...wanted.quantity, reason: doubt.reason }
    if (isDecided) return wanted
    if (isCommented(cells)) {
      if (!areCommented) return other('Commented out', true)
      if ('pieces' in wanted.quantity)
        wanted.quantity = { reason: allCommented, near: wanted.quantity.pieces, isDoubted: true }
      return wanted
    }
    const out = takenOut(cells, sheet.columns)
    if (out) return other(out, true)
    const filled = row.filter((cell) => cell.trim() !== '')
    if (around.sums.has(at)) return other('The sum of other rows', true)
    if (filled.some(saysTotal) && !isPart(wanted.number))
      return withNumbers(other('A total'), numbersAmong(row))
    if (roles.length === 1 && sheet.says && !/\p{Nd}/u.test(filled[0] ?? ''))
      return other('A line that names no part')
    const isAlone = filled.length === 1 && row.length > 2 && hasQuantity
    if (around.headings.has(at) || (isAlone && !/\d/.test(filled[0]!)))
      return other('A heading between rows')
    const line = filled.length === 1 && row.length > 1 ? besideTable(filled[0]!, wanted) : null
    if (line) return line
    const isSentence = filled.length === 1 && row.length > 2 && isRemark(filled[0]!)
    if (isSentence || (isAlone && filled[0]!.length > 60))
      return withNumbers(other('A remark, no part'), numbersAmong(filled))
    return wanted
  }
}

/** "Please add 32 x AB-100": what stands alone in a row of a table names a part and its pieces; null for anything else. */
function besideTable(text: string, wanted: WantedRow): WantedRow | null {
  const [number, ...others] = [...new Set([...numbersTyped([text]), ...numbersAmong([text])])]
  const isSentence = /\s/.test(text.trim()) && !looksLikePart(text)
  if (number === undefined || (numbersTyped([text]).length === 0 && !isSentence)) return null
  const quantity = { reason: 'It stands beside the table: type how many pieces', near: null }
  return { ...wanted, number, others, quantity }
}

const withNumbers = (row: OtherRow, more: string[]): OtherRow => ({
  ...row,
  numbers: [...new Set([...row.numbers, ...more])].slice(0, 8),
})

/** Five words without a digit name no part: "Prices include shipping and taxes". */
const isRemark = (text: string) => !/\d/.test(text) && text.trim().split(/\s+/).length >= 5

const isPart = (number: string) => isPartLike(number) && !saysTotal(number)

/** Columns that are read as what they are. */
const read = new Set<Role>(['number', 'line', 'quantity', 'unit', 'out', 'note', 'sheet'])

/** Whose columns name numbers of the same part, the surest first. */
const numbering: Meaning[] = ['mpn', 'number', 'value', 'distributor', 'house', 'alternative']

function wantedOf(
  row: readonly string[],
  line: number,
  sheet: Sheet,
  valueAt: (column: number) => string | undefined,
): WantedRow {
  const { roles } = sheet.layout
  const cell = (role: Role) => cellOf(row, roles, role)
  const typed = typedIn(row, roles)
  const [own, description] = [cell('own'), cell('description')]
  const place = roles.findIndex((role, at) => role === 'number' && row[at]?.trim() !== '')
  const stands = sheet.numbered.flatMap(({ at, meaning }) => {
    const text = row[at]?.trim() ?? ''
    return /\d/.test(text) && text.length >= 3 ? [{ meaning, text }] : []
  })
  const given = readPartNumber(typed?.number ?? cell('number'))
  const stand = given.number === '' ? stands.find(({ meaning }) => meaning !== 'house') : undefined
  const named = stand ? readPartNumber(stand.text) : given
  const number = named.number || own || description
  const looks = row.flatMap((text, at) => {
    const isFree = !read.has(roles[at]!)
    const isSubstitute = sheet.columns[at]?.meaning === 'alternative'
    return isFree && !isSubstitute && looksLikePart(text.trim()) ? [text.trim()] : []
  })
  // what stands beyond the names of columns, or in a remark, may name another part
  const aside = row.filter((_, at) => at >= Math.max(1, sheet.width) || roles[at] === 'note')
  const value = place >= 0 ? valueAt(place) : undefined
  const seen = new Set([number])
  const fresh = (texts: (string | null | undefined)[]) =>
    texts
      .filter((text): text is string => !!text && !seen.has(text) && !!seen.add(text))
      .slice(0, 8)
  return {
    kind: 'wanted',
    number,
    own,
    description,
    manufacturer: cell('manufacturer'),
    note: cell('note'),
    named: fresh([
      ...stands.filter(({ meaning }) => meaning !== 'alternative').map(({ text }) => text),
      ...(sheet.layout.header === null && !typed && !/\s/.test(given.number) ? looks : []),
    ]),
    others: fresh([value, typed?.whole, ...looks, ...numbersAmong(aside)]),
    quantity: quantityOf(row, sheet, typed?.quantity ?? '', line, valueAt),
    spoilt: named.spoilt,
  }
}
