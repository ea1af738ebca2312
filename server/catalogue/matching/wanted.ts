import type { MatchRow } from '../../../contract/matching.ts'
import { readPartNumber, skuKey } from '../../../contract/number-key.ts'

/** A row as it is looked for. */
export type Wanted = {
  /** What stands in the column of part numbers, in half-width signs, without a leading apostrophe. */
  text: string
  /** The same as part numbers are compared; '' when no part number can be meant, as in Cyrillic. */
  key: string
  /** The shop's own number that it may be, or null. */
  partNumber: number | null
  manufacturer: string
  description: string
}

/** Reads a row. Full-width signs are the same signs to whoever types them; an apostrophe is how spreadsheets keep text. */
export function wantedOf({ number, manufacturer, description }: MatchRow): Wanted {
  const text = halfWidth(number).replace(/^['’‘`]+/, '')
  const key = hasForeignLetters(text) ? '' : skuKey(text)
  return { text, key, partNumber: key ? readPartNumber(key) : null, manufacturer, description }
}

const halfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Leaving out letters that no part number has would make another number of it: never an exact match. */
const hasForeignLetters = (text: string) => /(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(text)

/** Capitals of Greek and Cyrillic that look like Latin ones, and these. */
const lookAlikes = new Map(
  [...'АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((sign, at) => [
    sign,
    [...'ABEKMHOPCTYXIJSABEZHIKMNOPTYX'][at] ?? '',
  ]),
)

/** The key with letters that only look Latin made Latin; '' when none are or others stay. */
export function latinKey(text: string): string {
  const latin = [...text.toUpperCase()].map((sign) => lookAlikes.get(sign) ?? sign).join('')
  return latin === text.toUpperCase() || hasForeignLetters(latin) ? '' : skuKey(latin)
}
