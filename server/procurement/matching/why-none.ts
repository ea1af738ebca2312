import { shortestNear } from './judge-number.ts'
import { looksLikeDate, scientific } from './spreadsheet-slips.ts'
import type { Wanted } from './wanted.ts'

/** Why a row means no part, in words that help to mend it. */
export function whyNone({ text, key, manufacturer, description }: Wanted): string {
  if (text === '')
    return description || manufacturer
      ? 'No part number stands here, and no part is named so'
      : 'No part number stands here'
  if (/^#+$/.test(text)) return 'The column was too narrow for this number: only # is left of it'
  if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/i.test(text))
    return 'A spreadsheet could not work this cell out: the number is lost'
  if (looksLikeDate(text)) return 'This looks like a date that a spreadsheet made of a part number'
  if (scientific(text).slips.length > 0)
    return 'A spreadsheet has shortened this number to scientific notation, and no part is like it'
  if (!/[\p{L}\p{N}]/u.test(text)) return 'There are neither letters nor digits in it'
  if (key.length > 0 && key.length < shortestNear)
    return 'No part has this number, and it is too short to look for what is like it'
  return 'No part has this number or one like it'
}

/** What is said of a part that is sold no more. */
export const hasLeft = 'The part of this number has left the shop'
