import type { WorkBook } from '@e965/xlsx'

/** So many rows and columns are looked at: what is repeated more often is an empty rest. */
const [mostRows, mostColumns] = [10_000, 1_000]

/**
 * Marks what an ODS hides as the library marks it of other workbooks, for it leaves it out: rows and columns that are
 * collapsed or filtered, and sheets whose style does not display them. `content` is the file of that name (OpenDocument
 * 1.3 part 3, 19.749 and 20.248).
 */
export function markHidden(book: WorkBook, content: string) {
  const styles = stylesOfHidden(content)
  for (const [place, table] of content
    .split(/<table:table\s/)
    .slice(1)
    .entries()) {
    const sheet = book.Sheets[book.SheetNames[place] ?? '']
    if (!sheet) return
    const tag = table.slice(0, table.indexOf('>'))
    if (styles.has(/\btable:style-name="([^"]{1,200})"/.exec(tag)?.[1] ?? '')) {
      book.Workbook ??= {}
      book.Workbook.Sheets ??= []
      book.Workbook.Sheets[place] = { ...book.Workbook.Sheets[place], Hidden: 1 }
    }
    const { rows, columns } = hiddenIn(table)
    if (rows.length > 0) sheet['!rows'] = marked(sheet['!rows'], rows)
    if (columns.length > 0) sheet['!cols'] = marked(sheet['!cols'], columns)
  }
}

/** The names of styles of sheets that are not displayed. */
function stylesOfHidden(content: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = '', inner = ''] of content.matchAll(
    /<style:style\b[^>]*?\bstyle:name="([^"]{1,200})"[^>]*?(?<!\/)>(.*?)<\/style:style>/gs,
  ))
    if (/<style:table-properties\b[^>]*\btable:display="false"/.test(inner)) names.add(name)
  return names
}

function hiddenIn(table: string) {
  const [rows, columns]: [number[], number[]] = [[], []]
  let [row, column] = [0, 0]
  for (const [, tag, attributes = ''] of table.matchAll(
    /<table:table-(row|column)(?=[\s/>])([^>]*)>/g,
  )) {
    const isHidden = /\btable:visibility="(?:collapse|filter)"/.test(attributes)
    const [, said] = /\btable:number-(?:rows|columns)-repeated="(\d{1,9})"/.exec(attributes) ?? []
    const count = Number(said ?? 1)
    const [all, from, most] =
      tag === 'row' ? ([rows, row, mostRows] as const) : ([columns, column, mostColumns] as const)
    for (let at = from; isHidden && at < Math.min(from + count, most); at += 1) all.push(at)
    if (tag === 'row') row += count
    else column += count
    if (row > mostRows) break
  }
  return { rows, columns }
}

function marked<T extends object>(known: T[] | undefined, places: readonly number[]): T[] {
  const all = [...(known ?? [])]
  for (const at of places) all[at] = { ...all[at], hidden: true } as T & { hidden: true }
  return all
}
