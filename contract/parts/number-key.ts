/**
 * Signs that nobody sees, such as joiners; to Unicode some of them are letters, as the fillers of Hangul. And those of trade
 * marks, of which NFKC makes letters.
 */
const unmeant = /[\p{Default_Ignorable_Code_Point}\u2120\u2122]/gu

/** Neither a letter nor a digit, with the marks on it; a mark on a letter is part of that letter. */
const between = /[^\p{L}\p{N}\p{Mn}\p{Mc}][\p{Mn}\p{Mc}]*|^[\p{Mn}\p{Mc}]+/gu

/**
 * A part number, the manufacturer's or a buyer's own, as it is compared: the letters and digits of any script, whatever their
 * case and width (NFKC), with their accents and vowel signs, and nothing between them. "Ünit-5" is ÜNIT5 and "nit 5" NIT5.
 * '' when there is neither letter nor digit. This is the only rule: rows keep what it made of their number, since what a
 * database takes for a letter depends on its locale and its version.
 */
export function numberKey(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return text
    .replace(unmeant, '')
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKC')
    .replace(between, '')
    .normalize('NFKC')
}

/** One sign may be written out as eighteen: an index takes so many of any script. */
const longestKey = 200

/** Why a text can be no part number that is kept, or null when it can. */
export function numberFault(text: string): string | null {
  const { length } = numberKey(text)
  if (length === 0) return 'A part number has letters or digits'
  if (length <= longestKey) return null
  return `A part number has at most ${longestKey} letters and digits: some signs here stand for many, such as ﷺ`
}

/** The shop's number of a part as people see it: P-100001. */
export const partNumberOf = (number: number) => `P-${number}`

/** The number in what may be one of ours, however it is spaced; null when it is none. */
export function readPartNumber(text: string): number | null {
  const [, digits] = /^P(\d{6,15})$/.exec(numberKey(text)) ?? []
  return digits === undefined ? null : Number(digits)
}
