const strikes = /text-decoration[^;}"]*line-through/i

/**
 * A page or SpreadsheetML with what it strikes through between ~~, as Markdown has it: the library leaves tags and styles
 * out. Source of the latter: XML Spreadsheet Reference, ss:StrikeThrough of ss:Font.
 */
export const withStrikes = (text: string, kind: 'HTML' | 'SpreadsheetML') =>
  kind === 'HTML' ? ofPage(text) : ofSheets(text)

/** The classes of a page whose rules in it say something. */
export function classesWith(page: string, says: RegExp): Set<string> {
  const classes = new Set<string>()
  for (const [, names = '', rules = ''] of page.matchAll(/([^{}<>]{1,300})\{([^{}]{0,3000})\}/g))
    if (says.test(rules)) for (const [, name] of names.matchAll(/\.([\w-]+)/g)) classes.add(name!)
  return classes
}

function ofPage(text: string): string {
  const tagged = text.replace(/<\/?(?:s|del|strike)(?:\s[^<>]*)?>/gi, '~~')
  if (!/line-through/i.test(tagged)) return tagged
  const classes = classesWith(tagged, strikes)
  const isStruck = (attributes: string) =>
    strikes.test(attributes) ||
    (/\bclass\s*=\s*["']?([\w -]+)/i.exec(attributes)?.[1] ?? '')
      .split(/\s+/)
      .some((name) => classes.has(name))
  let isRow = false
  return tagged.replace(
    /<(tr|td|th|span|p|div|font|b|i|a)\b([^<>]*)>([^<]*)/gi,
    (whole, tag: string, attributes: string, inner: string) => {
      if (/^tr$/i.test(tag)) isRow = isStruck(attributes)
      const isCell = isRow && /^t[dh]$/i.test(tag)
      const isOut = (isCell || isStruck(attributes)) && inner.trim() !== ''
      return isOut && !inner.includes('~~') ? `<${tag}${attributes}>~~${inner.trim()}~~` : whole
    },
  )
}

function ofSheets(text: string): string {
  const struck = new Set<string>()
  for (const [, id = '', style = ''] of text.matchAll(
    /<(?:\w+:)?Style\b[^<>]{0,3000}?\bss:ID="([^"]{1,100})"[^<>]*(?<!\/)>(.{0,3000}?)<\/(?:\w+:)?Style>/gs,
  ))
    if (/ss:StrikeThrough="(?:1|true)"/i.test(style)) struck.add(id)
  if (struck.size === 0) return text
  const styleOf = (attributes: string) => /\bss:StyleID="([^"]{1,100})"/.exec(attributes)?.[1]
  let row: string | undefined
  let cell: string | undefined
  return text.replace(
    /<(?:\w+:)?(Row|Cell|Data)\b([^<>]*)>([^<]*)/g,
    (whole, tag: string, attributes: string, inner: string) => {
      if (tag === 'Row') row = styleOf(attributes)
      if (tag === 'Cell') cell = styleOf(attributes) ?? row
      if (tag !== 'Data' || !cell || !struck.has(cell) || inner.trim() === '') return whole
      // what stands between signs is no number any more
      const type = attributes.replace(/ss:Type="\w+"/, 'ss:Type="String"')
      return whole.replace(`${attributes}>${inner}`, `${type}>~~${inner}~~`)
    },
  )
}
