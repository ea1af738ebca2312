/** What stands between the cells of a line; null: a line is one cell. */
export type Separator = ',' | ';' | '\t' | '|' | '^' | '~' | null

/** A row of a text, and the place behind it. */
export type CutRow = { cells: string[]; end: number }

/** More lines than this in one cell are two inch marks far apart. */
export const longestQuote = 50

/**
 * The rows of a text, by RFC 4180 and to the letter. A quotation mark that is never closed, behind which a cell goes on,
 * or that would make one cell of lines which are rows by themselves, is an inch mark and no quotation: it stays, so that
 * it cannot swallow the rows below it. Databases write a mark within a quotation with a stroke before it: \" is one where
 * the cell ends with another.
 */
export function* cutRows(text: string, separator: Separator): Generator<CutRow> {
  const mark = separator === null ? '' : `\\${separator}`
  // programs put blanks around quotations
  const quoted = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=[${mark}\\r\\n]|$)`, 'y')
  const escaped = new RegExp(` *"((?:[^"\\\\\\r\\n]|\\\\[^\\r\\n])*)" *(?=[${mark}\\r\\n]|$)`, 'y')
  const plain = new RegExp(`[^${mark}\\r\\n]*`, 'y')
  let width = 0
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const mayQuote = separator !== null && (text[at] === '"' || text[at] === ' ')
    const found = mayQuote ? matchAt(quoted, text, at) : null
    const isQuoted = found !== null && isQuotation(text, at, found[0], { separator, width, row })
    const mayEscape = mayQuote && (isQuoted ? found[1]!.endsWith('\\') : text[at] === '"')
    const marked = mayEscape ? matchAt(escaped, text, at) : null
    const isEscaped = marked !== null && marked[1]!.includes('\\"')
    const cell = isEscaped ? marked : isQuoted ? found : matchAt(plain, text, at)
    row.push(
      isEscaped
        ? marked[1]!.replace(/\\(["\\])/g, '$1')
        : isQuoted
          ? found[1]!.replaceAll('""', '"')
          : (cell?.[0] ?? ''),
    )
    at += cell?.[0].length ?? 0
    const end = text[at]
    if (end !== undefined && end === separator) {
      at += 1
      // a line that ends with a separator has one more cell, an empty one
      if (at === text.length || isBreak(text[at])) row.push('')
      else continue
    }
    at += text.startsWith('\r\n', at) ? 2 : isBreak(text[at]) ? 1 : 0
    yield { cells: row, end: at }
    if (row.length > 1) width = row.length
    row = []
  }
}

type Around = { separator: Separator; width: number; row: string[] }

function isQuotation(text: string, at: number, found: string, around: Around): boolean {
  if (!/[\r\n]/.test(found)) return true
  if (found.split('\n').length - 1 > longestQuote) return false
  const rest = text.slice(at + found.length).search(/[\r\n]|$/)
  const lines = text.slice(at, at + found.length + rest).split(/\r\n?|\n/)
  const { separator, width, row } = around
  const cellsOf = (line: string) => line.split(separator!).length
  const areRows =
    width > 1 &&
    lines.every((line, place) => (place === 0 ? row.length : 0) + cellsOf(line) === width)
  return !areRows
}

const isBreak = (mark: string | undefined) => mark === '\n' || mark === '\r'

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}
