import { headsChoice, headsDoubt } from '../doubts/sentences.ts'
import { linesOfPage } from './page.ts'
import { classesWith } from './strikes.ts'

/** What a page has, from its beginning: lines of text, and tables, each by itself and with all its tags. */
export type PageBlock = { lines: string[] } | { table: string }

type Table = { place: number; html: string[]; row: 'shown' | 'hidden' | null; cell: string | null }

/**
 * Cuts a page into its tables and the lines around them. A table within a cell becomes one of its own, behind the other; a
 * caption is a line above its table; tags that a page leaves open are closed; and what a page does not show is none of
 * it: of a hidden row a cell says so.
 * Sources: HTML Living Standard, 4.9 Tabular data, and 13.1.2.4 Optional tags.
 */
export function cutPage(page: string): PageBlock[] {
  const text = asShown(page)
  const isHidden = hiding(page)
  const tables: string[] = []
  // what stands before the table that begins so, and behind the last one
  const words: string[] = ['']
  const open: Table[] = []
  const begin = () => {
    open.push({ place: words.length - 1, html: ['<table>'], row: null, cell: null })
    words.push('')
  }
  const put = (said: string) => {
    const table = open.at(-1)
    if (table?.cell) table.html.push(said)
    else words[table ? table.place : words.length - 1] += `\n<br>${said}`
  }
  const end = () => {
    const table = open.pop()
    if (!table) return
    closeRow(table)
    tables[table.place] = `${table.html.join('')}</table>`
  }
  let from = 0
  for (const found of text.matchAll(/<(\/?)(table|tr|td|th)\b([^>]*)>/gi)) {
    const [whole, close = '', name = '', attributes = ''] = found
    put(text.slice(from, found.index))
    from = found.index + whole.length
    const tag = name.toLowerCase()
    if (tag === 'table') close ? end() : begin()
    else {
      if (open.length === 0) begin()
      const table = open.at(-1)!
      if (close && tag !== 'tr') closeCell(table)
      else if (close) closeRow(table)
      else if (tag === 'tr') openRow(table, isHidden(attributes))
      else openCell(table, tag, attributes)
    }
  }
  put(text.slice(from))
  while (open.length > 0) end()
  return words.flatMap((said, at) => [
    { lines: linesOfPage(said).filter(says) },
    ...(tables[at] === undefined ? [] : [{ table: tables[at] }]),
  ])
}

function openRow(table: Table, isHidden: boolean) {
  closeRow(table)
  table.html.push('<tr>')
  table.row = isHidden ? 'hidden' : 'shown'
}

function closeRow(table: Table) {
  closeCell(table)
  if (table.row === 'hidden') table.html.push('<td>hidden</td>')
  if (table.row) table.html.push('</tr>')
  table.row = null
}

function openCell(table: Table, tag: string, attributes: string) {
  closeCell(table)
  if (!table.row) openRow(table, false)
  table.html.push(`<${tag}${attributes}>`)
  table.cell = tag
}

function closeCell(table: Table) {
  if (table.cell) table.html.push(`</${table.cell}>`)
  table.cell = null
}

/** Lines of a page that may say something of a list: menus and greetings do not. */
export const says = (line: string) =>
  line.length <= 300 && (/\d|[:：]$/.test(line) || headsDoubt(line) || headsChoice(line))

const unseen =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?![.\d])/i

/** Which attributes hide what has them: by its own style, by a class of the page, or because it says so. */
function hiding(page: string): (attributes: string) => boolean {
  const classes = /display\s*:\s*none|visibility\s*:\s*hidden/i.test(page)
    ? classesWith(page, unseen)
    : new Set<string>()
  return (attributes) => {
    const [, names = ''] = /\bclass\s*=\s*["']?([\w -]+)/i.exec(attributes) ?? []
    return (
      /(?:^|\s)hidden(?:[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '')) ||
      unseen.test(/\bstyle\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes)?.[1] ?? '') ||
      names.split(/\s+/).some((name) => classes.has(name))
    )
  }
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A page's words as it shows them: fields by what stands in them, 5² with its sign, and nothing that it hides in a line. */
function asShown(page: string): string {
  const isHidden = hiding(page)
  return (
    page
      .replace(/<sup\b[^>]*>\s*(\d{1,3})\s*<\/sup>/gi, (_, digits: string) =>
        [...digits].map((digit) => raised[Number(digit)]).join(''),
      )
      .replace(/<input\b([^>]*)>/gi, (_, attributes: string) => {
        if (/\btype\s*=\s*["']?(?:hidden|checkbox|radio|submit|button|image)/i.test(attributes))
          return ''
        const value = /\bvalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
        return `<b>${value?.slice(1).find(Boolean) ?? ''}</b>`
      })
      // copies of a number for other screens stand side by side, and are no longer one
      .replace(
        /\d(?=(?:<\/?(?:span|b|i|font|small|label|em|strong|div|p)\b[^>]*>)+\d)/gi,
        (digit) => `${digit} · `,
      )
      .replace(/<select\b[^>]*>([\s\S]{0,20000}?)<\/select>/gi, (_, options: string) => {
        const all = [...options.matchAll(/<option\b([^>]*)>([^<]*)/gi)]
        return (
          (all.find(([, attributes]) => /\bselected\b/i.test(attributes!)) ?? all[0])?.[2] ?? ''
        )
      })
      .replace(
        /<(span|b|i|font|small|label|em|strong|p|div|td|th)\b([^>]*)>([^<]*)(?=<\/\1>)/gi,
        (whole, tag: string, attributes: string) =>
          isHidden(attributes) ? `<${tag}${attributes}>` : whole,
      )
  )
}
