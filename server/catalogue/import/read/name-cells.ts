import { tableIn } from '../../../../bom/columns/catalogue/find-names.ts'
import { isEndedHeading } from '../../../../bom/columns/catalogue/state-words.ts'
import { isRemoval } from '../../../../bom/columns/words/actions.ts'
import { usedIn } from '../../../../bom/columns/words/conditions.ts'
import type { LineRow } from '../../../../bom/read/cut-stream.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { decoded } from './html-entities.ts'
import { openRemarks } from './row-remarks.ts'
import { namesColumns, requireOneTable } from './second-table.ts'
import { ImportFault, type ReadRow, type Source } from './source-row.ts'

/**
 * Gives the cells of rows the names of their columns. What stands below a heading such as “End of life” is refused by it.
 * Throws ImportFault when two columns have one name, and for a second table beside the first or below it.
 */
export function openNamer(source: Pick<Source, 'name' | 'onBeside'>, names: readonly string[]) {
  const { name: file } = source
  const headers = names.map((header) => header.trim())
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at)
  if (twice !== undefined) throw new ImportFault(`${file}: two columns are named "${twice}"`)
  if (headers.some((header) => header.includes('\ufffd')))
    throw new ImportFault(`${file}: the names of its columns are damaged: save the file as UTF-8`)
  requireOneTable(file, headers)
  const fields = tableIn(headers)
  const tellRemarks = openRemarks(source, headers, fields)
  // an export of ours has its texts as they are
  const isOurs = headers.includes('ourNumber')
  const cellAs = (cell: string | undefined) => {
    const bare = withoutGuard(cell)
    return isOurs || !bare?.includes('&') ? bare : decoded(bare)
  }
  let heading: string | null = null
  return ({ cells, line }: LineRow): ReadRow | null => {
    let filled = 0
    for (const cell of cells) if (cell !== '' && cell.trim() !== '') filled += 1
    if (filled === 0) return null
    const [first = ''] = filled === 1 ? cells.map((cell) => cell.trim()).filter(Boolean) : []
    const isAgainst = first !== '' && (isEndedHeading(first) || leadsOff(headers, first))
    if (!isAgainst) tellRemarks(cells, filled)
    if (filled === 1 && (isAgainst || isHeading(headers, first))) {
      heading = isAgainst ? first : null
      return { line, reason: 'A heading between rows, no part' }
    }
    if (namesColumns(headers, fields, cells, file))
      return { line, reason: 'The names of the columns once more' }
    const fault = faultOf(cells, filled, headers.length)
    if (fault) return { line, reason: fault }
    const values: Record<string, unknown> = {}
    headers.forEach((header, at) => {
      if (header !== '' && header !== '__proto__') values[header] = cellAs(cells[at])
    })
    return heading === null
      ? { line, values }
      : {
          line,
          reason: `It stands below “${shorten(heading)}”: ${isEndedHeading(heading) ? 'say that in a column “lifecycle”, or take the row out' : 'such parts are not brought in. Take the row out, or the heading'}`,
        }
  }
}

/** A heading above parts that are to go, or that are not new. */
const leadsOff = (headers: readonly string[], first: string) =>
  isHeading(headers, first) && first.length <= 60 && (isRemoval(first) || usedIn(first) !== null)

const isHeading = (headers: readonly string[], first: string) =>
  headers.length > 2 && !/\d/.test(first) && !isComment(first) && /\p{L}/u.test(first)

/** What a spreadsheet shows in place of a value is none. */
const isComment = (cell: string) =>
  /^(?:#(?!N\/A|REF!|VALUE!|NAME\?|DIV\/0|NULL!|NUM!)|\/\/)/.test(cell)

/** A sign that could not be read, and signs of UTF-8 that were saved anew as if they were of Windows: “fÃ¼r”, “Coreâ„¢”. */
const damaged =
  /\ufffd|ï¿½|Ã[\u00a1-\u00bf\u0178\u0152\u0153\u0160\u2013-\u2026\u2030]|â(?:€[\u0080-\u2122]|„¢)/u

/** Why a row is none of a part. Of a row that is shorter than the names the rest is blank. */
function faultOf(cells: readonly string[], filled: number, columns: number): string | null {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  if (columns > 1 && isComment(first))
    return filled === 1 ? 'A remark, no part' : 'This row is commented out'
  if (!cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) return 'A line between rows, no part'
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== ''))
    return `${cells.length} cells, but ${columns} ${columns === 1 ? 'column is' : 'columns are'} named`
  if (cells.some((cell) => damaged.test(cell)))
    return 'Some signs of this row are damaged: save the file as UTF-8'
  return null
}

/** Without what keeps a spreadsheet from reading a cell as a number: ="0123". */
function withoutGuard(cell: string | undefined) {
  if (!cell?.startsWith('="')) return cell
  return /^="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}
