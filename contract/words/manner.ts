/** How the digits of a number stand. */
export type Digits = {
  /** Between whole and fraction. */
  decimal: string
  /** Between thousands. */
  group: string
  /** Between which digits, as a pattern: before each three of the last ones; in India before three, and before each two of those. */
  gaps: string
  /** From how many digits on they stand apart. */
  from: number
}

/** How amounts of a currency are written: `plus` and `minus` as “-$0”, where 0 stands for the digits. */
export type AmountManner = Digits & { decimals: number; plus: string; minus: string }

/**
 * How numbers, amounts, days and moments are written. The server asks Intl for it and hands it to the browser, which
 * then need not load what it knows of languages, and draws what the server drew.
 */
export type Manner = {
  /** BCP 47. */
  locale: string
  numbers: Digits
  minus: string
  /** Such as “0 %”; “0%” where it is not said. */
  percent?: string | undefined
  /** Of the shop's own currency, by its code in small letters; Intl is asked for others. */
  amounts: AmountManner & { code: string }
  /** As in the United States where it is not said. */
  days?: DaysManner | undefined
}

/** How days and moments are written, in fields of LDML (UTS 35): y, MM or M or MMM, dd or d, HH or h and a, mm. */
export type DaysManner = {
  day: string
  moment: string
  /** What the halves of a day are called, where hours are counted by them. */
  halves: string[]
}

/** Before each three of the last digits. */
export const inThrees = '\\B(?=(...)+$)'

const english: Digits = { decimal: '.', group: ',', gaps: inThrees, from: 4 }

/** What a shop begins with; known ahead, so that nobody loads anything for it. */
export const americanEnglish: Manner = {
  locale: 'en-US',
  numbers: english,
  minus: '-',
  amounts: { ...english, code: 'usd', decimals: 2, plus: '$0', minus: '-$0' },
}

let read = (): Manner | null => null

/** How it is written at this place. */
export const manner = () => read() ?? americanEnglish

/** How everything is written here from now on: one process, and one page, is of one shop. Null: as in the United States. */
export function writeBy(choose: typeof read) {
  read = choose
}
