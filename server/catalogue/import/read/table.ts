import { cutStream, type LineRow, RowTooLong } from '../../../../bom/read/cut-stream.ts'
import { type Separator, separatorOf, splitCells } from '../../../../bom/read/split-cells.ts'
import { decideDecimal } from './decimal.ts'
import { deepest, fieldsIn, findNames } from './header.ts'
import { openNamer } from './name-cells.ts'
import { batchRows, ImportFault, type ReadRow, type Source } from './source-row.ts'

const sepLine = /^"?sep=([,;\t|^~])"?[,;\t|^~]*(?:\n|$)/i

/**
 * Rows of a text whose cells are parted by a sign: what a first line says parts them, else what parts a row of names.
 * Rows above the names are passed over, rows without any value too. Throws ImportFault.
 */
export async function* readTable(
  source: Source,
  start: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const [said = '', mark] = sepLine.exec(start) ?? []
  const body = start.slice(said.length)
  const separator = (mark ?? separatorOf(body, (cells) => fieldsIn(cells) >= 2) ?? ',') as Separator
  const rows = splitCells(body, separator, 2_000)
  const names = findNames(rows.slice(0, deepest), source.columns ?? [])
  source.onDecimal?.(decideDecimal(names === null ? rows : rows.slice(names), separator))
  try {
    yield* named(source, { names, separator, skipped: said.length }, text)
  } catch (error) {
    if (!(error instanceof RowTooLong)) throw error
    throw new ImportFault(
      `${source.name}: ${error.message}: a quotation mark or the end of a line is missing`,
    )
  }
}

type Shape = { names: number | null; separator: Separator; skipped: number }

async function* named(source: Source, shape: Shape, text: AsyncIterable<string>) {
  let at = 0
  let name: ((row: LineRow) => ReadRow | null) | null = null
  const above = shape.skipped > 0 ? 1 : 0
  for await (const rows of cutStream(without(shape.skipped, text), shape.separator)) {
    const read: ReadRow[] = []
    for (const { cells, line } of rows) {
      const row = { cells, line: line + above }
      if (name) {
        const one = name(row)
        if (one) read.push(one)
      } else if (at === shape.names) {
        name = openNamer(source.name, cells)
        source.onForm?.({ format: shape.separator === '\t' ? 'tsv' : 'csv', header: row.line })
      }
      at += 1
    }
    for (let from = 0; from < read.length; from += batchRows)
      yield read.slice(from, from + batchRows)
  }
}

async function* without(skipped: number, text: AsyncIterable<string>) {
  let left = skipped
  for await (const piece of text) {
    yield left === 0 ? piece : piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}
