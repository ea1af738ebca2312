import { type Block, begins } from './block.ts'

const item = /^ {0,3}([-*+]|\d{1,3}[.)]) +(?=\S)/

/** Makes HTML of what belongs to a row. */
type Inside = (lines: string[]) => string[]

const kindOf = (sign: string) => (/\d/.test(sign) ? 'ol' : 'ul')

/**
 * A list: what is indented below a row belongs to it, further lists among it; `inside` makes HTML of that. Null where none
 * begins.
 */
export function listAt(lines: string[], at: number, inside: Inside): Block | null {
  const [, first] = item.exec(lines[at] ?? '') ?? []
  if (!first) return null
  const kind = kindOf(first)
  const rows: string[][] = []
  let isLoose = false
  let end = at
  while (end < lines.length) {
    const [start, sign] = item.exec(lines[end] ?? '') ?? []
    if (!sign || kindOf(sign) !== kind) break
    const row = rowAt(lines, end, start?.length ?? 0)
    rows.push(row.lines)
    const next = skipEmpty(lines, row.end)
    const [, following] = item.exec(lines[next] ?? '') ?? []
    const goesOn = following !== undefined && kindOf(following) === kind
    isLoose ||= row.lines.includes('') || (goesOn && next > row.end)
    end = goesOn ? next : row.end
  }
  const number = Number.parseInt(first, 10)
  const from = kind === 'ol' && number !== 1 ? ` start="${number}"` : ''
  const html = rows.map((row) => `<li>${shownRow(inside(row), isLoose)}</li>`).join('')
  return { html: `<${kind}${from}>${html}</${kind}>`, end }
}

/** The lines of the row that begins here, without what they are indented by. */
function rowAt(lines: string[], at: number, indent: number) {
  const row = [(lines[at] ?? '').slice(indent)]
  let end = at + 1
  while (end < lines.length) {
    const line = lines[end] ?? ''
    const next = line.trim() === '' ? skipEmpty(lines, end) : end
    const own = lines[next] ?? ''
    const isIndented = /^ {2,}\S/.test(own)
    // a line that begins nothing goes on with the words before it, also where it is not indented
    if (!isIndented && (next > end || begins.test(own))) break
    if (next > end) row.push('')
    row.push(own.replace(new RegExp(`^ {0,${indent}}`), ''))
    end = next + 1
  }
  return { lines: row, end }
}

/** Without empty lines between its rows a list is close: its rows are words, not paragraphs. */
function shownRow(blocks: string[], isLoose: boolean) {
  const words = (html: string) => html.replace(/^<p>(.*)<\/p>$/s, '$1')
  return blocks.map((html) => (isLoose ? html : words(html))).join('\n')
}

function skipEmpty(lines: string[], from: number) {
  let at = from
  while (at < lines.length && lines[at]?.trim() === '') at += 1
  return at
}
