import type { Layout } from '../columns/guess.ts'
import { meaningOfHeader } from '../columns/headers.ts'
import { isPartLike } from '../columns/part-like.ts'
import { countOfWord } from './number-words.ts'
import { readTypedLine } from './typed-line.ts'

/** Dates, prices and measures look like numbers of parts, and are none. */
export const looksLikePart = (text: string) =>
  isPartLike(text) && !/^\d+[.,]\d+$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text)

/** What of a row may be a part's number, what stands in the place of numbers first. */
export const numbersIn = (row: readonly string[], inPlace: string) =>
  [
    ...new Set([
      ...(/\d/.test(inPlace) ? [inPlace] : []),
      ...row.map((cell) => cell.trim()).filter(looksLikePart),
    ]),
  ].slice(0, 8)

/** Whether a word is a count, in digits or in letters, with a times sign or none. */
const saysCount = (word: string) =>
  /^[~≈<>=x×+-]*\d{1,5}(?:[-–+/]\d{0,5})?[x×]?$/iu.test(word) || countOfWord(word) !== null

/** Whether a cell says a number of pieces among other words. */
const saysPieces = (cell: string) =>
  /(?:^|[\s:])\d{1,3}(?:[.,'’ ]?\d{3}|\d{0,2})\s*(?:each|ea|pcs|pieces|stk|stück|units?)\b/iu.test(
    cell,
  ) || saidPieces.test(cell)

/** "- qty 20", "need 10": how many, said within a text. */
const saidPieces =
  /(?<!\p{L})(?:qty|quantity|menge|anzahl|stückzahl|qté|quantité|cantidad|cant|quantità|aantal|ilość|кол-?во|количество|needs?|needed|required?|wanted|benötigt?|brauchen|besoin(?: de)?|necesit\p{L}*|serv\p{L}*|nodig|potrzeb\p{L}*|нужно|数量|需要?|各|必要)\s*[:=.]?\s*\d{1,5}(?!\s?(?:[gmtk]?b|[gmk]hz|w|v|mm|cm|%)(?!\p{L}))/iu

/** "J1, J2" and "J1-J4" are the places of several pieces. */
const namesPlaces = (cell: string) =>
  cell.length < 300 &&
  /^[A-Z]{1,3}\d{1,4}(?:[,; ]+[A-Z]{1,3}\d{1,4}|[-–][A-Z]{1,3}\d{1,4})+$/.test(cell.trim())

/** "24 drives of a kind": pieces before a name, and no measure. */
const beginsWithCount = (cell: string) =>
  cell.length < 200 &&
  /^\s*\d{1,5}\s*[x×]?\s+\S*\p{L}/u.test(cell) &&
  readTypedLine(cell).quantity !== ''

/** Whether a row has a number beside its part's, which stands in `text`, that may be a quantity after all. */
export function mayCount(row: readonly string[], text: string, { header, roles }: Layout): boolean {
  if (row.some((cell) => saysPieces(cell) || namesPlaces(cell))) return true
  const words = text.split(/[\s:;,(){}[\]"'<>]+/)
  const names = words.some((word) => word.length >= 5 && looksLikePart(word))
  if (names && words.some(saysCount)) return true
  if (names && row.some((cell) => cell.trim() !== text && beginsWithCount(cell))) return true
  // where no header names the columns, what stands between signs may be the pieces of its row
  return (
    header === null &&
    row.some(
      (cell, at) => roles[at] !== 'number' && /^[^\p{L}\d]+\d{1,5}[^\p{L}\d]*$/u.test(cell.trim()),
    )
  )
}

/** A number of pieces and a part's number within a sentence: "and also 6 x AB-100, please". */
const inSentence =
  /(?:^|[^\p{L}\p{N}.,])\d{1,6}\s*(?:[x×]|pcs\.?|pieces|units|stk\.?|stück|pièces|шт\.?|szt\.?)\s*(?:of\s+|von\s+|de\s+)?([^\s,;]{5,60})|([^\s,;]{5,60})\s+[x×]\s?\d{1,6}(?![\p{L}\p{N}])/giu

/** Numbers of parts that lines name beside a number of pieces, whatever else they seem to be. */
export const numbersTyped = (row: readonly string[]) =>
  row.flatMap((cell) => {
    const text = cell.slice(0, 300)
    const { number, quantity } = readTypedLine(text)
    const said = [...text.matchAll(inSentence)].map(([, behind, before]) => behind ?? before!)
    return [...(quantity === '' ? [] : [number]), ...said]
      .map((one) => one.replace(/[.:!?)]+$/, ''))
      .filter((one) => one.length >= 5 && looksLikePart(one))
  })

/** Numbers of parts in brackets behind their names: a title names a part without. */
export const numbersInBrackets = (row: readonly string[]) =>
  row.flatMap((cell) =>
    [...cell.slice(0, 200).matchAll(/[([]([^\s()[\]]{6,60})[)\]]/g)]
      .map(([, inner]) => inner!)
      .filter(looksLikePart),
  )

/** Words that may be numbers of parts: a line that was taken for a header has them. */
export const numbersAmong = (row: readonly string[]) =>
  row.flatMap((cell) =>
    cell
      .slice(0, 100)
      .split(/[\s()[\],;:、，；：。・`"“”*•]+/)
      .filter((word) => word.length >= 6 && looksLikePart(word)),
  )

/** Whether lines that are numbers or headers of pieces stand between those of parts: cells of a table that came apart. */
export const saysApart = (cells: string[]) =>
  cells.some((cell) => /\p{L}.*\d|\d.*\p{L}/u.test(cell.slice(0, 300))) &&
  cells.some(
    (cell) =>
      /^\s*[x×]?\s*\d{1,5}\s*$/iu.test(cell.slice(0, 50)) ||
      (meaningOfHeader(cell)?.meaning === 'quantity' && meaningOfHeader(cell)!.sure > 1),
  )
