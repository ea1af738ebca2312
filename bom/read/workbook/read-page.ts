import { headersIn, meaningOfHeader } from '../../columns/headers.ts'
import { plain } from '../../columns/plain.ts'
import { likeliest } from '../../likeliest-sheet.ts'
import { limits } from '../../limits.ts'
import { cutPage, says } from '../forms/page-tables.ts'
import { shorten } from '../quantity.ts'
import { checked, type Sheet } from '../sheet.ts'
import { readMarkup, type WorkbookRead } from './read-workbook.ts'

type Part = Pick<Sheet, 'rows' | 'values' | 'said'>

/**
 * The tables of a page as one sheet, for a page has no others. Those that name numbers of parts are one list, and so are
 * others that name their columns alike, and all that name none: mails have one for each of their sections, or rows. What
 * the likeliest list is not, but names columns of its own, comes below it, with each row told to stand there. The lines
 * of text stand where they do in the page. Too much for one sheet stays in several. Throws ReadingFault.
 */
export function readPage(page: string, most: number = limits.rows): WorkbookRead {
  const blocks = cutPage(page)
  const tables = blocks.flatMap((block) => ('table' in block ? [block.table] : []))
  const { sheets, unread } = readMarkup(tables.join('\n'), 'HTML', most)
  const groups = [...Map.groupBy(sheets, (sheet) => nameOf(sheet) ?? sheet).values()]
  const place = likeliest(groups.map((group) => joined(group)))
  const list = groups[place]!
  const width = Math.max(...list.map(({ rows }) => rows[0]!.length))
  // the library names its sheets by the places of the tables
  const byTable = new Map(sheets.map((sheet) => [sheet.name, sheet]))
  const below: Part[] = []
  let table = 0
  const parts = blocks.flatMap((block): (Part & { isAside?: boolean })[] => {
    if ('lines' in block) return [{ rows: block.lines.map((line) => [line]) }]
    table += 1
    const sheet = byTable.get(`Sheet${table}`)
    if (!sheet || list.includes(sheet)) return sheet ? [sheet] : []
    if (nameOf(sheet) === null) return [{ ...withoutHeader(sheet, width), isAside: true }]
    below.push(told(sheet))
    return []
  })
  const all = [...parts, ...below]
  if (all.reduce((sum, { rows }) => sum + rows.length, 0) <= limits.rows)
    return { unread, sheets: [joined(list, all)] }
  const own = parts.filter(({ isAside }) => !isAside)
  return {
    unread,
    sheets: groups.map((group, at) => (at === place ? joined(group, own) : joined(group))),
  }
}

/** A table as wide as the list is more of it; of another only what may say something, as of the text around. */
function withoutHeader(sheet: Sheet, width: number): Part {
  if (sheet.rows[0]!.length === width) return sheet
  return { rows: sheet.rows.filter((row) => row.some(says)) }
}

/** A table with other columns, each of its rows with what these are. */
function told({ rows, values }: Sheet): Part {
  const names = rows[0]!.filter((name) => name !== '').join(', ')
  const words = `It stands in another table, of “${shorten(names)}”`
  return {
    rows,
    ...(values && { values }),
    said: Object.fromEntries(rows.slice(1).map((_, at) => [at + 1, words])),
  }
}

const numbers = new Set(['mpn', 'number', 'distributor', 'house'])

/** What a table names its columns, as one text, the same for all that name numbers of parts; null where its first row names none. */
function nameOf({ rows }: Sheet): string | null {
  const names = rows[0] ?? []
  if (headersIn(names).outright < 2) return null
  const isOfParts = names.some((name) => numbers.has(meaningOfHeader(name)?.meaning ?? ''))
  return isOfParts ? 'parts' : names.map(plain).join('\n')
}

/** Sheets as one, with what else stands between them: the first alone where they are too many rows. */
function joined(sheets: Sheet[], parts: Part[] = sheets): Sheet {
  const [first] = sheets
  const rows = parts.flatMap((one) => one.rows)
  if (rows.length > limits.rows) return first!
  let above = 0
  const values: Record<string, string> = {}
  const said: Record<number, string> = {}
  for (const one of parts) {
    for (const [cell, value] of Object.entries(one.values ?? {})) {
      const [row = 0, column = 0] = cell.split(',').map(Number)
      values[`${row + above},${column}`] = value
    }
    for (const [row, words] of Object.entries(one.said ?? {})) said[Number(row) + above] = words
    above += one.rows.length
  }
  return { ...first!, rows: checked(rows), values, said }
}
