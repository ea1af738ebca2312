import readXlsxFile from 'read-excel-file/universal'
import { limits, ReadingFault } from '../../limits.ts'
import { checked, type Sheet, tooManyColumns, tooManyRows, widest } from '../text.ts'
import { packArchive } from './pack-archive.ts'
import { damaged, readArchive } from './read-archive.ts'
import { sheetPaths } from './sheet-paths.ts'
import { type Survey, surveySheet } from './survey-sheet.ts'
import { unpacking } from './unpack-entries.ts'

/** A sheet that is too much to be read, and why. */
export type UnreadSheet = { name: string; why: string }
export type WorkbookRead = { sheets: Sheet[]; unread: UnreadSheet[] }

const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'
const emptySheet = '<worksheet><sheetData></sheetData></worksheet>'

/**
 * The sheets of an XLSX file that hold anything. A merged cell's value stands in its first cell, as the file has it.
 * How much it is going to be is known before it is spread out. `onStep` hears that it goes on. Throws ReadingFault.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  onStep: () => void,
): Promise<WorkbookRead> {
  const { files, paths } = await unpacked(bytes, onStep)
  const surveys = paths.sheets.map((path) => {
    onStep()
    return path === null ? null : surveySheet(textOfFile(files, path))
  })
  const faults = faultsOf(surveys)
  for (const [at, path] of paths.sheets.entries())
    if (path !== null)
      files.set(path, new TextEncoder().encode(faults[at] ? emptySheet : surveys[at]!.xml))
  const tables = await readXlsxFile(packArchive(files), {
    trim: false,
    // as the file has it: what a number was before is looked at where part numbers are read
    parseNumber: writtenOut,
  }).catch(() => Promise.reject(damaged()))
  if (tables.length !== surveys.length) throw damaged()
  onStep()
  const sheets: Sheet[] = []
  let left: number = limits.characters
  for (const [at, { sheet: name, data = [] }] of tables.entries()) {
    if (surveys[at] && !tables[at]!.data) throw damaged()
    if (!data.some((row) => row.some((cell) => cell !== null))) continue
    const rows = data.map((row) => row.map(textOf))
    left -= rows.flat().reduce((sum, { length }) => sum + length, 0)
    if (left < 0) throw new ReadingFault(tooMuchText)
    sheets.push({ name, rows: checked(rows), hidden: hiddenWords(surveys[at]) })
    onStep()
  }
  const unread = tables.flatMap(({ sheet: name }, at) =>
    faults[at] ? [{ name, why: faults[at] }] : [],
  )
  if (sheets.length === 0) throw new ReadingFault(unread[0]?.why ?? 'There is nothing in it.')
  return { sheets, unread }
}

/** What of the archive is read, unpacked: pictures, charts and the like stay packed. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>, onStep: () => void) {
  const archive = readArchive(bytes)
  const unpack = unpacking()
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const take = async (path: string) => {
    const entry = archive.get(path)
    if (entry && !files.has(path)) files.set(path, await unpack(entry))
    onStep()
  }
  await take(workbookPath)
  await take(relationsPath)
  const paths = sheetPaths(textOfFile(files, workbookPath), textOfFile(files, relationsPath))
  if (paths.sheets.length > limits.sheets)
    throw new ReadingFault(
      `It has ${paths.sheets.length.toLocaleString('en-US')} sheets; at most ${limits.sheets} can be read. Nothing was read: copy the list into a workbook of its own.`,
    )
  for (const path of [...paths.others, ...paths.sheets]) if (path !== null) await take(path)
  return { files, paths }
}

function textOfFile(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  const found = files.get(path)
  if (!found) throw damaged()
  return new TextDecoder().decode(found)
}

/** Why a sheet is not read, by its place; null for one that is. */
function faultsOf(surveys: (Survey | null)[]): (string | null)[] {
  let left: number = limits.cells
  return surveys.map((survey) => {
    if (!survey) return null
    const { rows, columns } = survey
    if (rows > limits.rows + 1) return tooManyRows(rows)
    if (columns > widest) return tooManyColumns(columns)
    left -= rows * columns
    return left < 0 ? tooManyCells : null
  })
}

const tooManyCells = `The sheets together have more than ${limits.cells.toLocaleString('en-US')} cells: copy this one into a workbook of its own.`
const tooMuchText = `Its cells have more than ${limits.characters.toLocaleString('en-US')} letters together. Nothing was read: copy the list into a workbook of its own.`

/** What a spreadsheet hides and this does not; '' for nothing. */
function hiddenWords(survey: Survey | null | undefined): string {
  const { hiddenRows = 0, hiddenColumns = 0 } = survey ?? {}
  const some = [
    hiddenRows > 0 && `${hiddenRows} hidden ${hiddenRows === 1 ? 'row' : 'rows'}`,
    hiddenColumns > 0 && `${hiddenColumns} hidden ${hiddenColumns === 1 ? 'column' : 'columns'}`,
  ].filter((one) => one !== false)
  return some.join(' and ')
}
/**
 * 1.001E11 is the 100100000000 that stands in the cell: within 15 digits a workbook loses none. What a sum leaves behind
 * the ninth digit is noise: 10.000000000000002 is 10.
 */
function writtenOut(raw: string): string {
  const value = Number(raw)
  const isSmall = Math.abs(value) < 1e6
  if (isSmall && !Number.isInteger(value) && /\.\d{10,}|e/i.test(raw))
    return String(Number(value.toFixed(9)))
  return /e/i.test(raw) && Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : raw
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$|\.000Z$/, '')
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return String(cell)
}
