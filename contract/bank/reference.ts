import { asPattern, series, signsOf } from '../words/series.ts'
import { checkOf, compact } from './iban.ts'

/**
 * A creditor reference of a number of ours: IN-000123 → RF38IN000123. It ends with the number, at most 21 signs of it.
 * Source: ISO 11649.
 */
export function creditorReference(number: string): string {
  const signs = compact(number).slice(-21)
  return `RF${String(98 - checkOf(`RF00${signs}`)).padStart(2, '0')}${signs}`
}

/** A reference in groups of four, as documents print it. */
export const referenceInGroups = (reference: string) => reference.replace(/.{4}(?=.)/g, '$& ')

/** What a text names of ours: an invoice, or an order with its invoices. `figures` may be read as several numbers. */
export type Named = { kind: 'invoice' | 'order'; numbers: number[] }

const between = '[^A-Z0-9]*'

/** What orders or invoices begin with, and the figures behind it, however signs of other kinds part them; before it perhaps RF and its check. */
function named() {
  const { order, invoice } = series()
  const own = [order, invoice]
    .toSorted((one, other) => signsOf(other).length - signsOf(one).length)
    .map((beginning) => asPattern(beginning, between))
  const reference = `(?:${['R', 'F', '(\\d)', '(\\d)', ''].join(between)})?`
  return new RegExp(`${reference}(${own.join('|')})((?:${between}\\d)+)`, 'g')
}

/** Whether what a number begins with is the end of another word: "ALSO 100123" is no SO-100123, "INVOICEIN-000123" has lost its blanks. */
const endsWord = (before: string, figures: string) => /\p{L}$/u.test(before) && /^\s/.test(figures)

/**
 * What of ours a bank's text names. Banks break texts anywhere and take out what they do not like, so that gaps say little:
 * where other figures stand behind a number, each place at which it may end makes a number of it. A reference whose check
 * digits are wrong was mistyped, and names nothing.
 */
export function namedIn(text: string): Named[] {
  const found: Named[] = []
  const invoice = signsOf(series().invoice)
  const upper = text.toUpperCase()
  for (const { 1: first, 2: second, 3: prefix, 4: figures, index } of upper.matchAll(named())) {
    if (first === undefined && endsWord(upper.slice(0, index), figures!)) continue
    const signs = compact(prefix!)
    const groups = figures!.split(/\D+/).filter((group) => group !== '')
    const readings = groups.map((_, at) => groups.slice(0, at + 1).join(''))
    const right = readings.filter(
      (reading) =>
        reading.length <= 12 &&
        (first === undefined || checkOf(`RF${first}${second}${signs}${reading}`) === 1),
    )
    const numbers = [...new Set(right.map(Number))].filter((number) => number > 0)
    if (numbers.length > 0) found.push({ kind: signs === invoice ? 'invoice' : 'order', numbers })
  }
  return found
}
