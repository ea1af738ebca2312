import { type Bom, hasAnything } from '../bom.ts'
import { headersIn, type Role } from '../columns/words.ts'
import { readPartNumber } from './part-number-cell.ts'
import { isAmbiguous, type ReadQuantity, readQuantity } from './quantity.ts'
import { readTypedLine } from './typed-line.ts'

/** A row that names a part. */
export type WantedRow = {
  kind: 'wanted'
  /** What to look for: the part number, or what stands in for it. */
  number: string
  own: string
  manufacturer: string
  description: string
  note: string
  /** Of one build. */
  quantity: ReadQuantity
  /** What a spreadsheet did to the number. */
  spoilt: string | null
  /** What is odd about the quantity though it can be read. */
  doubt: string | null
}
/** A row that names none: a title, the header, a total. */
export type OtherRow = { kind: 'other'; reason: string }
export type RowRead = WantedRow | OtherRow

const totals =
  /^(grand |sub-?|net )?total(s|e|en|es)?\b|^(zwischen|end|gesamt)?summe\b|^gesamt\b|^sum[aá]?\b|^somme\b|^totaal\b|^razem\b|^итого|^合计|^合計|^小计/iu

/** What each row of a parts list says, in its order: as many as there are rows. */
export function readRows({ rows, layout, choices }: Bom): RowRead[] {
  const { header, roles } = layout
  const ownWords = (row: readonly string[]) =>
    roles.includes('sheet') ? row.filter((_, at) => roles[at] !== 'sheet') : row
  const top = header === null ? undefined : ownWords(rows[header] ?? []).join('\u0000')
  const hasQuantity = roles.includes('quantity')
  const says = hasQuantity || rows.some((row) => typedIn(row, roles)?.quantity)
  return rows.map((cells, at): RowRead => {
    const row = ownWords(cells)
    const other = (reason: string): OtherRow => ({ kind: 'other', reason })
    if (!hasAnything(row.map(withoutSeparators))) return other('Blank row')
    if (header !== null && at < header) return other('Above the header')
    if (at === header) return other('The header')
    if (row.join('\u0000') === top || headersIn(row).outright > 1)
      return other('The header once more')
    const wanted = wantedOf(cells, layout, says)
    const isDecided = choices[at]?.part !== undefined || choices[at]?.pieces !== undefined
    if (isDecided) return wanted
    const filled = row.filter((cell) => cell.trim() !== '')
    if (filled.some((cell) => totals.test(cell.trim())) && !isPart(wanted.number))
      return other('A total')
    const isAlone = filled.length === 1 && row.length > 2 && hasQuantity
    if (isAlone && !/\d/.test(filled[0]!)) return other('A heading between rows')
    if (isAlone && filled[0]!.length > 60) return other('A remark, no part')
    return wanted
  })
}

/** A line of separators alone is blank, also where another sign parts the cells. */
const withoutSeparators = (cell: string) => cell.replace(/[;,|]/g, '')

const isPart = (number: string) => /\d/.test(number)

/** A part number and a quantity in one cell, where a column has such and no other column has the number. */
function typedIn(row: readonly string[], roles: readonly Role[]) {
  const line = cellOf(row, roles, 'line')
  return line !== '' && cellOf(row, roles, 'number') === '' ? readTypedLine(line) : null
}

/** The first column of a role that holds anything. */
const cellOf = (row: readonly string[], roles: readonly Role[], role: Role) =>
  row.find((text, at) => roles[at] === role && text.trim() !== '')?.trim() ?? ''

/** `says`: whether the sheet says quantities at all; of one that does not, each row is one piece. */
function wantedOf(
  row: readonly string[],
  { roles, decimal }: Bom['layout'],
  says: boolean,
): WantedRow {
  const cell = (role: Role) => cellOf(row, roles, role)
  const typed = typedIn(row, roles)
  const own = cell('own')
  const description = cell('description')
  const named = readPartNumber(typed?.number ?? cell('number'))
  const amount = typed?.quantity || cell('quantity')
  return {
    kind: 'wanted',
    number: named.number || own || description,
    ...{ own, description, manufacturer: cell('manufacturer'), note: cell('note') },
    quantity: says ? readQuantity(amount, decimal) : { pieces: 1 },
    spoilt: named.spoilt,
    doubt: isAmbiguous(amount, decimal)
      ? `“${amount}” is read as thousands: set the decimal mark if it is not`
      : null,
  }
}
