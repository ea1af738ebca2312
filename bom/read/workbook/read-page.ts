import { headersIn, meaningOfHeader } from '../../columns/headers.ts'
import { plain } from '../../columns/plain.ts'
import { likeliest } from '../../likeliest-sheet.ts'
import { limits } from '../../limits.ts'
import { cutPage } from '../forms/page-tables.ts'
import { checked, type Sheet } from '../sheet.ts'
import { readMarkup, type WorkbookRead } from './read-workbook.ts'

/**
 * The tables of a page. Those that name numbers of parts are one list, and so are others that name their columns alike: mails have one for each of their sections. The
 * lines of text stand where they do in the page, in the list that is the likeliest. Throws ReadingFault.
 */
export function readPage(page: string): WorkbookRead {
  const blocks = cutPage(page)
  const tables = blocks.flatMap((block) => ('table' in block ? [block.table] : []))
  const { sheets, unread } = readMarkup(tables.join('\n'), 'HTML')
  const groups = [...Map.groupBy(sheets, (sheet) => nameOf(sheet) ?? sheet).values()]
  const place = likeliest(groups.map((group) => joined(group)))
  const chosen = new Set(groups[place])
  // the library names its sheets by the places of the tables
  const byTable = new Map(sheets.map((sheet) => [sheet.name, sheet]))
  let table = 0
  const parts = blocks.flatMap((block): Pick<Sheet, 'rows' | 'values'>[] => {
    if ('lines' in block) return [{ rows: block.lines.map((line) => [line]) }]
    table += 1
    const sheet = byTable.get(`Sheet${table}`)
    return sheet && chosen.has(sheet) ? [sheet] : []
  })
  return {
    unread,
    sheets: groups.map((group, at) => (at === place ? joined(group, parts) : joined(group))),
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
function joined(sheets: Sheet[], parts: Pick<Sheet, 'rows' | 'values'>[] = sheets): Sheet {
  const [first] = sheets
  const rows = parts.flatMap((one) => one.rows)
  if (rows.length > limits.rows) return first!
  let above = 0
  const values = parts.flatMap((one) => {
    const moved = Object.entries(one.values ?? {}).map(([cell, value]) => {
      const [row = 0, column = 0] = cell.split(',').map(Number)
      return [`${row + above},${column}`, value] as const
    })
    above += one.rows.length
    return moved
  })
  return { ...first!, rows: checked(rows), values: Object.fromEntries(values) }
}
