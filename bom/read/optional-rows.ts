import { isOptionalHeading } from './taken-out.ts'

/** The rows below a heading that says they may be left out, up to the next heading; of lines up to a blank one, too. */
export function optionalRows(rows: readonly (readonly string[])[]): Set<number> {
  const found = new Set<number>()
  let isOpen = false
  for (const [at, row] of rows.entries()) {
    const text = onlyCell(row)
    const isTable = row.length > 1
    if (text === null || (text === '' && isTable)) {
      if (isOpen && text === null) found.add(at)
    } else if (isTable || text === '' || text.endsWith(':') || isOptionalHeading(text))
      isOpen = isOptionalHeading(text)
    else if (isOpen) found.add(at)
  }
  return found
}

/** The text of a row that holds one; '' of a blank row, null of one that holds several. */
function onlyCell(row: readonly string[]): string | null {
  let only = ''
  for (const cell of row) {
    const text = cell.trim()
    if (text === '') continue
    if (only !== '') return null
    only = text
  }
  return only
}
