import { cutRows, type Separator } from './cut-rows.ts'
import { readTypedLine } from './typed-line.ts'

export type { Separator } from './cut-rows.ts'

/** The cells of a text, as cutRows has them; `most` rows of it. */
export function splitCells(text: string, separator: Separator, most = Infinity): string[][] {
  const rows: string[][] = []
  if (most <= 0) return rows
  for (const { cells } of cutRows(text, separator)) {
    rows.push(cells)
    if (rows.length >= most) break
  }
  return rows
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
    const parted = rows.filter((row) => row.length > 1)
    // a header has rows below it
    const named = parted.slice(0, 40).some((row, at) => at + 1 < parted.length && isHeader(row))
    // in sentences commas part nothing, and rows of parts have digits
    const wide =
      separator === ',' && !named
        ? parted.filter((row) => hasDigit(row) && !isDecimal(row))
        : parted
    const share = rows.length === 0 ? 0 : wide.length / rows.length
    const isRare = separator === '^' || separator === '~'
    return { separator, share: isRare && !named ? 0 : share, named }
  })
  const best = judged.reduce((one, next) => (rank(next) > rank(one) ? next : one))
  return best.named || best.share >= 0.5 ? best.separator : null
}

const hasDigit = (row: string[]) => row.some((cell) => /\p{Nd}/u.test(cell))

/** Of amounts among blanks commas part the cents: "24 pcs at 12,50". */
const isDecimal = (row: string[]) => {
  const line = row.join(',').trim()
  const amount =
    /(?<![^\s\p{Sc}])\d{1,3}(?:\.?\d{3})*,\d{2}(?![\d,])|\p{Sc}\s?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/gu
  const rest = line.replace(/\([^()]{0,100}\)/g, '').replace(amount, '')
  // behind "24 x" a sentence names the part, and its commas part words
  const isTyped =
    (/^(?:[-*•]\s*)?\d{1,5}\s*[x×]\s+\S/u.test(line) || isCounted(row)) && !/,(?=\S)/.test(rest)
  return /\S\s+\S/.test(line) && (isTyped || !rest.includes(','))
}

/** "24 drives of a kind, SATA (AB-100)": a count before a name, and none in another place. */
const isCounted = ([first = '', ...others]: string[]) =>
  first.length < 200 &&
  /^\s*(?:[-*•]\s*)?\d{1,5}\s+\S*\p{L}/u.test(first) &&
  readTypedLine(first).quantity !== '' &&
  !others.some((cell) =>
    /^\s*[\p{Sc}]?\s*\d[\d.\s]*(?:\p{L}{1,6}\.?)?\s*$/u.test(cell.slice(0, 100)),
  )

const rank = ({ share, named }: { share: number; named: boolean }) => share + (named ? 1 : 0)
