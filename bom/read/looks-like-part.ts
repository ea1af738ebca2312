import { isPartLike } from '../columns/part-like.ts'
import { countOfWord } from './number-words.ts'

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
export const saysCount = (word: string) =>
  /^[~≈<>=]*\d{1,5}(?:[-–+/]\d{0,5})?[x×]?$/iu.test(word) || countOfWord(word) !== null

/** Whether a cell says a number of pieces among other words. */
export const saysPieces = (cell: string) =>
  /(?:^|[\s:])\d{1,5}\s*(?:each|ea|pcs|pieces|stk|stück|units?)\b/iu.test(cell)
