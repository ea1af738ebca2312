import { type NamedRow, readNamedRows, wider } from '../../../bom/read/named-rows.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { maxTaxRates, type NewRate, newRate } from '../../../contract/tax/setup.ts'
import type { RowFault } from '../../words/refuse-rows.ts'
import { areTurned, turnedWords } from '../days.ts'
import { type RateColumn, rateColumns } from './columns.ts'

export type RateRow = NewRate & { line: number }

/**
 * The rates of a file, each with the line on which it begins, and what is wrong with those that are none. A file without a class is
 * of the standard one, without first days it holds from today on. Refuses a text without the columns that it needs.
 */
export function readRatesFile(
  text: string,
  today: string,
): { rows: RateRow[]; faults: RowFault[] } {
  const read = readNamedRows(text, {
    columns: rateColumns,
    needed: ['country', 'percent'],
    mostRows: maxTaxRates,
  })
  if ('problem' in read) throw new Refusal('file_unreadable', { reason: read.problem })
  const found: { rows: RateRow[]; faults: RowFault[] } = { rows: [], faults: [] }
  for (const row of read.rows) {
    const rate = readRow(row, today)
    if (typeof rate === 'string') found.faults.push({ line: row.line, message: rate })
    else found.rows.push({ ...rate, line: row.line })
  }
  return found
}

function readRow({ cell, isWider }: NamedRow<RateColumn>, today: string): NewRate | string {
  if (isWider) return wider
  const written = cell('percent').replace(/\s*%$/, '')
  if (!/^\d{1,3}([.,]\d+)?$/.test(written)) return 'The percent is a number such as 8.25'
  const read = newRate.safeParse({
    country: cell('country'),
    region: cell('region'),
    postalPrefix: cell('postalPrefix'),
    taxClass: cell('taxClass').toLowerCase() || 'standard',
    percent: Number(written.replace(',', '.')),
    startsOn: cell('startsOn') || today,
    endsOn: cell('endsOn') || null,
  })
  if (!read.success) return read.error.issues[0]?.message ?? ''
  return areTurned(read.data) ? turnedWords : read.data
}
