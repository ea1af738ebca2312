import { type CutRow, cutRows, type Separator } from '../../../bom/read/cut-rows.ts'
import { compact } from '../../../contract/bank/iban.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { writtenAmount } from './amount.ts'
import {
  daysOf,
  kept,
  mostLines,
  type ReadLine,
  type ReadStatement,
  RowFault,
  realDay,
  StatementFault,
} from './read-statement.ts'

/** The columns of a CSV, and what banks call them. */
const columns = {
  account: ['account', 'own iban', 'auftragskonto', 'iban auftragskonto'],
  bookedOn: ['booked on', 'booking date', 'date', 'buchungstag', 'buchungsdatum'],
  amount: ['amount', 'betrag'],
  currency: ['currency', 'waehrung', 'währung'],
  name: ['name', 'counterparty', 'name zahlungsbeteiligter', 'beguenstigter/zahlungspflichtiger'],
  iban: ['iban', 'counterparty iban', 'iban zahlungsbeteiligter', 'kontonummer/iban'],
  remittance: ['text', 'remittance', 'purpose', 'description', 'verwendungszweck'],
  bankRef: ['bank reference', 'reference', 'transaction id', 'referenz'],
  endToEnd: ['end to end', 'end to end id', 'kundenreferenz (end-to-end)'],
} as const
type Column = keyof typeof columns

const needed = ['account', 'bookedOn', 'amount', 'currency'] as const
const separators = [';', ',', '\t'] as const
const headerWithin = 30

/** The statement of a CSV: rows of one account below a header that names its columns. Throws StatementFault. */
export function readCsv(text: string): ReadStatement[] {
  const { separator, at, places } = headerOf(text)
  const problems: ReadStatement['problems'] = []
  const rows: { line: ReadLine; account: string; currency: string }[] = []
  let line = 0
  let end = 0
  for (const row of cutRows(text, separator)) {
    const begins = line + 1
    line += Math.max(1, text.slice(end, row.end).split(/\r\n?|\n/).length - 1)
    const raw = text.slice(end, row.end)
    end = row.end
    if (begins <= at || row.cells.every((cell) => cell.trim() === '')) continue
    if (rows.length + problems.length >= mostLines)
      throw new StatementFault(`it has more than ${figure(mostLines)} rows`)
    try {
      rows.push(rowOf(row, places))
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      problems.push({ line: begins, message: error.message, row: kept(raw, 300) })
    }
  }
  return [statementOf(rows, problems)]
}

function statementOf(
  rows: { line: ReadLine; account: string; currency: string }[],
  problems: ReadStatement['problems'],
): ReadStatement {
  const accounts = new Set(rows.map(({ account }) => account))
  const currencies = new Set(rows.map(({ currency }) => currency))
  const [iban] = accounts
  const [currency] = currencies
  const days = daysOf(rows.map(({ line }) => line))
  if (!iban || !currency || !days)
    throw new StatementFault(
      `none of its rows can be read${problems[0] ? `. Line ${problems[0].line}: ${problems[0].message}` : ''}`,
    )
  if (accounts.size > 1) throw new StatementFault('its rows are of several accounts')
  if (currencies.size > 1) throw new StatementFault('its rows are in several currencies')
  return {
    ...{ iban, currency, number: '', format: 'csv', ...days, problems },
    ...{ openingMinor: null, closingMinor: null },
    lines: rows.map(({ line }) => line),
  }
}

type Places = Partial<Record<Column, number>> & { width: number }

function headerOf(text: string): { separator: Separator; at: number; places: Places } {
  for (const separator of separators) {
    let line = 0
    for (const { cells, end } of cutRows(text.slice(0, 20_000), separator)) {
      line = text
        .slice(0, end)
        .replace(/(?:\r\n?|\n)$/, '')
        .split(/\r\n?|\n/).length
      const places = placesOf(cells)
      if (needed.every((column) => places[column] !== undefined))
        return { separator, at: line, places }
      if (line > headerWithin) break
    }
  }
  throw new StatementFault(
    'it is neither camt.053 nor a CSV whose header names at least Account, Booked on, Amount and Currency',
  )
}

function placesOf(cells: string[]): Places {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const places: Places = { width: cells.length }
  for (const [column, called] of Object.entries(columns) as [Column, readonly string[]][]) {
    const at = names.findIndex((name) => called.includes(name))
    if (at >= 0) places[column] = at
  }
  return places
}

function rowOf({ cells }: CutRow, places: Places) {
  if (cells.length < places.width && cells.length <= Math.max(...needed.map((one) => places[one]!)))
    throw new RowFault(`It has ${cells.length} cells, the header has ${places.width}`)
  const cell = (column: Column, most: number) => kept(cells[places[column] ?? -1] ?? '', most)
  const currency = cell('currency', 10).toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) throw new RowFault('It says no currency')
  const account = compact(cell('account', 60))
  if (account === '') throw new RowFault('It says no account')
  const amountMinor = writtenAmount(cell('amount', 60), currency)
  if (amountMinor === 0) throw new RowFault('Its amount is 0')
  const line: ReadLine = {
    ...{ bookedOn: dayOf(cell('bookedOn', 40)), amountMinor, isReversal: false },
    ...{ bankRef: cell('bankRef', 140), endToEnd: cell('endToEnd', 140) },
    ...{ remittance: cell('remittance', 1_000), name: cell('name', 140) },
    iban: compact(cell('iban', 60)).slice(0, 34),
  }
  return { line, account, currency }
}

/** 2026-02-14, 14.02.2026 or 14.02.26. With slashes a day could be another one. */
function dayOf(text: string): string {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text)
  if (!german) return realDay(text)
  const [, day = '', month = '', year = ''] = german
  return realDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
