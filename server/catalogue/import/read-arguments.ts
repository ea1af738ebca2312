import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Columns } from '../../../bom/columns/catalogue/guess-columns.ts'
import type { Decimal } from '../../../bom/read/quantity.ts'
import { attributeNames, initialAttributes } from '../../../contract/parts/attributes.ts'
import { asOf } from '../../../contract/parts/feed.ts'
import { maxQuantity, maxUnitPrice, unitPrice } from '../../../contract/parts/parts.ts'
import { type TextEncodingName, textEncodings } from '../../../contract/parts/text-encodings.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { importDefaults } from './import-rows.ts'
import type { Defaults } from './row-to-part/checked-part.ts'
import { joinColumns, parseColumnMap, parseColumns } from './row-to-part/parse-columns.ts'

/** A command line that cannot be understood: one line, and exit 2. */
export class UsageFault extends Error {}

export type ImportArguments = {
  files: string[]
  priceFiles: string[]
  columns: Columns
  keepUnknown: boolean
  decimal: Decimal
  encoding: TextEncodingName | undefined
  leftOut: string[]
  defaults: Defaults
  allowRefused: boolean
  onlyKnown: boolean
  quantityIs: 'available' | 'onHand'
  asOf: Date | null
  dry: boolean
  reportFile: string | undefined
}

const flags = {
  help: { type: 'boolean', short: 'h' },
  map: { type: 'string' },
  column: { type: 'string', multiple: true },
  'keep-unknown': { type: 'boolean' },
  'decimal-comma': { type: 'boolean' },
  'decimal-point': { type: 'boolean' },
  encoding: { type: 'string' },
  'leave-out': { type: 'string', multiple: true },
  'only-known': { type: 'boolean' },
  'on-hand': { type: 'boolean' },
  'as-of': { type: 'string' },
  prices: { type: 'string', multiple: true },
  'default-price': { type: 'string' },
  'default-quantity': { type: 'string' },
  'default-min-quantity': { type: 'string' },
  'default-warranty': { type: 'string' },
  'default-category': { type: 'string' },
  'allow-refused': { type: 'boolean' },
  dry: { type: 'boolean' },
  report: { type: 'string' },
} as const

export const importHelp = `Brings parts from CSV, TSV, JSON lines or JSON array files (.gz, too) into the catalogue.

  npm run import -- FILE… [options]

A part number that is new is inserted, one that is known is changed to what its row gives.
A file with any refused row writes nothing, unless told otherwise.

  --dry                      do everything, write nothing, report the same
  --allow-refused            write the good rows of a file that has refused ones
  --report FILE              write the refused rows as CSV
  --column mpn=COLUMN        say which column is meant; repeat it. Fields: mpn, name, details,
                             category, price, quantity, minQuantity, orderMultiple,
                             maxQuantity, pack, breaks, ${attributeNames.join(', ')},
                             img, specs.NAME,
                             break.QUANTITY. Dotted paths reach into JSON
  --map FILE                 the same as JSON: {"mpn": "Artikel", "specs.socket": "Socket"}
  --keep-unknown             keep other columns as specifications
  --decimal-comma            numbers are written 1.234,50; without it as the file shows
  --decimal-point            numbers are written 1,234.50
  --encoding NAME            ${textEncodings.slice(0, 5).join(', ')} …;
                             without it as it seems
  --leave-out COLUMN         do not ask what this column is; repeat it
  --only-known               leave out rows of numbers that the shop does not have
  --on-hand                  quantities are what is in the house: what orders were promised
                             and has not left is taken off
  --as-of TIME               when it was so, as 2026-01-31T02:00:00Z: rows that are older than
                             what was said last are refused
  --prices FILE              price file: name, price; repeat it
  --default-price N          for new parts without a price, in major units
  --default-quantity N       none: a new part without a quantity is sold out
  --default-min-quantity N   10
  --default-warranty N       12 months
  --default-category NAME    a category of the shop, as cpu

Examples
  npm run import -- parts.csv --dry
  npm run import -- feed.csv.gz --column mpn=Artikel --column price=Preis --decimal-comma
  npm run import -- parts/*.jsonl --prices prices/cpu.csv --default-price 99 --allow-refused

Exit code: 0 all written, 1 something refused or failed, 2 the command line is wrong.
`

/** Reads the command line; null when help is asked for. Throws UsageFault, and ImportFault for a bad map. */
export async function readArguments(args: string[]): Promise<ImportArguments | null> {
  const { values, positionals } = parse(args)
  if (values.help) return null
  if (positionals.length === 0) throw new UsageFault('Name at least one file. See --help')
  const columns = parseColumns(values.column ?? [])
  const map = values.map === undefined ? undefined : await readMap(values.map)
  return {
    files: positionals,
    priceFiles: values.prices ?? [],
    columns: map ? joinColumns(columns, map) : columns,
    keepUnknown: values['keep-unknown'] ?? false,
    decimal: readDecimal(values),
    encoding: readEncoding(values.encoding),
    leftOut: values['leave-out'] ?? [],
    onlyKnown: values['only-known'] ?? false,
    quantityIs: values['on-hand'] ? 'onHand' : 'available',
    asOf: readAsOf(values['as-of']),
    defaults: readDefaults(values),
    allowRefused: values['allow-refused'] ?? false,
    dry: values.dry ?? false,
    reportFile: values.report,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true })
  } catch (error) {
    const words = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new UsageFault(`${words}. See --help`)
  }
}

async function readMap(file: string): Promise<Columns> {
  const json = await readFile(file, 'utf8').catch(() => {
    throw new UsageFault(`--map ${file}: this file cannot be read`)
  })
  return parseColumnMap(file, json)
}

type Values = ReturnType<typeof parse>['values']

function readDefaults(values: Values): Defaults {
  const whole = (name: keyof Values & `default-${string}`, min: number, max: number) => {
    const text = values[name]
    if (text === undefined) return undefined
    const value = Number(text)
    if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
      throw new UsageFault(
        `--${name} ${text}: a whole number from ${figure(min)} to ${figure(max)}`,
      )
    return value
  }
  return {
    price: readDefaultPrice(values['default-price']),
    quantity: whole('default-quantity', 1, maxQuantity),
    minQuantity: whole('default-min-quantity', 1, maxQuantity) ?? importDefaults.minQuantity,
    warrantyMonths: whole('default-warranty', 12, 36) ?? initialAttributes.warrantyMonths,
    category: values['default-category'],
  }
}

function readDecimal(values: Values): Decimal {
  if (values['decimal-comma'] && values['decimal-point'])
    throw new UsageFault('--decimal-comma and --decimal-point: choose one')
  return values['decimal-comma'] ? ',' : values['decimal-point'] ? '.' : null
}

function readEncoding(text: string | undefined): TextEncodingName | undefined {
  if (text === undefined) return undefined
  const found = textEncodings.find((one) => one.toLowerCase() === text.toLowerCase())
  if (!found) throw new UsageFault(`--encoding ${text}: one of ${textEncodings.join(', ')}`)
  return found
}

function readAsOf(text: string | undefined): Date | null {
  if (text === undefined) return null
  const at = asOf.safeParse(text)
  if (!at.success || at.data === undefined)
    throw new UsageFault(`--as-of ${text}: a time that has been, as 2026-01-31T02:00:00Z`)
  return new Date(at.data)
}

function readDefaultPrice(text: string | undefined) {
  if (text === undefined) return undefined
  const price = unitPrice.safeParse(text.trim() === '' ? Number.NaN : Number(text))
  if (!price.success)
    throw new UsageFault(
      `--default-price ${text}: above 0, at most ${figure(maxUnitPrice)}, with at most two decimals`,
    )
  return price.data
}
