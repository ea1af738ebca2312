import type { DayOrder, StatementRole } from '../../../contract/bank/bank-words.ts'
import type { StatementColumns } from '../../../contract/bank/statement-columns.ts'

/** What a column holds, as it is chosen. */
export const roleWords: Record<StatementRole, string> = {
  none: 'Nothing that is needed',
  bookedOn: 'Day of booking',
  amount: 'Amount',
  mark: 'Whether it came in or went out',
  in: 'Amount that came in',
  out: 'Amount that went out',
  name: 'Name of the other side',
  iban: 'Account of the other side',
  text: 'Text',
  bankReference: 'Bank’s reference',
  endToEnd: 'End-to-end reference',
  account: 'Own account',
  currency: 'Currency',
}

export const dayWords: Record<DayOrder, string> = {
  dmy: 'Day, month, year: 31.12.2026',
  mdy: 'Month, day, year: 12/31/2026',
  ymd: 'Year, month, day: 2026-12-31',
}

/** What is said of columns while it is typed: days and decimals may not be said yet. */
export type TypedColumns = Omit<StatementColumns, 'days' | 'decimal' | 'marks'> & {
  days: DayOrder | ''
  decimal: ',' | '.' | ''
  marks: { in: string; out: string }
}

/** What is sent of it. */
export const saidOf = ({ marks, account, currency, ...typed }: TypedColumns) => ({
  ...typed,
  marks: typed.columns.includes('mark') ? marks : null,
  account: typed.columns.includes('account') ? null : account || null,
  currency: typed.columns.includes('currency') ? null : currency || null,
})

export const typedOf = (said: StatementColumns): TypedColumns => ({
  columns: said.columns,
  days: said.days,
  decimal: said.decimal,
  account: said.account,
  currency: said.currency,
  marks: said.marks ?? { in: '', out: '' },
})

/** Whether enough is said to read anything. */
export const isEnough = ({ columns, days, decimal }: TypedColumns) =>
  days !== '' &&
  decimal !== '' &&
  columns.includes('bookedOn') &&
  (['amount', 'in', 'out'] as const).some((role) => columns.includes(role))

/** The order of days that all of these have, where they can have no other. */
export function dayOrderOf(cells: readonly string[]): DayOrder | '' {
  const parts = cells.flatMap((cell) => {
    const found = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})/.exec(cell.trim())
    return found ? [[found[1]!, found[3]!, found[4]!] as const] : []
  })
  if (parts.length === 0) return ''
  if (parts.every(([first]) => first.length === 4)) return 'ymd'
  if (parts.some(([, , last]) => last.length !== 4)) return ''
  const isDayFirst = parts.some(([first]) => Number(first) > 12)
  const isMonthFirst = parts.some(([, second]) => Number(second) > 12)
  if (isDayFirst === isMonthFirst) return ''
  return isDayFirst ? 'dmy' : 'mdy'
}

/** What stands before the cents in all of these, where it can be nothing else. */
export function decimalOf(cells: readonly string[]): ',' | '.' | '' {
  const marks = new Set(cells.flatMap((cell) => /([.,])\d{1,2}\D*$/.exec(cell.trim())?.[1] ?? []))
  const [mark] = marks
  return marks.size === 1 ? (mark as ',' | '.') : ''
}
