import type { Block } from './block.ts'
import { inline } from './inline.ts'

const rule = /^ {0,3}\|?( *:?-+:? *\|)+( *:?-+:? *)?$/

/** A table: its head, a rule of dashes, and rows, their cells between strokes. Null where none begins. */
export function tableAt(lines: string[], at: number): Block | null {
  const head = cellsOf(lines[at] ?? '')
  if (!(lines[at] ?? '').includes('|') || !rule.test(lines[at + 1] ?? '')) return null
  if (cellsOf(lines[at + 1] ?? '').length !== head.length) return null
  let end = at + 2
  while (end < lines.length && lines[end]?.includes('|')) end += 1
  const rows = lines.slice(at + 2, end).map((line) => cellsOf(line))
  const row = (cells: string[], tag: string) =>
    `<tr>${head.map((_, of) => `<${tag}>${inline(cells[of] ?? '')}</${tag}>`).join('')}</tr>`
  const body = rows.map((cells) => row(cells, 'td')).join('')
  return {
    html: `<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`,
    end,
  }
}

/** The cells of a line; `\|` is a stroke within one. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
