import { read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { figure } from '../../../contract/words/numbers.ts'
import { limits, ReadingFault } from '../../limits.ts'
import { remarksDoubt } from '../doubts/sentences.ts'
import { shorten } from '../quantity.ts'
import { checked, type Sheet, tooManyColumns, tooManyRows, widest } from '../sheet.ts'
import { cellText, type LibraryCell } from './cell-text.ts'
import { markHidden } from './hidden-ods.ts'
import { struckCells } from './struck-cells.ts'
import { struckInOds } from './struck-ods.ts'
import { struckInXls } from './struck-xls.ts'
import { damaged, locked, type Survey, surveyArchive } from './survey-archive.ts'
import { refuseExpanding } from './survey-ods.ts'
import { onlyOthers, pathsOfSheets, tooMuchIn } from './too-much.ts'

set_cptable(codePages)

/** A sheet that is too much to be read, and why. */
export type UnreadSheet = { name: string; why: string }
export type WorkbookRead = { sheets: Sheet[]; unread: UnreadSheet[] }

/** What the library is to say: what cells show, nothing worked out. */
const options = {
  dense: true,
  cellText: true,
  cellFormula: true,
  cellHTML: false,
  cellStyles: true,
  bookVBA: false,
  dateNF: 'yyyy-mm-dd',
  raw: true,
} as const

/**
 * The sheets of a workbook that hold anything, as they are shown: XLSX, XLSM, XLSB, XLS, ODS, SpreadsheetML. What is
 * packed is looked through first, and sheets that are too much are not opened. `onStep` hears that it goes on; `most`: so
 * many rows a sheet may have. Throws ReadingFault.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  kind: string,
  onStep: () => void = () => {},
  most: number = limits.rows,
): Promise<WorkbookRead> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isKept = (path: string) =>
    path === 'content.xml' ||
    /^xl\/(styles\.xml|workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(path)
  const survey = isPacked ? await surveyArchive(bytes, isKept, onStep) : null
  onStep()
  const content = survey?.texts.get('content.xml')
  if (content !== undefined) refuseExpanding(content, most, kind)
  const unopened = survey ? tooMuchIn(survey, most, kind) : new Map<number, string>()
  const book = opened(() => bookOf(bytes, survey, unopened), kind)
  if (content !== undefined) markHidden(book, content)
  onStep()
  const struck = survey ? null : struckInXls(bytes)
  const struckOf = (sheet: number) =>
    (survey ? struckIn(sheet, survey.texts) : struck?.[sheet]) ?? new Set<string>()
  return sheetsOf(book, struckOf, onStep, { most, unopened })
}

/**
 * The library refuses an ODS without the styles that all of its sheets share, but reads what is not packed. Without its
 * manifest, which every one has (OpenDocument 1.3, part 2, 3.2), it is torn.
 */
function bookOf(
  bytes: Uint8Array<ArrayBuffer>,
  survey: Survey | null,
  unopened: ReadonlyMap<number, string>,
): WorkBook {
  const content = survey?.texts.get('content.xml')
  const has = (path: string) => survey?.paths.has(path) ?? false
  if (content === undefined || !has('META-INF/manifest.xml') || has('styles.xml'))
    return read(bytes, { ...options, type: 'array', ...onlyOthers(survey, unopened) })
  const flat = content.replace(/(<\/?office:document)-content\b/g, '$1')
  return read(flat, { ...options, type: 'string' })
}

/** The sheets of a text of SpreadsheetML, or the tables of one of HTML. Throws ReadingFault. */
export function readMarkup(text: string, kind: string, most: number = limits.rows): WorkbookRead {
  const book = opened(() => read(text, { ...options, type: 'string' }), kind)
  return sheetsOf(
    book,
    () => new Set(),
    () => {},
    { most, unopened: new Map() },
  )
}

function opened(open: () => WorkBook, kind: string): WorkBook {
  try {
    return open()
  } catch (error) {
    if (/password|encrypt/i.test(error instanceof Error ? error.message : '')) throw locked()
    throw damaged(kind)
  }
}

type Struck = ReadonlySet<string>

/** What is read of a workbook: so many rows of a sheet, and none of those that are too much, with the reason. */
type Bounds = { most: number; unopened: ReadonlyMap<number, string> }

/** The struck cells of the sheet of that place; its file is named by the workbook's relations. */
function struckIn(place: number, texts: ReadonlyMap<string, string>): Struck {
  const content = texts.get('content.xml')
  if (content !== undefined) return struckInOds(content, place)
  const styles = texts.get('xl/styles.xml') ?? ''
  if (!/<strike\b/.test(styles)) return new Set()
  return struckCells(styles, texts.get(pathsOfSheets(texts)[place] ?? '') ?? '')
}

function sheetsOf(
  book: WorkBook,
  struckOf: (place: number) => Struck,
  onStep: () => void,
  { most, unopened }: Bounds,
): WorkbookRead {
  if (book.SheetNames.length > limits.sheets)
    throw new ReadingFault(
      `It has ${figure(book.SheetNames.length)} sheets; at most ${limits.sheets} can be read. Nothing was read: copy the list into a workbook of its own.`,
    )
  const sheets: Sheet[] = []
  const unread: UnreadSheet[] = []
  const left = { cells: limits.cells as number, letters: limits.characters as number }
  for (const [place, name] of book.SheetNames.entries()) {
    const isHidden = (book.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0
    const found =
      unopened.get(place) ??
      sheetOf(name, book.Sheets[name]!, struckOf(place), { isHidden, left, most })
    if (typeof found === 'string') unread.push({ name, why: found })
    else if (found) sheets.push(found)
    onStep()
  }
  if (sheets.length === 0) throw new ReadingFault(unread[0]?.why ?? 'There is nothing in it.')
  return { sheets, unread }
}

/** What of cells and letters the sheets before have left. */
type Left = { cells: number; letters: number }

/** A sheet that holds anything; why it is not read, where it is too much; null for an empty one. */
function sheetOf(
  name: string,
  sheet: WorkSheet,
  struck: Struck,
  { isHidden, left, most }: { isHidden: boolean; left: Left; most: number },
): Sheet | string | null {
  const data = (sheet['!data'] ?? []) as (LibraryCell[] | undefined)[]
  const cells: { row: number; column: number; shown: string; value: string | null }[] = []
  let [rows, columns] = [0, 0]
  data.forEach((line, row) => {
    line?.forEach((cell, column) => {
      const text = cell ? cellText(cell) : { shown: '', value: null }
      if (text.shown.trim() === '') return
      cells.push({ row, column, ...text })
      rows = Math.max(rows, row + 1)
      columns = Math.max(columns, column + 1)
    })
  })
  if (rows === 0) return null
  if (rows > most + 1) return tooManyRows(rows, most)
  if (columns > widest) return tooManyColumns(columns)
  left.cells -= rows * columns
  if (left.cells < 0) return tooManyCells()
  left.letters -= cells.reduce((sum, { shown }) => sum + shown.length, 0)
  if (left.letters < 0) throw new ReadingFault(tooMuchText())
  const table = Array.from({ length: rows }, () => Array<string>(columns).fill(''))
  const values: Record<string, string> = {}
  for (const { row, column, shown, value } of cells) {
    table[row]![column] = shown
    if (value !== null) values[`${row},${column}`] = value
  }
  spreadDown(sheet, table, values)
  const isGone = (row: string[], at: number) =>
    row.some((cell) => cell !== '') &&
    row.every((cell, column) => cell === '' || struck.has(`${at},${column}`))
  const gone = table.flatMap((row, at) => (isGone(row, at) ? [at] : []))
  for (const place of struck) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const text = table[row]?.[column] ?? ''
    if (text !== '' && !gone.includes(row)) table[row]![column] = `~~${text}~~`
  }
  return {
    name,
    rows: checked(table, most),
    hidden: hiddenWords(sheet, isHidden, rows, columns),
    gone,
    values,
    said: saidOf(sheet, data, rows),
  }
}

/** By row what is said of it beside its cells: that a workbook hides it, and a comment that speaks of the order. */
function saidOf(
  sheet: WorkSheet,
  data: readonly (LibraryCell[] | undefined)[],
  height: number,
): Record<number, string> {
  const said: Record<number, string> = {}
  const rows: { hidden?: boolean }[] = sheet['!rows'] ?? []
  for (let row = 0; row < height; row += 1) {
    const comments = data[row]?.flatMap((cell) => cell?.c ?? []).map(({ t }) => (t ?? '').trim())
    const comment = comments?.find((text) => text !== '' && remarksDoubt(text.slice(0, 300)))
    if (rows[row]?.hidden) said[row] = 'The workbook hides it'
    else if (comment) said[row] = `Its comment is “${shorten(comment)}”`
  }
  return said
}

/**
 * A cell that is merged over several rows holds for each of them. Whether a number of pieces is that of each row or of all
 * together nobody knows: `values` says that it is one for several.
 */
function spreadDown(sheet: WorkSheet, table: string[][], values: Record<string, string>) {
  for (const { s, e } of sheet['!merges'] ?? []) {
    const text = table[s.r]?.[s.c] ?? ''
    if (text === '' || s.c !== e.c) continue
    const last = Math.min(e.r, table.length - 1)
    for (let row = s.r; row <= last; row += 1) {
      if (table[row]![s.c] === '') table[row]![s.c] = text
      if (last > s.r && /^\d{1,6}$/.test(text))
        values[`${row},${s.c}`] = `${text} for ${last - s.r + 1} rows`
    }
  }
}

const tooManyCells = () =>
  `The sheets together have more than ${figure(limits.cells)} cells: copy this one into a workbook of its own.`
const tooMuchText = () =>
  `Its cells have more than ${figure(limits.characters)} letters together. Nothing was read: copy the list into a workbook of its own.`

/** What a spreadsheet hides and this does not; '' for nothing. */
function hiddenWords(sheet: WorkSheet, isHidden: boolean, height: number, width: number): string {
  const count = (all: { hidden?: boolean }[] | undefined, size: number) =>
    (all ?? []).slice(0, size).filter((one) => one?.hidden).length
  const [rows, columns] = [count(sheet['!rows'], height), count(sheet['!cols'], width)]
  const some = [
    isHidden && 'the whole sheet hidden',
    rows > 0 && `${rows} hidden ${rows === 1 ? 'row' : 'rows'}`,
    columns > 0 && `${columns} hidden ${columns === 1 ? 'column' : 'columns'}`,
  ].filter((one) => one !== false)
  return some.join(' and ')
}
