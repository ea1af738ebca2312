import { type Columns, noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { guessWithOwn, type OwnColumns } from '../../../../bom/columns/catalogue/own-columns.ts'
import type { Decimal } from '../../../../bom/read/quantity.ts'
import type { TextEncodingName } from '../../../../contract/parts/text-encodings.ts'
import { checkBeside } from '../read/beside-table.ts'
import { readRows } from '../read/rows.ts'
import type { Form, Source } from '../read/source-row.ts'
import { isRecord } from '../row-to-part/map-row.ts'
import { isDatabaseEntry } from '../row-to-part/part-database/entry.ts'
import { openPriceDoubts } from '../row-to-part/price-doubts.ts'
import { checkRows } from './upload-source.ts'

export type Column = { name: string; sample: string[] }
export type Look = {
  decimal: Decimal
  rows: number
  columns: Column[]
  isDatabase: boolean
  encoding: TextEncodingName | null
  form: Form
  /** Columns of which one may be the price as well as another, where a row has not the same in them. */
  prices: string[]
  /** Columns of packs by which a price may be that of several pieces. */
  packs: string[]
}

/** Columns are looked for in so many rows: in JSON any row may bring others. */
const rowsLookedAt = 500
const maxColumns = 200
const samples = 3
const sampleLength = 80

/** Reads a whole file without keeping it: how many rows, which columns, the first values of each, and what is doubtful. */
export async function lookInto(source: Source, currency: string): Promise<Look> {
  const columns = new Map<string, string[]>()
  const doubts = openPriceDoubts()
  let rows = 0
  let isDatabase = false
  let encoding: TextEncodingName | null = null
  let form: Form = { format: 'csv', header: null, hidden: null }
  const onEncoding = (other: TextEncodingName) => {
    encoding = other
  }
  const onForm = (found: Form) => {
    form = found
  }
  let decimal: Decimal = null
  const onDecimal = (found: Decimal) => {
    decimal = found
  }
  const onBeside = (text: string) => checkBeside(source.name, text, currency)
  for await (const batch of readRows({ ...source, onEncoding, onDecimal, onForm, onBeside })) {
    for (const row of batch) {
      rows++
      if (!('values' in row)) continue
      doubts.look(row.values, { decimal, currency })
      if (rows > rowsLookedAt) continue
      isDatabase ||= isDatabaseEntry(row.values)
      for (const [name, value] of leavesOf(row.values)) addSample(columns, name, value)
    }
    checkRows(source.name, rows)
  }
  return {
    decimal,
    rows,
    isDatabase,
    encoding,
    form,
    prices: doubts.found(),
    packs: doubts.packs(),
    columns: [...columns].map(([name, sample]) => ({ name, sample })),
  }
}

/** What can be named as a column: nested objects of JSON by dotted paths. */
function* leavesOf(values: object, path = ''): Generator<[name: string, value: unknown]> {
  for (const [name, value] of Object.entries(values)) {
    if (isRecord(value) && path.split('.').length < 4) yield* leavesOf(value, `${path}${name}.`)
    else yield [path + name, value]
  }
}

function addSample(columns: Map<string, string[]>, name: string, value: unknown) {
  const sample = columns.get(name) ?? []
  if (!columns.has(name)) {
    if (columns.size >= maxColumns) return
    columns.set(name, sample)
  }
  const text = (typeof value === 'string' ? value : JSON.stringify(value ?? '')).trim()
  const shown = text.length > sampleLength ? `${text.slice(0, sampleLength - 1)}…` : text
  if (sample.length < samples && text !== '' && text !== '""' && !sample.includes(shown))
    sample.push(shown)
}

/** Column → the field it seems to be, or specs.NAME. */
export function guessesOf(names: string[], own: OwnColumns, currency: string) {
  return fieldsOf(guessWithOwn(names, noColumns, own, currency))
}

/** Column → field, the other way round than an import is told it. */
export function fieldsOf({ fields, specs, breaks }: Columns): Map<string, string> {
  return new Map([
    ...Object.entries(specs).map(([key, column]) => [column, `specs.${key}`] as const),
    ...Object.entries(breaks).map(([target, column]) => [column, target] as const),
    ...Object.entries(fields).map(([field, column]) => [column, field] as const),
  ])
}
