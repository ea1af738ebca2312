import { type NamedRow, readNamedRows, wider } from '../../../bom/read/named-rows.ts'
import { mostShipping, bands as stepsOfWeight } from '../../../contract/freight/setup.ts'
import { minorPerMajor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { RowFault } from '../../words/refuse-rows.ts'
import { bandOf, byWeight } from './band-to-api.ts'
import { type RateColumn, rateColumns } from './columns.ts'
import type { RatesRow } from './store.ts'

type Named = { id: string; name: string }
type There = { methods: (Named & { kind: string })[]; zones: Named[]; currency: string }

/** More rows than a shop can have rates. */
const mostRows = mostShipping.bands * 1_000

/** The rates of a file, by method and zone, and what is wrong with its rows. Refuses a text without the columns that it needs. */
export function readRatesFile(
  text: string,
  there: There,
): { rates: RatesRow[]; faults: RowFault[] } {
  const read = readNamedRows(text, {
    columns: rateColumns,
    needed: ['method', 'zone', 'price'],
    mostRows,
  })
  if ('problem' in read) throw new Refusal('file_unreadable', { reason: read.problem })
  const { rows } = read
  const hasCommas = rows.some(({ cell }) =>
    numbers.some((column) => /^\d+,\d{1,2}$/.test(cell(column))),
  )
  const faults: RowFault[] = []
  const rates = new Map<string, RatesRow>()
  for (const row of rows) {
    const rate = readRow(row, there, hasCommas)
    if (typeof rate === 'string') {
      faults.push({ line: row.line, message: rate })
      continue
    }
    const { methodId, zoneId, band } = rate
    const key = `${methodId} ${zoneId}`
    const of = rates.get(key) ?? { methodId, zoneId, bands: [] }
    rates.set(key, of)
    if (of.bands.some(({ upToGrams }) => upToGrams === band.upToGrams))
      faults.push({ line: row.line, message: 'Another line says the same method, zone and weight' })
    else if (of.bands.length >= mostShipping.bands)
      faults.push({ line: row.line, message: `At most ${mostShipping.bands} steps in a zone` })
    else of.bands.push(band)
  }
  for (const of of rates.values()) of.bands.sort(byWeight)
  return { rates: [...rates.values()], faults }
}

function readRow(
  { cell, isWider }: NamedRow<RateColumn>,
  { methods, zones, currency }: There,
  hasCommas: boolean,
) {
  if (isWider) return wider
  const method = named(methods, cell('method'))
  if (!method) return `There is no method called ${cell('method')}`
  if (method.kind !== 'table') return `${method.name} is not priced by rates`
  const zone = named(zones, cell('zone'))
  if (!zone) return `There is no zone called ${cell('zone')}`
  const kilograms = mayBeTwo(cell('upToKg'), hasCommas) ? undefined : numberOf(cell('upToKg'), 3)
  if (kilograms === undefined)
    return 'The weight is a number of kilograms such as 2.5 or 1500, without marks of thousands, or empty'
  const digits = Math.log10(minorPerMajor(currency))
  const [price, perKg, freeFrom] = (['price', 'perKg', 'freeFrom'] as const).map((column) =>
    numberOf(cell(column), digits),
  )
  if (price == null) return `The price is an amount such as ${example}, without marks of thousands`
  if (perKg === undefined) return `The price per kg is an amount such as ${example}, or empty`
  if (freeFrom === undefined) return `Free from is an amount such as ${example}, or empty`
  const upToGrams = kilograms === null ? null : Number((kilograms * 1_000).toFixed(6))
  const parsed = stepsOfWeight.safeParse([{ upToGrams, price, perKg: perKg ?? 0, freeFrom }])
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ''
  const [band] = parsed.data
  return { methodId: method.id, zoneId: zone.id, band: bandOf(band!, currency) }
}

const named = <N extends Named>(all: N[], name: string) =>
  all.find((one) => one.name.toLowerCase() === name.toLowerCase())

const numbers = ['upToKg', 'price', 'perKg', 'freeFrom'] as const

/** Whether a weight may be of thousands or of thousandths: `1.500`, and `1.255` in a file whose decimals stand behind commas. */
const mayBeTwo = (text: string, hasCommas: boolean) =>
  /^\d{1,3}\.\d{3}$/.test(text) && (hasCommas || text.endsWith('0'))

const example = '1250.50'

/**
 * A number of so many decimals at most, null for nothing, undefined for what is none. A comma before three digits may part thousands:
 * what may be two numbers is none, and a nought behind three digits says that they are decimals.
 */
function numberOf(text: string, decimals: number): number | null | undefined {
  if (text === '') return null
  const [, whole, mark, digits = ''] = /^(\d+)(?:([.,])(\d+))?$/.exec(text) ?? []
  const rest = digits.length > 3 ? digits.replace(/0+$/, '') : digits
  if (whole === undefined || rest.length > decimals || (mark === ',' && digits.length === 3))
    return undefined
  return Number(`${whole}.${rest || 0}`)
}
