import type { DayOrder } from '../../../../contract/bank/bank-words.ts'
import { minorOf, wrongAmount } from '../amount.ts'
import { RowFault, realDay } from '../read-statement.ts'

/** A day as ISO 8601 or with dots: 2026-02-14, 14.02.2026 or 14.02.26. With slashes it could be another one. Throws RowFault. */
export function sureDay(text: string): string {
  return /^\d{1,2}\.\d{1,2}\.(\d{4}|\d{2})$/.test(text) ? dayIn('dmy', text) : realDay(text)
}

/** A day whose parts stand in an order, whatever stands between them, and perhaps a time behind it: 03/04/26, 3-4-2026, 20260304. Throws RowFault. */
export function dayIn(order: DayOrder, text: string): string {
  const parts = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})(?:[ T]\d{1,2}:.*)?$/.exec(text)
  const joined = (order === 'ymd' ? /^(\d{4})(\d{2})(\d{2})$/ : /^(\d{2})(\d{2})(\d{4})$/).exec(
    text,
  )
  const three = parts ? [parts[1]!, parts[3]!, parts[4]!] : joined?.slice(1)
  if (!three) throw noDay(text)
  const at = (part: 'y' | 'm' | 'd') => three[order.indexOf(part)]!
  const [year, month, day] = [at('y'), at('m'), at('d')]
  if (![2, 4].includes(year.length) || month.length > 2 || day.length > 2) throw noDay(text)
  try {
    return realDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  } catch {
    throw noDay(text)
  }
}

/** An amount with a sign or none, whose cents stand behind a mark and whose thousands may stand apart. Throws RowFault. */
export function amountIn(decimal: ',' | '.', text: string, currency: string): number {
  const bare = text.replace(/[\s'’\p{Sc}]/gu, '').replace(/[\u2212\u2013]/g, '-')
  const [group, mark] = decimal === ',' ? ['\\.', ','] : [',', '\\.']
  const whole = `\\d{1,3}(?:${group}\\d{3})+|\\d{1,12}`
  const found = new RegExp(`^([+-]?)(${whole})(?:${mark}(\\d{1,5}))?([+-]?)$`).exec(bare)
  if (!found || (found[1] && found[4])) throw wrongAmount(text)
  const minor = minorOf(text, found[2]!.replace(/[.,]/g, ''), found[3] ?? '', currency)
  return found[1] === '-' || found[4] === '-' ? -minor : minor
}

const noDay = (text: string) =>
  new RowFault(`“${text.slice(0, 40)}” is no day as it was said of this file`)
