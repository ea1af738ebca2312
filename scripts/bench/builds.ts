import type { BuildLine } from '../../contract/builds/build.ts'
import { checkBuild } from '../../contract/builds/check-build.ts'
import { maxBuildLines } from '../../contract/builds/limits.ts'
import { knownCategories } from '../../contract/parts/known-categories.ts'
import type { Specs } from '../../contract/parts/parts.ts'
import { figure } from '../../contract/words/numbers.ts'
import { demoParts } from '../../demo/parts/demo-parts.ts'
import { sweepKinds } from '../../server/catalogue/index.ts'
import { copyParts } from '../seed/parts.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { type BenchPart, makeCatalogue } from './catalogue.ts'
import { median } from './rounds.ts'

const sizes = [10_000, 100_000]
const large = 1_000_000
/** Asked one after the other, each for another build, after so many that are not counted. */
const asked = 300
const before = 30

/** Builds: the rules alone, a check of as many lines as a build may have, and suggestions, on catalogues of growing size. */
export const builds: Benchmark = {
  says: 'builds: the rules on one core, a check of 40 lines, suggestions and substitutes (p95) at each size, and against one part’s answer',
  environment: { LIMITS: 'off' },
  run: async (shop, isLarge) => {
    const measures = [engine()]
    const parts: BenchPart[] = []
    const taken = new Set<string>()
    for (const size of isLarge ? [...sizes, large] : sizes) {
      const more = makeCatalogue(size - parts.length, size, taken)
      await shop.longTransaction((sql) => copyParts(sql, more, size))
      for (const part of more) parts.push(part)
      await sweepKinds({ database: shop })
      await shop.sql`vacuum analyze part, part_rank`
      // else what was just written goes to the disk while suggestions are measured
      await shop.sql`checkpoint`
      measures.push(...(await atSize(shop, parts)))
    }
    return measures
  },
}

const seconds = 3

/** How many builds of five parts the rules judge in a second, in this process. */
function engine(): Measure {
  const some = demoParts()
  const of = knownCategories.map((category) => some.filter((part) => part.category === category))
  const machines = Array.from({ length: 500 }, (_, at) =>
    of.map((parts, place): BuildLine => {
      const part = parts[(at * (place + 3)) % parts.length]!
      return { partId: part.mpn, quantity: 1, part: { ...part, specs: part.specs as Specs } }
    }),
  )
  const judge = (until: number) => {
    let count = 0
    for (; performance.now() < until; count += 1) checkBuild(machines[count % machines.length]!)
    return count
  }
  judge(performance.now() + 1_000)
  const count = judge(performance.now() + seconds * 1_000)
  return { name: 'builds of five parts', value: count / seconds, unit: '/s' }
}

async function atSize(shop: BenchShop, parts: readonly BenchPart[]): Promise<Measure[]> {
  const of = (category: BenchPart['category'], at: number) => {
    const own = byCategory.get(category)!
    return own[(at * 7_919) % own.length]!.id
  }
  const byCategory = new Map(
    knownCategories.map((one) => [one, parts.filter(({ category }) => category === one)]),
  )
  const one = await timesOf(shop, (at) => get(`/api/parts/${of('cpu', at)}`))
  const check = await timesOf(shop, (at) =>
    post('/api/builds/check', {
      machines: 500,
      lines: Array.from({ length: maxBuildLines }, (_, place) => {
        const category = place === 0 ? 'motherboard' : place === 1 ? 'cpu' : others[place % 3]!
        return { partId: of(category, at * maxBuildLines + place), quantity: 1 }
      }),
    }),
  )
  const memory = await timesOf(shop, (at) =>
    get(`/api/builds/suggestions?category=ram&lines=${of('motherboard', at)},${of('cpu', at)}`),
  )
  const boards = await timesOf(shop, (at) =>
    get(
      `/api/builds/suggestions?category=motherboard&unknown=show&blocked=show&lines=${of('cpu', at)}`,
    ),
  )
  const drives = await timesOf(shop, (at) =>
    get(`/api/parts/${of('hdd', at)}/substitutes?limit=24`),
  )
  const kits = await timesOf(shop, (at) => get(`/api/parts/${of('ram', at)}/substitutes?limit=24`))
  const size = figure(parts.length)
  const [kinds] = await shop.sql<{ count: number }[]>`select count(*)::int as count from fit_kind`
  const measured = (name: string, times: number[]): Measure[] => [
    { name: `${size}: ${name}, p95`, value: p95(times), unit: 'ms' },
    { name: '  median over that of one part', value: median(times) / median(one), unit: 'times' },
  ]
  return [
    { name: `${size}: kinds of parts`, value: kinds!.count, unit: '' },
    ...measured('check of 40 lines', check),
    ...measured('memory for a board', memory),
    ...measured('boards for a processor', boards),
    ...measured('substitutes of a drive', drives),
    ...measured('substitutes of memory', kits),
  ]
}

const others = ['ram', 'hdd', 'gpu'] as const

type Asked = { path: string; init?: RequestInit }
const get = (path: string): Asked => ({ path })
const post = (path: string, body: unknown): Asked => ({
  path,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  },
})

/** How long each of these takes, in milliseconds. */
async function timesOf({ url }: BenchShop, ask: (at: number) => Asked): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < before + asked; at += 1) {
    const { path, init } = ask(at)
    const from = performance.now()
    const response = await fetch(url + path, init)
    const answer = await response.text()
    if (at >= before) times.push(performance.now() - from)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${answer}`)
  }
  return times
}

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
