import { type KnownCategory, knownCategories } from '../../contract/parts/known-categories.ts'
import { numberKey } from '../../contract/parts/number-key.ts'
import type { Sql } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import { createRandom, type Random } from '../../tests/faults/random.ts'

export type BenchPart = {
  id: string
  mpn: string
  name: string
  maker: string
  category: KnownCategory
  priceMinor: number
  minQuantity: number
  quantity: number
}

type Line = { maker: string; series: string; mpn: (random: Random) => string }

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('')
const one = <T>(random: Random, of: readonly T[]) => of[random.between(0, of.length - 1)]!

/** Part numbers as manufacturers build them: long common beginnings, ends that tell boxes from trays. */
const lines: Record<KnownCategory, Line[]> = {
  cpu: [
    {
      maker: 'AMD',
      series: 'Ryzen',
      mpn: (r) => `100-10000${digits(r, 4)}${one(r, ['WOF', 'BOX', '', 'MPK'])}`,
    },
    {
      maker: 'Intel',
      series: 'Core',
      mpn: (r) => `BX8071${digits(r, 6)}${one(r, ['', 'K', 'F', 'KF'])}`,
    },
  ],
  ram: [
    {
      maker: 'Corsair',
      series: 'Vengeance',
      mpn: (r) => `CMK${one(r, [16, 32, 64])}GX5M2B${digits(r, 4)}C${r.between(28, 48)}`,
    },
    {
      maker: 'Kingston',
      series: 'Fury',
      mpn: (r) => `KF${digits(r, 3)}C${r.between(28, 48)}BB/${one(r, [8, 16, 32, 64])}`,
    },
  ],
  hdd: [
    {
      maker: 'Seagate',
      series: 'Exos',
      mpn: (r) => `ST${digits(r, 5)}NM${digits(r, 3)}${one(r, ['J', 'H', 'D'])}`,
    },
    {
      maker: 'Western Digital',
      series: 'Gold',
      mpn: (r) => `WD${digits(r, 4)}${one(r, ['FRYZ', 'KFBX', 'EFPX'])}`,
    },
  ],
  gpu: [
    { maker: 'MSI', series: 'GeForce', mpn: (r) => `912-V${digits(r, 3)}-${digits(r, 3)}` },
    {
      maker: 'ASUS',
      series: 'GeForce',
      mpn: (r) => `90YV0${one(r, ['H', 'J', 'K'])}${digits(r, 2)}-M0NA${digits(r, 2)}`,
    },
  ],
  motherboard: [
    { maker: 'ASUS', series: 'Prime', mpn: (r) => `90MB1${digits(r, 2)}0-M0EAY${digits(r, 2)}` },
    { maker: 'Gigabyte', series: 'Aorus', mpn: (r) => `${digits(r, 8)}` },
  ],
}

/**
 * So many parts, the same for the same seed but for their ids: numbers that differ however they are spelt, from each
 * other and from those that are taken, to which they are added.
 */
export function makeCatalogue(count: number, seed = 1, taken = new Set<string>()): BenchPart[] {
  const random = createRandom(seed)
  const parts: BenchPart[] = []
  while (parts.length < count) {
    const category = one(random, knownCategories)
    const { maker, series, mpn: makeMpn } = one(random, lines[category])
    const mpn = makeMpn(random)
    if (taken.has(numberKey(mpn))) continue
    taken.add(numberKey(mpn))
    parts.push({
      id: newId(),
      mpn,
      category,
      maker,
      name: `${maker} ${series} ${digits(random, 4)}${one(random, ['', 'X', 'XT', ' PRO'])}`,
      priceMinor: random.between(20, 900) * 100,
      minQuantity: random.between(1, 20),
      quantity: random.between(1_000, 100_000),
    })
  }
  return parts
}

/** Puts parts into the shop and makes the database settle. Outside of a transaction. */
export async function putCatalogue(sql: Sql, parts: BenchPart[]) {
  await insertParts(sql, parts)
  // as the database does it by itself a minute later: words that came in are searched one by one until then
  await sql`vacuum analyze part, part_rank`
}

/** Puts parts into the shop, their stock as first movement. */
export async function insertParts(sql: Sql, parts: BenchPart[]) {
  const column = <K extends keyof BenchPart>(key: K) => parts.map((part) => part[key])
  await sql`
    insert into part (
      id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months
    )
    select id, mpn, name, 'Generated', category, min_quantity, quantity, price_minor, '/images/none', 12
    from unnest(
      ${column('id')}::uuid[], ${column('mpn')}::text[], ${column('name')}::text[],
      ${column('category')}::text[], ${column('minQuantity')}::int[], ${column('quantity')}::int[],
      ${column('priceMinor')}::bigint[]
    ) as p (id, mpn, name, category, min_quantity, quantity, price_minor)`
  await sql`
    insert into stock_movement (id, part_id, change, reason)
    select gen_random_uuid(), id, quantity, 'initial'
    from unnest(${column('id')}::uuid[], ${column('quantity')}::int[]) as p (id, quantity)`
}
