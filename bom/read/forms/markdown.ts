const lines = (text: string) => text.split(/\r\n?|\n/)
const isRule = (line: string) => /^[\s|:+\-=]*$/.test(line) && /[-=]{2}/.test(line)

/**
 * The rows of a table that is drawn with bars: Markdown, what databases print, boxes. null for a text that is none.
 * Rules are rows, too: they hold nothing. Emphasis and links are their words.
 */
export function readBars(text: string): string[][] | null {
  const drawn = withoutWiki(text)
    .replace(/[│┃║]/g, '|')
    .replace(/[─━═┄]/g, '-')
    .replace(/[┌-╬]/g, '+')
  const all = lines(drawn)
  const barred = all.filter((line) => line.includes('|') && !isRule(line))
  const isTable = all.some((line) => isRule(line) && /[|+]/.test(line)) || all.some(isEdged)
  const edged = barred.filter(isEdged).length > barred.length / 2
  const filled = all.filter((line) => line.trim() !== '' && !isRule(line))
  if (barred.length < 2 || !isTable || barred.length < filled.length * 0.4) return null
  return all.map((line) => {
    if (isRule(line)) return [line.trim()]
    if (!line.includes('|')) return [worded(line.trim())]
    const text = line.trim()
    const inner = edged ? text.replace(/^\|/, '').replace(/(?<!\\)\|$/, '') : text
    return inner.split(/(?<!\\)\|/).map((cell) => worded(cell.replaceAll('\\|', '|').trim()))
  })
}

/** Tables of wikis as ones of single bars: ||MPN||Qty||, and {| … |} with ! MPN !! Qty and | A || 24. */
function withoutWiki(text: string): string {
  const single = text.replace(/^[ \t]*\|\|(?:[^|\r\n]+\|\|)+[ \t]*$/gm, (line) =>
    line.replaceAll('||', '|'),
  )
  if (!/^\{\|/m.test(single)) return single
  return single
    .replace(/^(?:\{\|.*|\|\}|\|[-+].*)$/gm, '')
    .replace(/^!.*$/gm, (line) => `|${line.slice(1).replaceAll('!!', '|')}|`)
    .replace(/^\|(?!.*\|$).*$/gm, (line) => `${line.replaceAll('||', '|')}|`)
}

const isEdged = (line: string) => /^\s*\|.*\|\s*$/.test(line) && !isRule(line)

/** Emphasis and links as their words, where they are the whole of a cell or a link in it. */
export const worded = (cell: string) =>
  cell
    .replace(/!?\[([^\]]{0,300})\]\((?:https?:|\/|mailto:)[^)\s]{0,2000}\)/g, '$1')
    .replace(/^(\*\*|__|`|~~|\*)(.+)\1$/, (whole, mark: string, inner: string) =>
      mark === '~~' ? whole : inner,
    )
    .trim()
