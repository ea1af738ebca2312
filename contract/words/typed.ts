import { manner } from './manner.ts'
import { fixed } from './shares.ts'

/** Spaces of any width are one mark, and so are apostrophes. */
const plain = (text: string) =>
  text.replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('\u2212', '-')

const escaped = (mark: string) => mark.replace(/[.]/g, '\\.')

/**
 * A number that somebody typed as the shop writes numbers, as programs write it: in Germany "1.234,50" → "1234.50". Null when
 * it is none. A mark means what it means in that manner alone: what another country would read otherwise is not guessed.
 */
export function readTyped(text: string): string | null {
  // no number is longer, and finding its marks takes the square of its length
  if (text.length > 100) return null
  const { numbers } = manner()
  const [decimal, group] = [plain(numbers.decimal), plain(numbers.group)]
  const typed = plain(text).trim()
  const shape = new RegExp(`^([+-]?)(\\d[\\d${escaped(group)}]*)(?:${escaped(decimal)}(\\d+))?$`)
  const [, sign, whole, fraction] = shape.exec(typed) ?? []
  if (whole === undefined) return null
  const digits = whole.replaceAll(group, '')
  const isApart = whole === digits.replace(RegExp(numbers.gaps, 'g'), group)
  if (whole !== digits && !isApart) return null
  return `${sign === '-' ? sign : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`
}

/** What to say of a text that is none. */
export const asTyped = () => `Write it as ${fixed(1_234.5, 2)}`

/** The same as a number; NaN where it is none, or nothing. */
export function typedNumber(text: string): number {
  const read = readTyped(text)
  return read === null ? Number.NaN : Number(read)
}

/** What to say of what stands in a field of a number and is none; undefined where it is one, or nothing. */
export const typedFault = (text: string): string | undefined =>
  text.trim() === '' || readTyped(text) !== null ? undefined : asTyped()

/** A number as somebody types it, without marks of thousands: 1234.5 → in Germany "1234,5". */
export const asField = (value: number) => String(value).replace('.', manner().numbers.decimal)
