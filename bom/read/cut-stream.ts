import { figure } from '../../contract/words/numbers.ts'
import { cutRows, longestQuote, type Separator } from './cut-rows.ts'

/** A row, and the line of the text, from 1, in which it begins. */
export type LineRow = { cells: string[]; line: number }

/** A row that is longer than this is none: a mark or a line break is missing. */
export const longestRow = 1_000_000

/** A text that has no end of a row for too long; `line` is where the row began. */
export class RowTooLong extends Error {
  readonly line: number

  constructor(line: number) {
    super(`the row of line ${line} is longer than ${figure(longestRow)} characters`)
    this.line = line
  }
}

/**
 * The rows of a text that comes in pieces, as cutRows has them, so that its length does not count. Lines end as \n. A row is
 * cut once so much follows that nothing which still comes can change it. Throws RowTooLong.
 */
export async function* cutStream(
  pieces: AsyncIterable<string>,
  separator: Separator,
): AsyncGenerator<LineRow[]> {
  let held = ''
  let line = 1
  const cut = (until: number) => {
    const rows: LineRow[] = []
    let from = 0
    for (const { cells, end } of cutRows(held, separator)) {
      if (end > until) break
      rows.push({ cells, line })
      line += lineBreaks(held, from, end)
      from = end
    }
    held = held.slice(from)
    return rows
  }
  for await (const piece of pieces) {
    held += piece
    const rows = cut(settledUntil(held))
    if (rows.length > 0) yield rows
    if (held.length > longestRow) throw new RowTooLong(line)
  }
  const rest = cut(held.length)
  if (rest.length > 0) yield rest
}

/** Up to where every quotation has ended that could begin there: so many lines follow. */
function settledUntil(text: string): number {
  let at = text.length
  for (let lines = 0; lines <= longestQuote + 1; lines += 1) {
    if (at <= 0) return 0
    at = text.lastIndexOf('\n', at - 1)
    if (at < 0) return 0
  }
  return at + 1
}

function lineBreaks(text: string, from: number, until: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < until; at = text.indexOf('\n', at + 1))
    count += 1
  return count
}
