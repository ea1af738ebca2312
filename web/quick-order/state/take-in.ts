import type { Bom } from '../../../bom/bom.ts'
import type { ListedFile, ListedSheet } from '../../../bom/listed-sheets.ts'
import { joinBoms, withLayout } from '../../../bom/new-bom.ts'
import type { ColumnLayout } from '../../../contract/parts/column-layouts.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { isRemembered, rememberedLayout } from '../columns/remembered.ts'

/** A file that was read. `taken`: the places of the sheets whose rows are in the parts list. */
export type Book = ListedFile & { before: Bom | null; taken: readonly number[] }

/** A sheet's parts list with its columns as they are remembered. Where there are several sheets, rows keep the sheet's name. */
function billOf({ sheets }: Book, sheet: ListedSheet, known: readonly ColumnLayout[]) {
  const remembered = sheet.isOurs ? null : rememberedLayout(known, sheet.bom)
  const bom = remembered ? withLayout(sheet.bom, remembered) : sheet.bom
  return sheets.length > 1 ? withSheetName(bom, sheet.name) : bom
}

/** A column with the sheet's name behind the others, unless there is one. */
function withSheetName(bom: Bom, name: string): Bom {
  const { layout, rows } = bom
  if (layout.roles.includes('sheet')) return bom
  return {
    ...bom,
    rows: rows.map((row, at) => [...row, at === layout.header ? 'Sheet' : name]),
    layout: { ...layout, roles: [...layout.roles, 'sheet'] },
  }
}

/** The rows of these sheets below those of a parts list, or alone; and what undoing that says. Throws ReadingFault. */
export function withSheets(
  bom: Bom | null,
  book: Book,
  places: readonly number[],
  known: readonly ColumnLayout[],
) {
  const sheets = places.map((at) => book.sheets[at]!)
  /** Those whose columns were remembered. */
  const recalled: Bom[] = []
  const all = sheets.reduce<Bom | null>((before, sheet) => {
    const more = billOf(book, sheet, known)
    if (isRemembered(known, more)) recalled.push(more)
    return before ? joinBoms(before, more) : more
  }, bom)
  const rows = sheets.reduce((sum, one) => sum + one.rows, 0)
  return { bom: all, did: `reading ${counted(rows, 'row')}`, rows, recalled }
}

/** How a file was read and what of it was not, in words that stay with its rows. */
export function howOf({ how, sheets, unread, taken }: Book): string {
  const hidden = taken.flatMap((at) => sheets[at]?.hidden || [])
  const left = sheets.flatMap(({ name, rows }, at) =>
    taken.includes(at) ? [] : [`${name} (${counted(rows, 'row')})`],
  )
  const others = [...left, ...unread.map(({ name }) => name)]
  return [
    how,
    ...(sheets.length > 1 ? [`from ${taken.map((at) => sheets[at]!.name).join(', ')}`] : []),
    ...(hidden.length > 0 ? [`with ${hidden.join(', ')}`] : []),
    ...(others.length > 0 ? [`not read: ${others.join(', ')}`] : []),
  ].join('; ')
}

/** One line that was typed. `part`: our number, when it was picked from what was suggested. */
export function withTyped(
  bom: Bom | null,
  line: { number: string; quantity: string; part: string | null },
) {
  const typed: Bom = {
    name: 'Parts list',
    rows: [[line.number, line.quantity]],
    layout: { header: null, roles: ['number', 'quantity'], decimal: null },
    builds: 1,
    choices: line.part ? { 0: { part: line.part } } : {},
  }
  return { bom: bom ? joinBoms(bom, typed) : typed, did: `adding ${line.number}` }
}
