import { minorPerMajor } from '../../../contract/pricing/money.ts'
import { RowFault } from './read-statement.ts'

const most = 1_000_000_000_000

/** An amount as ISO 20022 has it, 1234.5, in minor units. One that the currency cannot write is refused. Throws RowFault. */
export function plainAmount(text: string, currency: string): number {
  const found = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text.trim())
  if (!found) throw wrongAmount(text)
  return minorOf(text, found[1]!, found[2] ?? '', currency)
}

/**
 * An amount as people and banks write it: with a sign before or behind it, thousands apart, a point or a comma before the
 * cents. What could be read in two ways is refused, such as 1.234 of a currency with cents. Throws RowFault.
 */
export function writtenAmount(text: string, currency: string): number {
  const bare = text.replace(/[\s'’]/g, '').replace(/[\u2212\u2013]/g, '-')
  const found =
    /^([+-]?)(\d{1,3}(?:([.,])\d{3})(?:\3\d{3})*|\d{1,12})(?:([.,])(\d{1,2}))?([+-]?)$/.exec(bare)
  if (!found || (found[1] && found[6])) throw wrongAmount(text)
  const [, before, whole, group, mark, cents = '', behind] = found
  if (
    group !== undefined &&
    (group === mark || (mark === undefined && minorPerMajor(currency) > 1))
  )
    throw wrongAmount(text)
  const minor = minorOf(text, whole!.replace(/[.,]/g, ''), cents, currency)
  return before === '-' || behind === '-' ? -minor : minor
}

/** Figures before and behind the mark, in minor units. Throws RowFault where the currency cannot write them. */
export function minorOf(text: string, whole: string, fraction: string, currency: string): number {
  const digits = String(minorPerMajor(currency)).length - 1
  if (/[1-9]/.test(fraction.slice(digits))) throw wrongAmount(text)
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  if (minor > most) throw wrongAmount(text)
  return minor
}

export const wrongAmount = (text: string) =>
  new RowFault(`“${text.trim().slice(0, 40)}” is no amount that can be read`)
