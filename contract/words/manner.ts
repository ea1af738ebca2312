/** How the digits of a number stand. */
export type Digits = {
  /** Between whole and fraction. */
  decimal: string
  /** Between thousands. */
  group: string
  /** How many digits stand together: the last ones, and those before: 3 and 3, in India 3 and 2. */
  sizes: readonly [last: number, others: number]
  /** From how many digits on they stand apart. */
  from: number
}

/** What stands before and behind a number. */
export type Around = readonly [before: string, behind: string]

/** How amounts of a currency are written. */
export type AmountManner = Digits & { decimals: number; plus: Around; minus: Around }

/**
 * How numbers, amounts, days and moments are written. The server asks Intl for it and hands it to the browser, which
 * then need not load what it knows of languages, and draws what the server drew.
 */
export type Manner = {
  /** BCP 47. */
  locale: string
  numbers: Digits
  minus: string
  percent: Around
  /** Of the shop's own currency, by its code in small letters; Intl is asked for others. */
  amounts: AmountManner & { code: string }
  /** Patterns: {yyyy}, {mm} or {m} or {mon}, {dd} or {d}, {HH} or {h} and {ap}, {min}. */
  day: string
  shortDay: string
  moment: string
  /** What the halves of a day are called, where hours are counted by them. */
  halves: readonly [string, string]
}

const english: Digits = { decimal: '.', group: ',', sizes: [3, 3], from: 4 }

/** What a shop begins with; known ahead, so that nobody loads anything for it. */
export const americanEnglish: Manner = {
  locale: 'en-US',
  numbers: english,
  minus: '-',
  percent: ['', '%'],
  amounts: { ...english, code: 'usd', decimals: 2, plus: ['$', ''], minus: ['-$', ''] },
  day: '{mon} {d}, {yyyy}',
  shortDay: '{mon} {d}',
  moment: '{mon} {d}, {yyyy}, {h}:{min} {ap}',
  halves: ['AM', 'PM'],
}

let chosen = americanEnglish
let read = () => chosen

/** How everything is written here from now on: one process, and one page, is of one shop. Null: as in the United States. */
export function writeAs(manner: Manner | null) {
  chosen = manner ?? americanEnglish
}

/** How it is written at this place. */
export const manner = (): Manner => read()

/** Lets something else say first how it is written, such as a document that keeps the manner of its day. */
export function askFirst(own: () => Manner | undefined) {
  read = () => own() ?? chosen
}
