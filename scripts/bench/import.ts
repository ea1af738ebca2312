import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvCell } from '../../contract/text/csv-cell.ts'
import { figure } from '../../contract/words/numbers.ts'
import { describeParts, type SeedPart } from '../seed/parts.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { makeCatalogue } from './catalogue.ts'
import { pin, residentMb, shopCore } from './drive.ts'
import { spreadOf } from './rounds.ts'

const count = { small: 100_000, large: 1_000_000 }
const rounds = { small: 3, large: 1 }

/** What an import writes of a part and its stock: what COPY is given as well. The rest are defaults and the database's. */
const written = {
  part: `id, mpn, name, details, category, min_quantity, order_multiple, quantity, price_minor, img,
    image_id, specs, warranty_months, max_quantity, pack_name, pack_size, price_breaks`,
  stock_movement: 'id, part_id, change, reason',
}
const tables = ['part', 'stock_movement'] as const

type Table = (typeof tables)[number]
type Imported = { seconds: number; mostMb: number; told: number }

/** P6: a file of new parts by the command, from its start to its end, against COPY of the same rows. */
export const importing: Benchmark = {
  says: 'P6 npm run import of new parts into empty tables, against COPY of the same rows into the same empty tables with all of their indexes',
  run: async (shop, isLarge) => {
    const size = isLarge ? 'large' : 'small'
    const file = path.join(shop.dataDir, 'parts.csv')
    await pipeline(Readable.from(csvOf(count[size])), createWriteStream(file))
    const imports: Imported[] = []
    const copies: number[] = []
    for (let round = 0; round < rounds[size]; round += 1) {
      await emptied(shop)
      imports.push(await importFile(shop, file))
      if (round === 0) for (const table of tables) await dump(shop, table)
      await emptied(shop)
      copies.push(await copyAll(shop))
    }
    return told(count[size], imports, copies)
  },
}

function told(rows: number, imports: Imported[], copies: number[]): Measure[] {
  return [
    spreadOf(
      `rows/s of ${figure(rows)}, import`,
      imports.map(({ seconds }) => rows / seconds),
      '/s',
    ),
    spreadOf(
      '  COPY',
      copies.map((seconds) => rows / seconds),
      '/s',
    ),
    spreadOf(
      '  ratio',
      imports.map(({ seconds }, at) => copies[at]! / seconds),
      'times',
    ),
    { name: '  most memory', value: Math.max(...imports.map(({ mostMb }) => mostMb)), unit: 'MB' },
    { name: '  lines of progress', value: Math.min(...imports.map((one) => one.told)), unit: '' },
  ]
}

function* csvOf(rows: number): Generator<string> {
  const keys = new Set<string>()
  // columns come from all categories, as in the files of distributors: most cells of specifications are empty
  for (const { specs } of describeParts(makeCatalogue(1_000), 1))
    for (const key of Object.keys(specs)) if (!Array.isArray(specs[key])) keys.add(key)
  const columns = [...keys]
  const own = 'mpn,name,category,price,quantity,minQuantity,details'
  yield `${own},${columns.map((key) => `specs.${key}`).join(',')}\n`
  for (const part of describeParts(makeCatalogue(rows), 1)) yield `${lineOf(part, columns)}\n`
}

const lineOf = (part: SeedPart, columns: string[]) =>
  [
    ...[part.mpn, part.name, part.category, part.priceMinor / 100, part.quantity],
    ...[part.minQuantity, part.details, ...columns.map((key) => part.specs[key] ?? '')],
  ]
    .map((value) => csvCell(String(value)))
    .join(',')

const emptied = (shop: BenchShop) =>
  shop.transaction(async (sql) => {
    await sql`truncate part cascade`
    await sql`checkpoint`
  })

async function importFile({ dataDir }: BenchShop, file: string): Promise<Imported> {
  const from = performance.now()
  const command = path.join(import.meta.dirname, '../../server/commands/main.ts')
  const child = spawn(process.execPath, ['--max-semi-space-size=2', command, 'import', file], {
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, DEMO: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  pin(child.pid!, shopCore)
  let mostMb = 0
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const looking = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(child.pid!) || 0)
  }, 50)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`the import ended with ${code}:\n${said}`)
  const seconds = (performance.now() - from) / 1_000
  return { seconds, mostMb, told: said.split('rows read').length - 1 }
}

/** Read and written by the server itself: nothing is quicker. */
const fileOf = ({ dataDir }: BenchShop, table: Table) =>
  path.join(dataDir, 'postgres', `${table}.copy`)

const dump = (shop: BenchShop, table: Table) =>
  shop.transaction(async (sql) => {
    await sql.unsafe(`copy (select ${written[table]} from ${table}) to '${fileOf(shop, table)}'`)
  })

async function copyAll(shop: BenchShop): Promise<number> {
  const from = performance.now()
  await shop.transaction(async (sql) => {
    for (const table of tables)
      await sql.unsafe(`copy ${table} (${written[table]}) from '${fileOf(shop, table)}'`)
  })
  return (performance.now() - from) / 1_000
}
