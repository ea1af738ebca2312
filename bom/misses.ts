import { missesPerList, type ReadingMisses } from '../contract/parts/reading-misses.ts'
import type { Bom } from './bom.ts'
import { meaningOfHeader } from './columns/headers.ts'
import { isPartLike } from './columns/part-like.ts'
import type { ResolvedRow } from './resolve-bom.ts'

/**
 * What of a list was not understood: headers that nothing is known of, above columns that hold something, and numbers of
 * rows that no part has, nor any that is like it.
 */
export function missesOf(bom: Bom, rows: readonly ResolvedRow[]): ReadingMisses {
  const { header } = bom.layout
  const names = header === null ? [] : bom.rows[header]!
  const headers = names.flatMap((name, at) => {
    const isFilled = bom.rows.some((row, place) => place > header! && row[at]?.trim() !== '')
    const miss = headerMiss(name)
    return miss === null || !isFilled ? [] : [miss]
  })
  const numbers = rows.flatMap(({ read, part, candidates }) =>
    read.kind === 'wanted' &&
    part === null &&
    candidates.length === 0 &&
    read.number.length <= 60 &&
    isPartLike(read.number)
      ? [read.number]
      : [],
  )
  return {
    headers: [...new Set(headers)].slice(0, missesPerList.headers),
    numbers: [...new Set(numbers)].slice(0, missesPerList.numbers),
  }
}

/** A header that nothing is known of, in small letters; null for one that is known, and for what is no header. */
export function headerMiss(header: string): string | null {
  const isNumber = isPartLike(header.trim()) && /\d/.test(header)
  if (header.length > 60 || isNumber || meaningOfHeader(header) !== null) return null
  const text = header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const isWords = /^(?!.*\d{3})\p{L}.+$/u.test(text) && text.length <= 40
  return isWords && text.split(' ').length <= 5 ? text : null
}
