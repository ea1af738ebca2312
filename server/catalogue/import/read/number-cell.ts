import { isNoNumber } from '../../../../bom/columns/words/answers.ts'
import { readPartNumber } from '../../../../bom/read/part-number-cell.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { halfWidth } from '../../../../contract/text/half-width.ts'
import type { Cell } from './cell.ts'

/**
 * A part number as a file has it, without what programs put around it: ="AB-1" and 'AB-1 are AB-1. One that a
 * spreadsheet has spoilt is refused in the words of quick order; a JSON number that lost digits, too.
 */
export function readNumberCell(value: unknown): Cell<unknown> {
  if (value === 0) return { reason: '“0” is no part number' }
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value)
      ? { reason: `This number has lost its last digits: write it as a text` }
      : { value: String(value) }
  if (typeof value !== 'string') return { value }
  const text = halfWidth(value)
    .replace(invisible, '')
    .replace(dashes, '-')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
  if (failed.test(text))
    return { reason: `“${text}”: a formula failed here. Write the part number` }
  if (text !== '' && isNoNumber(text)) return { reason: `“${shorten(text)}” is no part number` }
  const { number, spoilt } = readPartNumber(text)
  return spoilt === null || shouted.test(text) ? { value: number } : { reason: spoilt }
}

/** Spreadsheets write months with small letters: GEN-12 is a number, gen-12 and Oct-12 were made of one. */
const shouted = /^(?!.*\dE\+?\d)[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u

/** What a spreadsheet shows where a formula has no result. */
const failed = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!?|NULL!|NUM!)$/i

/** Dashes that programs put where a hyphen was typed. */
const dashes = /[\u2010-\u2013\u2212]/g

/** Marks that no one sees and that come along when text is copied. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
