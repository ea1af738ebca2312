import type { File } from '../../contract/call.ts'
import { Refusal } from '../../contract/refusals.ts'
import { csvCell } from '../../contract/text/csv-cell.ts'
import { type CsvManner, csvNumber } from '../../contract/text/csv-manner.ts'
import { figure } from '../../contract/words/numbers.ts'
import { csvForCaller } from './csv-for.ts'
import { isoIn } from './in-words.ts'

/** The most rows of a file. */
export const maxRows = 100_000
/** Before rows of long notes fill the memory. */
const maxBytes = 64 * 1024 * 1024

type Value = string | number | Date | null

/** A column's name and what stands in it: texts are made safe for spreadsheets, numbers stay numbers, times name their zone. */
export type CsvColumn<Row> = [name: string, read: (row: Row) => Value]

export const tooManyRows = () =>
  new Refusal('export_too_large', { limit: `${figure(maxRows)} rows` })

/**
 * Pieces of rows, as they come, as one file: UTF-8 with its mark, which spreadsheets need, and CRLF; by who asks, unless it is said how.
 */
export async function writeCsv<Row>(
  name: string,
  timeZone: string,
  columns: CsvColumn<Row>[],
  pieces: AsyncIterable<Row[]>,
  csv: CsvManner = csvForCaller(),
): Promise<File> {
  const head = columns.map(([title]) => `"${title}"`).join(csv.separator)
  const chunks = [Buffer.from(`\ufeff${head}\r\n`)]
  let size = 0
  for await (const rows of pieces) {
    const chunk = Buffer.from(rows.map((row) => lineOf(columns, row, timeZone, csv)).join(''))
    size += chunk.byteLength
    if (size > maxBytes) throw new Refusal('export_too_large', { limit: '64 MB' })
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), name }
}

const lineOf = <Row>(columns: CsvColumn<Row>[], row: Row, timeZone: string, csv: CsvManner) =>
  `${columns.map(([, read]) => cellOf(read(row), timeZone, csv)).join(csv.separator)}\r\n`

function cellOf(value: Value, timeZone: string, csv: CsvManner): string {
  if (value === null) return ''
  if (value instanceof Date) return isoIn(timeZone, value)
  return typeof value === 'number' ? csvNumber(value, csv) : csvCell(value)
}
