import { figure } from '../../contract/words/numbers.ts'
import { copyParts } from '../seed/parts.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { type BenchPart, makeCatalogue } from './catalogue.ts'
import { drive, getRequest } from './drive.ts'

const callers = 8
const seconds = 4
const sizes = [10_000, 100_000]
const large = 1_000_000

/** P5: what people type, on catalogues of growing size. */
export const search: Benchmark = {
  says: `P5 search, facets and suggestions by ${callers} callers: p99 at each size, and against the first`,
  environment: { LIMITS: 'off' },
  run: async (shop, isLarge) => {
    const measures: Measure[] = []
    const firsts = new Map<string, number>()
    const parts: BenchPart[] = []
    const taken = new Set<string>()
    for (const size of isLarge ? [...sizes, large] : sizes) {
      const more = makeCatalogue(size - parts.length, size, taken)
      await shop.longTransaction((sql) => copyParts(sql, more, size))
      await shop.sql`vacuum analyze part, part_rank`
      // else what was just written goes to the disk while searches are measured
      await shop.sql`checkpoint`
      for (const part of more) parts.push(part)
      measures.push(...(await atSize(shop, parts, firsts)))
    }
    return measures
  },
}

async function atSize(shop: BenchShop, parts: BenchPart[], firsts: Map<string, number>) {
  const measures: Measure[] = []
  const kinds = Object.entries(asked(parts)).map(([name, paths]) => ({
    name,
    plan: {
      port: shop.port,
      callers,
      requests: paths.map((path) => getRequest(path, '10.1.1.1')),
    },
  }))
  // else the first size is measured while the shop's program is still being compiled
  for (const { plan } of kinds) await drive({ ...plan, seconds: 1 })
  for (const { name, plan } of kinds) {
    await drive({ ...plan, seconds: 1 })
    const { p50, p99 } = await drive({ ...plan, seconds })
    const first = firsts.get(name) ?? p99
    firsts.set(name, first)
    const size = figure(parts.length)
    measures.push({ name: `${size}: ${name}, p50`, value: p50, unit: 'ms' })
    measures.push({ name: `${size}: ${name}, p99`, value: p99, unit: 'ms' })
    if (parts.length > sizes[0]!)
      measures.push({ name: '  p99 over that of the first', value: p99 / first, unit: 'times' })
  }
  measures.push({
    name: 'exact numbers that stand first',
    value: await first(shop, parts),
    unit: '%',
  })
  return measures
}

/** So many different ones that hardly any is kept from before. */
const variety = 10_000

function asked(parts: BenchPart[]): Record<string, string[]> {
  const some = Array.from({ length: variety }, (_, at) => parts[(at * 7_919) % parts.length]!)
  const q = (text: string) => encodeURIComponent(text)
  return {
    words: some.map(({ name }) => `/api/parts?q=${q(name)}`),
    'beginnings of numbers': some.map(({ mpn }) => `/api/parts?q=${q(mpn.slice(0, 6))}`),
    'exact numbers': some.map(({ mpn }) => `/api/parts?q=${q(mpn)}`),
    facets: some.map(
      ({ category, priceMinor }) =>
        `/api/part-facets?category=${category}&maxPrice=${priceMinor / 100}`,
    ),
    suggestions: some.map(({ name }) => `/api/part-suggestions?q=${q(name.slice(0, -3))}`),
    'typing errors': some.map(({ name }) => `/api/part-suggestions?q=${q(slip(name))}`),
  }
}

const slip = (name: string) => `${name.slice(0, 2)}${name.slice(3)}`

async function first({ url }: BenchShop, parts: BenchPart[]): Promise<number> {
  let right = 0
  const some = Array.from({ length: 50 }, (_, at) => parts[(at * 104_729) % parts.length]!)
  for (const { id, mpn } of some) {
    const response = await fetch(`${url}/api/parts?limit=1&q=${encodeURIComponent(mpn)}`)
    const [part] = (await response.json()) as { _id: string }[]
    if (part?._id === id) right += 1
  }
  return (100 * right) / some.length
}
