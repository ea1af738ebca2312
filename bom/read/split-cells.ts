/** What stands between the cells of a line; null: a line is one cell. */
export type Separator = ',' | ';' | '\t' | '|' | '^' | '~' | null

/**
 * The cells of a text, by RFC 4180 and to the letter. A quotation mark that is never closed, or behind which a cell
 * goes on, is an inch mark and no quotation: it stays, so that it cannot swallow the rows below it.
 */
export function splitCells(text: string, separator: Separator, most = Infinity): string[][] {
  const mark = separator === null ? '' : `\\${separator}`
  // programs put blanks around quotations
  const quoted = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=[${mark}\\r\\n]|$)`, 'y')
  const plain = new RegExp(`[^${mark}\\r\\n]*`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const mayQuote = separator !== null && (text[at] === '"' || text[at] === ' ')
    const found = mayQuote ? matchAt(quoted, text, at) : null
    const isQuoted = found !== null && lineBreaks(found[0]) <= longestQuote
    const cell = isQuoted ? found : matchAt(plain, text, at)
    row.push(isQuoted ? found[1]!.replaceAll('""', '"') : (cell?.[0] ?? ''))
    at += cell?.[0].length ?? 0
    const end = text[at]
    if (end !== undefined && end === separator) {
      at += 1
      // a line that ends with a separator has one more cell, an empty one
      if (at === text.length || isBreak(text[at])) row.push('')
      else continue
    }
    at += text.startsWith('\r\n', at) ? 2 : isBreak(text[at]) ? 1 : 0
    rows.push(row)
    row = []
  }
  return rows
}

/** More lines than this in one cell are two inch marks far apart. */
const longestQuote = 50

const isBreak = (mark: string | undefined) => mark === '\n' || mark === '\r'
const lineBreaks = (text: string) => text.split('\n').length - 1

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** What parts the cells of ordinary lists; carets and tildes do in those of old systems alone. */
const ordinary = ['\t', ';', '|', ','] as const
const rare = ['^', '~'] as const

/**
 * The separator of a text: the one that most lines have, by the first 200. Commas come last, since a comma may be a
 * decimal one. null when fewer than half of the lines have any: these are typed lines.
 */
export function separatorOf(text: string, isHeader: (cells: string[]) => boolean): Separator {
  const judged = [...ordinary, ...rare].map((separator) => {
    const rows = splitCells(text, separator, 200).filter((row) => row.some((cell) => cell.trim()))
    const wide = rows.filter((row) => row.length > 1)
    const share = rows.length === 0 ? 0 : wide.length / rows.length
    const named = wide.slice(0, 40).some(isHeader)
    const isRare = separator === '^' || separator === '~'
    return { separator, share: isRare && !named ? 0 : share, named }
  })
  const best = judged.reduce((one, next) => (rank(next) > rank(one) ? next : one))
  return best.named || best.share >= 0.5 ? best.separator : null
}

const rank = ({ share, named }: { share: number; named: boolean }) => share + (named ? 1 : 0)
