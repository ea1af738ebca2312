import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { countLines } from './decode-text.ts'
import { batchRows, ImportFault, type ReadRow } from './source-row.ts'

type ParsedRecord = { info: { lines: number }; record: string[] }

const longestRow = 1_000_000

/**
 * Rows of a CSV text whose first row names the columns. `start` is enough of the text to see the separator in: comma,
 * semicolon, tab or bar. Rows without any value are passed over. Throws ImportFault.
 */
export async function* readCsv(
  name: string,
  start: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const parser = parse({
    delimiter: detectSeparator(start),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    max_record_size: longestRow,
  })
  const input = Readable.from(text)
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  try {
    yield* namedRows(name, parser as AsyncIterable<ParsedRecord>)
  } catch (error) {
    throw error instanceof CsvError ? faultOf(name, error) : error
  } finally {
    input.destroy()
    parser.destroy()
  }
}

async function* namedRows(name: string, records: AsyncIterable<ParsedRecord>) {
  let headers: string[] | null = null
  let batch: ReadRow[] = []
  for await (const { info, record } of records) {
    if (!headers) {
      headers = checkHeaders(name, record)
      continue
    }
    const row = nameCells(headers, record, info.lines)
    if (row) batch.push(row)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The separator that stands most often in the first line, outside of quotes. */
export function detectSeparator(start: string): string {
  const header = start.replace(/"[^"]*"/g, '').match(/[^\n]*\S[^\n]*/)?.[0] ?? ''
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function checkHeaders(name: string, record: string[]): string[] {
  const headers = record.map((header) => header.trim())
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at)
  if (twice !== undefined) throw new ImportFault(`${name}: two columns are named "${twice}"`)
  return headers
}

function nameCells(headers: string[], record: string[], lastLine: number): ReadRow | null {
  let inner = 0
  let empty = true
  for (const cell of record) {
    if (cell === '') continue
    empty = false
    if (cell.includes('\n')) inner += countLines(cell)
  }
  if (empty) return null
  const line = lastLine - inner
  if (record.length !== headers.length) {
    const surplus = record.slice(headers.length).some((cell) => cell.trim() !== '')
    if (surplus || record.length < headers.length)
      return {
        line,
        reason: `${record.length} ${record.length === 1 ? 'cell' : 'cells'}, but ${headers.length} columns are named`,
      }
  }
  const values: Record<string, unknown> = {}
  headers.forEach((header, at) => {
    if (header !== '' && header !== '__proto__') values[header] = record[at]
  })
  return { line, values }
}

function faultOf(name: string, error: CsvError): ImportFault {
  const line = Number(error.lines) || 1
  const open = error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
  return new ImportFault(
    `${name}: ${open ? `a quotation mark is not closed, at or before line ${line}` : `line ${line}: ${error.message}`}`,
  )
}
