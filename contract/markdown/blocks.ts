import { type Block, begins } from './block.ts'
import { escapeHtml } from './escape.ts'
import { inline } from './inline.ts'
import { listAt } from './list.ts'
import { tableAt } from './table.ts'

/** How far lists and quotes go into each other; what is deeper is text. */
const deepest = 6

/** Lines of Markdown as HTML, a block each. */
export function blocksOf(lines: string[], depth = 0): string[] {
  const blocks: string[] = []
  let at = 0
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1
      continue
    }
    const { html, end } = blockAt(lines, at, depth)
    blocks.push(html)
    at = end
  }
  return blocks
}

function blockAt(lines: string[], at: number, depth: number): Block {
  const line = (lines[at] ?? '').replace(/^ {1,3}(?=\S)/, '')
  const [, marks, words = ''] = /^(#{1,6}) +(.+)$/.exec(line) ?? []
  if (marks) return { html: heading(marks.length, words), end: at + 1 }
  if (/^(-{3,}|\*{3,}|_{3,})\s*$/.test(line)) return { html: '<hr>', end: at + 1 }
  if (line.startsWith('```')) return codeAt(lines, at)
  const within =
    depth < deepest &&
    (listAt(lines, at, (row) => blocksOf(row, depth + 1)) ?? quoteAt(lines, at, depth))
  return within || tableAt(lines, at) || paragraphAt(lines, at)
}

/** The page's own title is the first order: a text's headings begin with the second, and end with the fourth. */
function heading(order: number, words: string) {
  const shown = Math.min(4, Math.max(2, order))
  return `<h${shown}>${inline(words.trim().replace(/ #+$/, ''))}</h${shown}>`
}

function quoteAt(lines: string[], at: number, depth: number): Block | null {
  const mark = /^ {0,3}> ?/
  const end = endOf(lines, at, (line) => mark.test(line))
  if (end === at) return null
  const within = lines.slice(at, end).map((line) => line.replace(mark, ''))
  return { html: `<blockquote>${blocksOf(within, depth + 1).join('\n')}</blockquote>`, end }
}

function codeAt(lines: string[], at: number): Block {
  const end = endOf(lines, at + 1, (line) => !line.trimStart().startsWith('```'))
  const code = lines.slice(at + 1, end).join('\n')
  return { html: `<pre><code>${escapeHtml(code)}</code></pre>`, end: end + 1 }
}

/** Lines until an empty one, or one that begins something else. Two spaces or a backslash at a line's end break it there. */
function paragraphAt(lines: string[], at: number): Block {
  const end = endOf(lines, at + 1, (line) => line.trim() !== '' && !begins.test(line))
  const words = lines.slice(at, end).map((line) => {
    const shown = line.trim()
    if (shown.endsWith('\\')) return `${shown.slice(0, -1)}\n`
    return shown + (line.endsWith('  ') ? '\n' : ' ')
  })
  return { html: `<p>${inline(words.join('').trim()).replaceAll('\n', '<br>')}</p>`, end }
}

function endOf(lines: string[], from: number, goesOn: (line: string) => boolean) {
  let end = from
  while (end < lines.length && goesOn(lines[end] ?? '')) end += 1
  return end
}
