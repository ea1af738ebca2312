import type { StatementRole } from '../../../../contract/bank/bank-words.ts'
import { compact } from '../../../../contract/bank/iban.ts'
import type { StatementColumns } from '../../../../contract/bank/statement-columns.ts'
import { writtenAmount } from '../amount.ts'
import { bookedDay, oneLine, type ReadLine, RowFault } from '../read-statement.ts'
import { amountIn, dayIn, sureDay } from './cells.ts'
import { plainName } from './names.ts'

/** How rows are read: which column holds what, and what their days and amounts are. */
export type Reading = {
  columns: readonly StatementRole[]
  day: (text: string) => string
  amount: (text: string, currency: string) => number
  marks: StatementColumns['marks']
  /** Of a file without such a column. */
  account: string
  currency: string
}

/** By names alone: a day or an amount that could be another one is refused. */
export const readingByName = (columns: readonly StatementRole[]): Reading => ({
  columns,
  day: sureDay,
  amount: writtenAmount,
  marks: null,
  account: '',
  currency: '',
})

/** As somebody said. */
export const readingAsSaid = (
  said: StatementColumns,
  shop: { account: string; currency: string },
): Reading => ({
  columns: said.columns,
  day: (text) => dayIn(said.days, text),
  amount: (text, currency) => amountIn(said.decimal, text, currency),
  marks: said.marks,
  account: said.account ?? shop.account,
  currency: said.currency ?? shop.currency,
})

export type RowRead = { line: ReadLine; account: string; currency: string }

/** The line of a row. Throws RowFault. */
export function readRow(cells: string[], reading: Reading): RowRead {
  const { columns } = reading
  const needed = columns.flatMap((role, at) =>
    (['account', 'bookedOn', 'amount', 'mark', 'in', 'out', 'currency'] as const).some(
      (one) => one === role,
    )
      ? [at]
      : [],
  )
  if (cells.length <= Math.max(...needed))
    throw new RowFault(`It has ${cells.length} cells, the header has ${columns.length}`)
  const cell = (role: StatementRole, most: number) =>
    oneLine(cells[columns.indexOf(role)] ?? '', most)
  const texts = cells.filter((_, at) => columns[at] === 'text')
  const currency = (cell('currency', 10) || reading.currency).toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) throw new RowFault('It says no currency')
  const account = compact(cell('account', 60) || reading.account)
  if (account === '') throw new RowFault('It says no account')
  const amountMinor = amountOf(cell, reading, currency)
  if (amountMinor === 0) throw new RowFault('Its amount is 0')
  const line: ReadLine = {
    bookedOn: bookedDay(reading.day(cell('bookedOn', 40))),
    amountMinor,
    isReversal: false,
    bankRef: cell('bankReference', 140),
    endToEnd: cell('endToEnd', 140),
    remittance: oneLine(texts.join(' '), 1_000),
    name: cell('name', 140),
    iban: compact(cell('iban', 60)).slice(0, 34),
  }
  return { line, account, currency }
}

type Cell = (role: StatementRole, most: number) => string

function amountOf(cell: Cell, reading: Reading, currency: string): number {
  const { columns, marks, amount } = reading
  if (!columns.includes('amount')) return apart(cell, reading, currency)
  const minor = amount(cell('amount', 60), currency)
  if (!marks) return minor
  const said = plainName(cell('mark', 60))
  const isOut = said === plainName(marks.out)
  if (!isOut && said !== plainName(marks.in))
    throw new RowFault(`“${cell('mark', 40)}” does not say whether it came in or went out`)
  // a bank may write the sign besides: it has to say the same
  if (minor < 0 && !isOut) throw new RowFault('Its amount is below 0, and it is marked as come in')
  return isOut ? -Math.abs(minor) : minor
}

/** What came and what went in a column of its own: one of them is empty, or 0. */
function apart(cell: Cell, { columns, amount }: Reading, currency: string): number {
  const [came, went] = (['in', 'out'] as const).map((role) => {
    const text = columns.includes(role) ? cell(role, 60) : ''
    return text === '' ? 0 : amount(text, currency)
  })
  if (came !== 0 && went !== 0) throw new RowFault('It says that money came in and went out')
  if (came! < 0) throw new RowFault('What came in is below 0')
  return came === 0 ? -Math.abs(went!) : came!
}
