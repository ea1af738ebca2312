import { headersIn } from '../columns/headers.ts'
import { ourColumns } from '../export-bom.ts'
import { limits, ReadingFault } from '../limits.ts'
import { withoutBrackets } from './forms/bbcode.ts'
import { readCellLines } from './forms/cell-lines.ts'
import { withoutStamps } from './forms/chat.ts'
import { withoutPlaces } from './forms/counted-lines.ts'
import { readFenced } from './forms/fenced.ts'
import { readFixedWidth } from './forms/fixed-width.ts'
import { oneForEach } from './forms/in-one-line.ts'
import { readJson } from './forms/json.ts'
import { readLatex } from './forms/latex.ts'
import { readLiterals } from './forms/literals.ts'
import { readBars } from './forms/markdown.ts'
import { readPairs, readRecords } from './forms/records.ts'
import { withoutGuards, withSplitPrices } from './forms/repairs.ts'
import { readXml } from './forms/xml.ts'
import { refusal } from './kinds.ts'
import { looksLikePart } from './looks-like-part.ts'
import { withoutQuoting } from './quoting.ts'
import { checked, orderMarkup, refuseEndless, tooManyColumns, widest } from './sheet.ts'
import { type Separator, separatorOf, splitCells } from './split-cells.ts'
import { readTypedLine } from './typed-line.ts'
import { pieceWord } from './units.ts'

export type TextRead = { rows: string[][]; kind: string; how: string; separator?: string }

const names: Record<Exclude<Separator, null>, [kind: string, how: string]> = {
  ',': ['CSV', 'commas'],
  ';': ['CSV', 'semicolons'],
  '\t': ['TSV', 'tabs'],
  '|': ['CSV', 'bars'],
  '^': ['CSV', 'carets'],
  '~': ['CSV', 'tildes'],
}

/** With which programs of DOS ended a text. */
const endOfFile = String.fromCharCode(0x1a)

/**
 * The rows of a text that was dropped, pasted or typed: a table by its separators, its bars or its columns, JSON, XML, a
 * cell a line, records of names and values, else typed lines. A first line that only says what parts the cells is none
 * of its rows. Throws ReadingFault for what is too much, or nothing.
 */
export function readText(given: string, markup: 'JSON' | 'XML' | null = null): TextRead {
  const text = given.replaceAll(endOfFile, '').replaceAll('\0', '')
  if (markup === 'JSON') {
    const rows = readJson(text)
    if (rows) return { rows: checked(rows), kind: 'JSON', how: 'as JSON' }
  }
  if (markup === 'XML') {
    const read = readXml(text)
    if (!read)
      throw refusal(
        'an XML file of a kind that is not known here',
        'save the list as XLSX or CSV and drop that',
      )
    const separator = read.isOrder ? orderMarkup : ''
    return { rows: checked(read.rows), kind: 'XML', how: 'as XML', separator }
  }
  refuseEndless(text)
  const [line, said] = /^"?sep=([,;\t|^~])"?[,;\t|^~]*(?:\r\n?|\n|$)/i.exec(text) ?? []
  if (line !== undefined)
    return parted(text.slice(line.length), said as Separator, ', as its first line says')
  // an export of ours has commas, whatever the buyer's own cells are full of
  if (text.includes(ourColumns.join(',')))
    return { rows: checked(splitCells(text, ',')), kind: 'CSV', how: 'parted by commas' }
  const latex = readLatex(text)
  if (latex) return { rows: checked(latex), kind: 'table', how: 'a table of LaTeX' }
  const literals = readLiterals(text)
  if (literals) return { rows: checked(literals), kind: 'code', how: 'as a list in code' }
  const fenced = readFenced(text)
  if (fenced) return { rows: checked(fenced), kind: 'JSON', how: 'as JSON in a text' }
  const words = withoutQuoting(withoutStamps(withoutBrackets(text)))
  return readPasted(withoutPlaces(oneForEach(words)))
}

const isHeader = (cells: readonly string[]) => {
  if (cells.length > 2 * widest) return false
  const { any, outright } = headersIn(cells)
  return any >= 2 && outright >= 1
}

/** "AB-100;24" in one cell of its own, as a spreadsheet saves a table that it never parted: null for any other text. */
function withoutOuterQuotes(text: string): string | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2 || !lines.every((line) => /^"(?:[^"]|"")*"$/.test(line))) return null
  const inner = lines.map((line) => line.slice(1, -1).replaceAll('""', '"')).join('\n')
  const separator = separatorOf(inner, isHeader)
  return separator !== null && separator !== ',' ? inner : null
}

function readPasted(given: string): TextRead {
  const text = withoutOuterQuotes(given) ?? given
  const pairs = readPairs(text)
  if (pairs) return { rows: checked(pairs), kind: 'records', how: 'names and values' }
  const bars = readBars(text)
  if (bars) return { rows: checked(bars), kind: 'table', how: 'a table of bars' }
  const separator = separatorOf(withoutGroups(text), isHeader)
  const lined =
    separator === ',' || separator === ';'
      ? (readLinesInRow(text, separator) ?? readNumberedLines(text))
      : null
  if (lined) return { rows: checked(lined), kind: 'lines', how: 'one line a cell' }
  if (separator !== null && separator !== ',') return parted(text, separator, '')
  const columns = readFixedWidth(text, isHeader)
  if (columns) return { rows: checked(columns), kind: 'fixed width', how: 'columns of one width' }
  if (separator !== null) return parted(text, separator, '')
  const records = readRecords(text)
  if (records) return { rows: checked(records), kind: 'records', how: 'names and values' }
  const lines = splitCells(text, null)
  const cells = readCellLines(lines.map(([cell = '']) => cell))
  if (cells) return { rows: checked(cells), kind: 'cells', how: 'one cell a line' }
  return { rows: checked(lines), kind: 'lines', how: 'one line a row' }
}

const group = String.raw`(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+`
const groupedCount = new RegExp(
  String.raw`${group}(?=\s*(?:[x×*]\s|(?:${pieceWord})\b))|(?<=\b(?:qty|quantity|menge|qté|pcs)[\s:=.]{1,3})${group}(?!\d)`,
  'giu',
)
/** A comma between the thousands of pieces parts no cells: "AB-100 1,200 pcs". */
const withoutGroups = (text: string) =>
  text.replace(groupedCount, (count) => count.replaceAll(',', ''))

/** "24x AB-100; 6x AB-200": lines that stand one behind the other. null where a cell is no line of its own. */
function readLinesInRow(text: string, separator: ',' | ';'): string[][] | null {
  const rows = splitCells(text, separator, 200).map((row) => row.filter((cell) => cell.trim()))
  const isLine = (cell: string) => {
    const { number, quantity } = readTypedLine(cell)
    return quantity !== '' && looksLikePart(number) && number.length > 3
  }
  const isList = rows.some((row) => row.length > 1) && rows.every((row) => row.every(isLine))
  return isList ? splitCells(text, separator).flatMap((row) => row.map((cell) => [cell])) : null
}

/** "1. AB-100, 24 pcs": lines that are counted or have bullets, whatever stands between their words. null for a table. */
function readNumberedLines(text: string): string[][] | null {
  const lines = splitCells(text, null).map(([line = '']) => line)
  const counted = lines.filter((line) => /^\s*(?:\d{1,3}[.)]|[-*•])\s+\S/u.test(line))
  const typed = counted.filter((line) => {
    const { number, quantity } = readTypedLine(line)
    return quantity !== '' && looksLikePart(number)
  })
  const isList = typed.length > 0 && typed.length >= lines.filter((line) => line.trim()).length / 2
  return isList ? lines.map((line) => [line]) : null
}

function parted(text: string, separator: Separator, said: string): TextRead {
  const [kind, name] = names[separator ?? ',']
  const cells = withoutGuards(splitCells(text, separator))
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0)
  if (width > 2 * widest) throw new ReadingFault(tooManyColumns(width))
  const rows = separator === ',' ? withSplitPrices(cells.slice(0, limits.rows + 2)) : cells
  return {
    rows: checked(rows.length < cells.length ? cells : rows),
    kind,
    how: `parted by ${name}${said}`,
    separator: separator ?? '',
  }
}
