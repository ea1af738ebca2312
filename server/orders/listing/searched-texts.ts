import { searchedPhone } from '../../../contract/people/phone.ts'

/** What stands between the words of an address, as address_signs takes it out (migration 0035). */
const gaps = /[ \t\n\r,;.:/#()"'’|\-‐‑–—−]+/

/** An index finds nothing shorter. */
const shortest = 3

/**
 * The words of a search as they stand in an address without its gaps: all of them, in any order, tell a place. Where all are
 * short, they do as they stand.
 */
export function addressWords(q: string): string[] {
  const words = q.normalize('NFKC').toLowerCase().split(gaps).filter(Boolean)
  const isFound = words.some(({ length }) => length >= shortest)
  return isFound ? [...new Set(words)] : [words.join('')].filter(Boolean)
}

/** A phone number that a search may be: these digits, anywhere, or at the end of a number that is kept without its country. */
export type PhoneDigits = { digits: string; isNational: boolean }

export function phonesOf(q: string): PhoneDigits[] {
  const phone = searchedPhone(q)
  if (!phone) return []
  return [
    ...phone.digits.map((digits) => ({ digits, isNational: false })),
    ...(phone.national ? [{ digits: phone.national, isNational: true }] : []),
  ]
}
