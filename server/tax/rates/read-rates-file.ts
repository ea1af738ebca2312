import { cutRows } from '../../../bom/read/cut-rows.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { maxTaxRates, type NewRate, newRate } from '../../../contract/tax/setup.ts'
import { areTurned, turnedWords } from '../days.ts'
import { type RateColumn, rateColumns } from './columns.ts'

export type RateRow = NewRate & { line: number }
export type RowFault = { line: number; message: string }

const columns = Object.keys(rateColumns) as RateColumn[]
const needed = ['country', 'percent'] as const

/**
 * The rates of a file, each with the line on which it begins, and what is wrong with those that are none. A file without a class is
 * of the standard one, without first days it holds from today on. Refuses a text without the columns that it needs.
 */
export function readRatesFile(
  text: string,
  today: string,
): { rows: RateRow[]; faults: RowFault[] } {
  const csv = text.replace(/^\ufeff/, '')
  const separator = separatorOf(csv.slice(0, csv.search(/[\r\n]|$/)))
  const found: { rows: RateRow[]; faults: RowFault[] } = { rows: [], faults: [] }
  let places: Places | null = null
  let line = 1
  let end = 0
  for (const row of cutRows(csv, separator)) {
    const begins = line
    line += csv.slice(end, row.end).match(/\r\n?|\n/g)?.length ?? 0
    end = row.end
    if (places === null) places = placesOf(row.cells)
    else if (row.cells.some((cell) => cell.trim() !== '')) {
      if (found.rows.length + found.faults.length >= maxTaxRates)
        throw unreadable(`it has more than ${maxTaxRates} rows`)
      const read = readRow(row.cells, places, today)
      if (typeof read === 'string') found.faults.push({ line: begins, message: read })
      else found.rows.push({ ...read, line: begins })
    }
  }
  if (found.rows.length + found.faults.length === 0) throw unreadable('it has no rows')
  return found
}

const unreadable = (reason: string) => new Refusal('file_unreadable', { reason })

/** What stands most often in the header is what stands between its cells. */
const separatorOf = (header: string) =>
  ([',', ';', '\t'] as const).reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  )

type Places = Partial<Record<RateColumn, number>>

/** Where the header has which column: capitals, gaps and underscores do not matter. */
function placesOf(header: string[]): Places {
  const names = header.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const places: Places = {}
  for (const column of columns) {
    const at = names.findIndex((name) => (rateColumns[column] as readonly string[]).includes(name))
    if (at >= 0) places[column] = at
  }
  const missing = needed.filter((name) => places[name] === undefined)
  if (missing.length === 0) return places
  throw unreadable(
    `its first row names the columns ${columns.map((name) => rateColumns[name][0]).join(', ')}; ${missing.join(' and ')} is not there`,
  )
}

function readRow(cells: string[], places: Places, today: string): NewRate | string {
  const cell = (column: RateColumn) =>
    // an export guards texts that a spreadsheet would work out
    (cells[places[column] ?? -1] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  const written = cell('percent').replace(/\s*%$/, '')
  if (!/^\d{1,3}([.,]\d+)?$/.test(written)) return 'The percent is a number such as 8.25'
  const read = newRate.safeParse({
    ...{ country: cell('country'), region: cell('region'), postalPrefix: cell('postalPrefix') },
    taxClass: cell('taxClass').toLowerCase() || 'standard',
    percent: Number(written.replace(',', '.')),
    ...{ startsOn: cell('startsOn') || today, endsOn: cell('endsOn') || null },
  })
  if (!read.success) return read.error.issues[0]?.message ?? ''
  return areTurned(read.data) ? turnedWords : read.data
}
