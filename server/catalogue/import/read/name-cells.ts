import type { LineRow } from '../../../../bom/read/cut-stream.ts'
import { ImportFault, type ReadRow } from './source-row.ts'

/** Gives the cells of rows the names of their columns. Throws ImportFault when two columns have one name. */
export function openNamer(file: string, names: readonly string[]) {
  const headers = names.map((header) => header.trim())
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at)
  if (twice !== undefined) throw new ImportFault(`${file}: two columns are named "${twice}"`)
  if (headers.some((header) => header.includes('\ufffd')))
    throw new ImportFault(`${file}: the names of its columns are damaged: save the file as UTF-8`)
  const joined = headers.join('\n')
  return ({ cells, line }: LineRow): ReadRow | null => {
    let filled = 0
    for (const cell of cells) if (cell !== '' && cell.trim() !== '') filled += 1
    if (filled === 0) return null
    const fault = faultOf(cells, filled, headers.length)
    if (fault) return { line, reason: fault }
    const values: Record<string, unknown> = {}
    headers.forEach((header, at) => {
      if (header !== '' && header !== '__proto__') values[header] = withoutGuard(cells[at])
    })
    const isHeader =
      cells[0]?.trim() === headers[0] && cells.map((one) => one.trim()).join('\n') === joined
    return isHeader ? { line, reason: 'The names of the columns once more' } : { line, values }
  }
}

/** Why a row is none of a part. Of a row that is shorter than the names the rest is blank. */
function faultOf(cells: readonly string[], filled: number, columns: number): string | null {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  if (columns > 1 && /^(#|\/\/)/.test(first))
    return filled === 1 ? 'A remark, no part' : 'This row is commented out'
  if (!cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) return 'A line between rows, no part'
  if (columns > 2 && filled === 1 && !/\d/.test(first)) return 'A heading between rows, no part'
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== ''))
    return `${cells.length} cells, but ${columns} ${columns === 1 ? 'column is' : 'columns are'} named`
  if (cells.some((cell) => cell.includes('\ufffd')))
    return 'Some signs of this row are damaged: save the file as UTF-8'
  return null
}

/** Without what keeps a spreadsheet from reading a cell as a number: ="0123". */
function withoutGuard(cell: string | undefined) {
  if (!cell?.startsWith('="')) return cell
  return /^="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}
