import type { MatchRow } from '../../../contract/parts/matching.ts'
import { numberKey, readPartNumber } from '../../../contract/parts/number-key.ts'
import { halfWidth } from '../../../contract/text/half-width.ts'

/** A row as it is looked for. */
export type Wanted = {
  /** What stands in the column of part numbers, in half-width signs, without a leading apostrophe. */
  text: string
  /** The same as part numbers are compared; '' when there is neither letter nor digit. */
  key: string
  /** The shop's own number that it may be, or null. */
  partNumber: number | null
  manufacturer: string
  description: string
}

/** Reads a row. An apostrophe in front is how spreadsheets keep text. */
export function wantedOf({ number, manufacturer, description }: MatchRow): Wanted {
  const text = halfWidth(number).replace(/^['’‘`]+/, '')
  const key = numberKey(text)
  return { text, key, partNumber: key ? readPartNumber(key) : null, manufacturer, description }
}

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
  return latin === text.toUpperCase() || hasForeignLetters(latin) ? '' : numberKey(latin)
}
