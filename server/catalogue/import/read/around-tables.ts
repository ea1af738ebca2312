const inline = new Set(['b', 'i', 'u', 'em', 'strong', 'span', 'font', 'a', 'small', 'sup'])
const unseen = /^(?:script|style|head)$/

/** The lines of a page of HTML that stand around its tables, and their captions; it takes as long as the page is. */
export function linesAround(page: string): string[] {
  const lines: string[] = []
  let line = ''
  let tables = 0
  let isCaption = false
  let at = 0
  while (at < page.length) {
    const opens = page.indexOf('<', at)
    const text = page.slice(at, opens < 0 ? undefined : opens)
    if (tables === 0 || isCaption) line += text
    const closes = opens < 0 ? -1 : page.indexOf('>', opens)
    if (closes < 0) break
    const [, end, name = ''] = /^<(\/?)([a-z0-9]*)/i.exec(page.slice(opens, opens + 20)) ?? []
    const tag = name.toLowerCase()
    at = closes + 1
    if (!end && unseen.test(tag)) at = endOf(page, tag, at)
    if (tag === 'table') tables = Math.max(0, tables + (end ? -1 : 1))
    if (tag === 'caption') isCaption = !end
    if (inline.has(tag)) continue
    lines.push(line)
    line = ''
  }
  return [...lines, line].map(signs).filter((one) => one.trim() !== '')
}

function endOf(page: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}`, 'gi')
  closing.lastIndex = from
  return closing.exec(page)?.index ?? page.length
}

const signs = (line: string) =>
  line.replaceAll('&euro;', '€').replaceAll('&pound;', '£').replaceAll('&nbsp;', ' ')
