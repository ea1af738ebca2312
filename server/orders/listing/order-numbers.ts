import { asPattern, series } from '../../../contract/words/series.ts'

/** What people call a number by before they write it. */
const calledBy =
  /^(?:(?:order|purchase|no|nr|number|num|bestellung|auftrag|commande|pedido|ordine)[\s.:#]{0,4}){0,3}/i

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
    .map((one) => pattern.exec(one.replace(calledBy, ''))?.[1])
  if (numbers.length === 0 || numbers.includes(undefined)) return null
  return numbers.map((digits) => Number(digits!.replaceAll(' ', '')))
}

/** Without the signs around it. */
const bare = (one: string) => {
  const [first, last] = [one.search(/[\p{L}\p{N}]/u), one.search(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u)]
  return first < 0 ? '' : one.slice(first, last + 1)
}
