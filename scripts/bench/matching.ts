import { type MatchedRow, maxMatchedPerCall } from '../../contract/parts/matching.ts'
import { numberKey } from '../../contract/parts/number-key.ts'
import { type Benchmark, type BenchShop, type Measure, medianMs } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'
import { type MessyRow, makeMessyRows } from './messy-rows.ts'

const partCount = 10_000
const rowCount = 5_000
/** As many requests at once as a page makes. */
const atOnce = 2

/** 5,000 rows of a messy bill of materials against 10,000 parts, as the quick order asks it. */
export const matching: Benchmark = {
  environment: { LIMITS: 'off' },
  says: `${rowCount} messy rows matched against ${partCount} parts, ${atOnce} requests of ${maxMatchedPerCall} at once`,
  run: async (shop) => {
    const parts = makeCatalogue(partCount)
    await putCatalogue(shop.sql, parts)
    const rows = makeMessyRows(parts, rowCount)
    const spelt = rows.map((row, at) => ({
      ...row,
      number: parts[at % partCount]!.mpn,
      description: '',
    }))
    const matched = await matchAll(shop, rows)
    const messy = await medianMs(5, async () => void (await matchAll(shop, rows)))
    const exact = await medianMs(5, async () => void (await matchAll(shop, spelt)))
    const bare = await medianMs(5, () => bareSql(shop, spelt))
    return [
      { name: 'messy rows', value: messy, unit: 'ms' },
      { name: 'messy rows per second', value: (rowCount / messy) * 1_000, unit: 'rows/s' },
      { name: 'exact rows', value: exact, unit: 'ms' },
      { name: 'exact rows per second', value: (rowCount / exact) * 1_000, unit: 'rows/s' },
      { name: 'the same as bare SQL', value: bare, unit: 'ms' },
      { name: 'exact rows, over bare SQL', value: exact / bare, unit: 'times' },
      ...foundShares(rows, matched),
    ]
  },
}

const batchesOf = <T>(rows: T[]) =>
  Array.from({ length: Math.ceil(rows.length / maxMatchedPerCall) }, (_, at) =>
    rows.slice(at * maxMatchedPerCall, (at + 1) * maxMatchedPerCall),
  )

async function matchAll({ url }: BenchShop, rows: MessyRow[]): Promise<MatchedRow[]> {
  const batches = batchesOf(rows)
  const answers: MatchedRow[][] = []
  const work = batches.entries()
  const worker = async () => {
    for (const [at, batch] of work) answers[at] = await matchBatch(url, batch)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers.flat()
}

async function matchBatch(url: string, batch: MessyRow[]): Promise<MatchedRow[]> {
  const rows = batch.map(({ number, manufacturer, description }) => ({
    number,
    manufacturer,
    description,
  }))
  const response = await fetch(`${url}/api/part-matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  })
  if (!response.ok) throw new Error(`matching answered ${response.status} ${await response.text()}`)
  return ((await response.json()) as { rows: MatchedRow[] }).rows
}

/** What the exact rows cost when nothing but the index is asked. */
async function bareSql({ sql }: BenchShop, rows: MessyRow[]) {
  for (const batch of batchesOf(rows)) {
    const keys = batch.map(({ number }) => numberKey(number))
    await sql`
      select id, mpn, name, quantity, price_minor, price_breaks
      from part
      where mpn_key = any(${keys}::text[]) and deleted_at is null`
  }
}

/** How many of a hundred rows of a kind have the part that is meant as match or candidate. */
function foundShares(rows: MessyRow[], matched: MatchedRow[]): Measure[] {
  const kinds = Map.groupBy(rows.keys(), (at) => rows[at]!.kind)
  return [...kinds].map(([kind, places]) => {
    const right = places.filter((at) => isRight(rows[at]!, matched[at]!))
    return { name: `right: ${kind}`, value: (100 * right.length) / places.length, unit: '%' }
  })
}

function isRight({ means }: MessyRow, { part, candidates }: MatchedRow): boolean {
  if (means === null) return part === null
  return part?._id === means || candidates.some((one) => one.part._id === means)
}
