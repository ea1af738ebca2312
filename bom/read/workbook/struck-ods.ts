/**
 * Which cells of an ODS sheet are struck through, as "row,column" from 0: the library leaves styles out. `content` is the
 * file of that name, `place` the sheet's (OpenDocument 1.3 part 3, 9.1, 16.2 and 20.381).
 */
export function struckInOds(content: string, place: number): Set<string> {
  const struck = new Set<string>()
  const styles = struckStyles(content)
  if (styles.size === 0) return struck
  const table = content.split(/<table:table\s/)[place + 1] ?? ''
  let [row, height, column] = [-1, 1, 0]
  let [ofRow, isCell]: [string, boolean] = ['', false]
  let last = { column: 0, width: 0 }
  const mark = () => {
    // what is repeated a thousand times is an empty rest
    for (let at = 0; at < Math.min(last.width, 100); at += 1)
      struck.add(`${row},${last.column + at}`)
  }
  for (const [, tag, attributes = ''] of table.matchAll(
    /<(table:table-row|table:(?:covered-)?table-cell|text:span)\b([^>]*)>/g,
  )) {
    const of = (name: keyof typeof said) => said[name].exec(attributes)?.[1]
    if (tag === 'table:table-row') {
      row += height
      height = Number(of('rows') ?? 1)
      column = 0
      ofRow = of('ofRow') ?? ''
    } else if (tag === 'text:span') {
      if (isCell && styles.has(of('ofText') ?? '')) mark()
    } else {
      last = { column, width: Number(of('columns') ?? 1) }
      column += last.width
      isCell = !attributes.endsWith('/')
      if (isCell && styles.has(of('ofCell') ?? ofRow)) mark()
    }
    if (row > 10_000) break
  }
  return struck
}

const said = {
  rows: /\btable:number-rows-repeated="(\d{1,9})"/,
  columns: /\btable:number-columns-repeated="(\d{1,9})"/,
  ofRow: /\btable:default-cell-style-name="([^"]{1,200})"/,
  ofCell: /\btable:style-name="([^"]{1,200})"/,
  ofText: /\btext:style-name="([^"]{1,200})"/,
}

/** The names of styles whose text is struck through. */
function struckStyles(content: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = '', inner = ''] of content.matchAll(
    /<style:style\b[^>]*?\bstyle:name="([^"]{1,200})"[^>]*?(?<!\/)>(.*?)<\/style:style>/gs,
  ))
    if (/style:text-line-through-(?:style|type)="(?!none")/.test(inner)) names.add(name)
  return names
}
