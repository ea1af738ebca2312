import {
  type AmountManner,
  americanEnglish,
  type DaysManner,
  type Digits,
  inThrees,
  type Manner,
} from './manner.ts'

/** Digits are Latin and years Gregorian everywhere: texts, part numbers and dates of exports are. */
const tagOf = (locale: string) => `${locale}-u-ca-gregory-nu-latn`

/** Marks that turn the direction of what follows: texts go from left to right. */
const turners = /[\u061c\u200e\u200f]/g

/** What a format writes around a number, for which 0 stands: “-$0”. */
function around(format: Intl.NumberFormat, number: number): string {
  const texts = format
    .formatToParts(number)
    .map(({ type, value }) => (type === 'integer' || type === 'fraction' ? '0' : value))
  const [first, last] = [texts.indexOf('0'), texts.lastIndexOf('0') + 1]
  return [...texts.slice(0, first), '0', ...texts.slice(last)].join('').replace(turners, '')
}

/** Whether it is what everything writes by where nothing else is said. */
const isAmerican = (locale: string, code: string) =>
  locale === americanEnglish.locale && code === americanEnglish.amounts.code

const made = new Map<string, Manner>()

/** How a locale writes, as Intl knows it. `currency`: whose amounts are written most. */
export function mannerOf(locale: string, currency: string): Manner {
  const code = currency.toLowerCase()
  if (isAmerican(locale, code)) return americanEnglish
  const key = `${locale} ${code}`
  const manner = made.get(key) ?? makeManner(locale, currency)
  made.set(key, manner)
  return manner
}

function makeManner(locale: string, currency: string): Manner {
  const tag = tagOf(locale)
  const plain = new Intl.NumberFormat(tag)
  return {
    locale,
    numbers: digitsOf(plain),
    minus: around(plain, -1).replace('0', ''),
    percent: around(new Intl.NumberFormat(tag, { style: 'percent' }), 1),
    amounts: { code: currency.toLowerCase(), ...amountsOf(locale, currency) },
    days: daysOf(locale),
  }
}

/** How a locale writes amounts of a currency, with its sign or its code. */
export function amountsOf(
  locale: string,
  currency: string,
  currencyDisplay: 'symbol' | 'code' = 'symbol',
): AmountManner {
  const as = { style: 'currency', currency, currencyDisplay } as const
  const format = new Intl.NumberFormat(tagOf(locale), as)
  const plain = digitsOf(new Intl.NumberFormat(tagOf(locale)))
  return {
    ...digitsOf(format, plain.decimal),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    plus: around(format, 1),
    minus: around(format, -1),
  }
}

/** `usual`: the decimal mark where the format has none, as yens have no smaller coin. */
function digitsOf(format: Intl.NumberFormat, usual = '.'): Digits {
  const parts = format.formatToParts(123_456_789_012)
  const lengths = parts.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []))
  const apart = (number: number) =>
    format.formatToParts(number).find(({ type }) => type === 'group')?.value
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return {
    decimal: decimal ?? usual,
    group: apart(123_456_789_012) ?? '',
    gaps: lengths.at(-2) === 2 ? `\\B(?=(..)*...$)` : inThrees,
    // Spanish and Polish write 1234 and 12.345
    from: apart(1_234) === undefined ? 5 : 4,
  }
}

const number = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const short = { year: 'numeric', month: 'short', day: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const englishClock = { hour: 'numeric', minute: '2-digit' } as const

/** Names of months are English, as all texts are: other languages write days in numbers, and 24 hours. */
function daysOf(locale: string): DaysManner {
  const [day, time] = isEnglish(locale) ? [short, englishClock] : [number, clock]
  const half = (hour: number) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...time, timeZone: 'UTC' })
      .formatToParts(Date.UTC(2026, 2, 5, hour, 5))
      .find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return {
    day: patternOf(locale, day),
    moment: patternOf(locale, { ...day, ...time }),
    halves: [half(2), half(14)],
  }
}

export const isEnglish = (locale: string) =>
  locale.split('-')[0] === americanEnglish.locale.split('-')[0]

function patternOf(locale: string, as: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(tagOf(locale), { ...as, timeZone: 'UTC' }).formatToParts(
    Date.UTC(2026, 2, 5, 14, 5),
  )
  const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, (value: string) => string>> = {
    year: () => 'y',
    month: (value) => (/\D/.test(value) ? 'MMM' : value.length === 2 ? 'MM' : 'M'),
    day: (value) => (value.length === 2 ? 'dd' : 'd'),
    hour: (value) => (Number(value) === 14 ? 'HH' : 'h'),
    minute: () => 'mm',
    dayPeriod: () => 'a',
    // some write "year" in their own language behind it
    literal: (value) =>
      value
        .replace(turners, '')
        .replace(/\p{L}+\.?/gu, '')
        .replace(/\s/g, ' ')
        .replace('،', ',')
        .replace(' ,', ','),
  }
  return parts
    .map(({ type, value }) => tokens[type]?.(value) ?? '')
    .join('')
    .trim()
}
