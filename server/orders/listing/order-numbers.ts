import { asPattern, series } from '../../../contract/words/series.ts'

/** A word that people call a number by before they write it, and how many of them. */
const calledBy =
  /^(?:order|purchase|no|nr|number|num|bestellung|auftrag|commande|pedido|ordine)[\s.:#]{0,4}/i
const calledUpTo = 3

/** A number's letters, what parts them from its digits, and these, which a gap may part. */
const written = () =>
  new RegExp(`^${asPattern(series().order, between)}${between}(\\d(?: ?\\d){0,14})$`, 'iu')
const between = '[^\\p{L}\\p{N}]{0,4}'

/**
 * The numbers of orders that a search consists of, as people write and copy them: "#PW-100044", "pw 100044",
 * "(PW_100044)", "Order no. PW-100044.", with any dash, in full-width signs, with what nobody sees, and several with
 * commas between them. Null when it is anything else.
 */
export function orderNumbers(q: string): number[] | null {
  if (q.length > 1_000) return null
  const pattern = written()
  const numbers = q
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('ー', '-')
    .split(/[,;\n]/)
    .map(bare)
    .filter((one) => one !== '')
    .map((one) => digitsIn(one, pattern))
  if (numbers.length === 0 || numbers.includes(undefined)) return null
  return numbers.map((digits) => Number(digits!.replaceAll(' ', '')))
}

/** A number's digits. Its own beginning may be a word that numbers are called by: that goes before. */
function digitsIn(text: string, pattern: RegExp): string | undefined {
  for (let [rest, words] = [text, 0]; words <= calledUpTo; words += 1) {
    const found = pattern.exec(rest)?.[1]
    if (found !== undefined) return found
    rest = rest.replace(calledBy, '')
  }
  return undefined
}

/** Without the signs around it. */
const bare = (one: string) => {
  const [first, last] = [one.search(/[\p{L}\p{N}]/u), one.search(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u)]
  return first < 0 ? '' : one.slice(first, last + 1)
}
