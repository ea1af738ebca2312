import { isPartLike } from '../columns/part-like.ts'
import { pieceWord } from './units.ts'

const amount = String.raw`(\p{Sc}?\s?\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2})(?:\s?(?:\p{Sc}|usd|eur|gbp|chf))?`
const two = new RegExp(String.raw`^(.*[\p{L}\p{N})\].])\s+${amount}\s+${amount}$`, 'iu')
const one = new RegExp(String.raw`^(.*[\p{L}\p{N})\].])\s+${amount}$`, 'iu')
const counted = new RegExp(String.raw`^(.*?\S)\s+[x×]?\s?(\d{1,5})(\s*(?:${pieceWord})\.?)?$`, 'iu')
const counting = /^(\d{1,5})\s*([x×])?\s+(\S.*)$/iu

/** Of cents: 2,136.00 and 2.136,00 are 213,600. */
const centsOf = (text: string) => Number(text.replace(/\D/g, ''))

/**
 * A line of an invoice without its price and what it comes to, where something says which of its numbers are the pieces: they
 * times the price are the amount, they have a unit, or nothing else stands beside the part's number.
 */
export function withoutAmounts(text: string): string {
  const [, before = '', price = '', total = ''] = two.exec(text) ?? one.exec(text) ?? []
  if (before === '') return text
  const [, named = '', last, unit] = counted.exec(before) ?? []
  const [, first, sign, behind = ''] = counting.exec(before) ?? []
  const isProduct = (count = '') =>
    total !== '' && Number(count) * centsOf(price) === centsOf(total)
  if (isProduct(last)) return `${withoutPosition(named)} x ${last}`
  if (isProduct(first)) return `${first} x ${behind}`
  const isSaid = unit !== undefined || sign !== undefined
  return isSaid || isNumber(named) || isNumber(behind) ? before : text
}

const isNumber = (text = '') => !/\s/.test(text) && isPartLike(text)

/** A number before a part's number that is not its pieces says where in the list it stands. */
function withoutPosition(named: string): string {
  const [, , , rest = ''] = counting.exec(named) ?? []
  return isNumber(rest.split(/\s/)[0]) ? rest : named
}
