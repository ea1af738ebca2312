import { fieldsIn, findNames } from '../../../../bom/columns/catalogue/find-names.ts'
import { decimalOf } from '../../../../bom/columns/decimal.ts'
import { deepest } from '../../../../bom/columns/find-header.ts'
import { cutStream, type LineRow, RowTooLong } from '../../../../bom/read/cut-stream.ts'
import { fixedColumns, type LineCut } from '../../../../bom/read/forms/fixed-width.ts'
import { type Separator, separatorOf, splitCells } from '../../../../bom/read/split-cells.ts'
import type { ImportFormat } from '../../../../contract/parts/import.ts'
import { tellAbove } from './above-table.ts'
import { openNamer } from './name-cells.ts'
import { batchRows, ImportFault, type ReadRow, type Source } from './source-row.ts'

const sepLine = /^"?sep=([,;\t|^~])"?[,;\t|^~]*(?:\n|$)/i

/**
 * Rows of a text whose cells are parted by a sign: what a first line says parts them, else what parts a row of names; or
 * whose columns are made with blanks. Rows above the names are passed over, rows without any value too. Throws ImportFault.
 */
export async function* readTable(
  source: Source,
  start: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const [said = '', mark] = sepLine.exec(start) ?? []
  const body = start.slice(said.length)
  const { separator, cut } = partingOf(body, mark)
  const rows = splitCells(body, separator, 2_000).map((cells, at) => cellsOf(cells, at, cut))
  const names = findNames(rows.slice(0, deepest), source.columns ?? [])
  tellAbove(source, rows, names)
  source.onDecimal?.(
    decimalOf(names === null ? [] : rows[names]!, rows.slice((names ?? -1) + 1), separator),
  )
  try {
    yield* named(source, { names, separator, cut, skipped: said.length }, text)
  } catch (error) {
    if (!(error instanceof RowTooLong)) throw error
    throw new ImportFault(
      `${source.name}: ${error.message}: a quotation mark or the end of a line is missing`,
    )
  }
}

/** What parts the cells of a line: a sign, or the places of columns. */
type Parting = { separator: Separator; cut: LineCut | null }

const areNames = (cells: string[]) => fieldsIn(cells) >= 2

/** The sign of a first line goes before the one that parts a row of names; commas are what is left when nothing does. */
function partingOf(body: string, said: string | undefined): Parting {
  if (said) return { separator: said as Separator, cut: null }
  const separator = separatorOf(body, areNames)
  const isSure = separator !== null && splitCells(body, separator, deepest).some(areNames)
  const cut = isSure ? null : fixedColumns(body, areNames)
  return cut ? { separator: null, cut } : { separator: separator ?? ',', cut: null }
}

const cellsOf = (cells: string[], at: number, cut: LineCut | null) =>
  cut ? cut(cells[0] ?? '', at) : cells

type Shape = Parting & { names: number | null; skipped: number }

async function* named(source: Source, shape: Shape, text: AsyncIterable<string>) {
  let at = 0
  let name: ((row: LineRow) => ReadRow | null) | null = null
  const above = shape.skipped > 0 ? 1 : 0
  for await (const rows of cutStream(without(shape.skipped, text), shape.separator)) {
    const read: ReadRow[] = []
    for (const { cells: parted, line } of rows) {
      const cells = cellsOf(parted, at, shape.cut)
      const row = { cells, line: line + above }
      if (name) {
        const one = name(row)
        if (one) read.push(one)
      } else if (at === shape.names) {
        name = openNamer(source, cells)
        source.onForm?.({ format: formatOf(shape), header: row.line, hidden: null })
      }
      at += 1
    }
    for (let from = 0; from < read.length; from += batchRows)
      yield read.slice(from, from + batchRows)
  }
}

const formatOf = ({ separator, cut }: Parting): ImportFormat =>
  cut ? 'fixed-width' : separator === '\t' ? 'tsv' : 'csv'

async function* without(skipped: number, text: AsyncIterable<string>) {
  let left = skipped
  for await (const piece of text) {
    yield left === 0 ? piece : piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}
