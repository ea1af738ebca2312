import type { File } from '../../../contract/call.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { csvCell } from '../../csv-cell.ts'

/** The most rows of a file. */
export const mostRows = 100_000
/** Before rows of long notes fill the memory. */
const mostBytes = 64 * 1024 * 1024

/** A column's name and what stands in it: texts are made safe for spreadsheets, numbers stay numbers. */
export type CsvColumn<Row> = [name: string, read: (row: Row) => string | number | null]

export const tooManyRows = () =>
  new Refusal('export_too_large', { limit: `${mostRows.toLocaleString('en-US')} rows` })

/** Pieces of rows, as they come, as one file: UTF-8 with its mark, which spreadsheets need, and CRLF. */
export async function writeCsv<Row>(
  name: string,
  columns: CsvColumn<Row>[],
  pieces: AsyncIterable<Row[]>,
): Promise<File> {
  const head = columns.map(([title]) => `"${title}"`).join(',')
  const chunks = [Buffer.from(`\ufeff${head}\r\n`)]
  let size = 0
  for await (const rows of pieces) {
    const chunk = Buffer.from(rows.map((row) => lineOf(columns, row)).join(''))
    size += chunk.byteLength
    if (size > mostBytes) throw new Refusal('export_too_large', { limit: '64 MB' })
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), name }
}

const lineOf = <Row>(columns: CsvColumn<Row>[], row: Row) =>
  `${columns.map(([, read]) => cellOf(read(row))).join(',')}\r\n`

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : csvCell(value)
}
