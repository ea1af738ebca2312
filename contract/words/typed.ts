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
  const { numbers } = manner()
  const [decimal, group] = [plain(numbers.decimal), plain(numbers.group)]
  const [last, others] = numbers.sizes
  const gap = escaped(group)
  const apart = `\\d{1,${others}}(?:${gap}\\d{${others}})*${gap}\\d{${last}}`
  const shape = new RegExp(`^[+-]?(?:\\d+|${apart})(?:${escaped(decimal)}\\d+)?$`)
  const typed = plain(text).trim()
  if (!shape.test(typed)) return null
  return typed.replace(/^\+/, '').replaceAll(group, '').replace(decimal, '.')
}

/** What to say of a text that is none. */
export const asTyped = () => `Write it as ${fixed(1_234.5, 2)}`
