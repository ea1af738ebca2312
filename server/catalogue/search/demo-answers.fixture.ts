import { afterAll, beforeAll } from 'vitest'
import type { Part } from '../../../contract/parts/parts.ts'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { demoParts } from '../../../demo/parts/demo-parts.ts'
import { type DemoShop, openDemoShop } from './demo-shop.fixture.ts'

/** The demo's shop, open for the tests of a file: `demo` is it, and `find` what a search finds there and how it is understood. */
export function searchDemo() {
  let shop: DemoShop
  beforeAll(async () => {
    shop = await openDemoShop()
  })
  afterAll(() => shop?.shop.close())
  return { demo: () => shop, find: async (q: string) => await findIn(shop, q) }
}

async function findIn(demo: DemoShop, q: string) {
  const query = `?q=${encodeURIComponent(q)}`
  const [{ response, body }, { body: search }] = await Promise.all([
    demo.get<(Part & { mpn: string })[]>(`/parts${query}&limit=100`),
    demo.get<SearchReading>(`/part-search${query}`),
  ])
  return { mpns: body.map(({ mpn }) => mpn), match: response.headers.get('x-search-match'), search }
}

type DemoPart = ReturnType<typeof demoParts>[number]
type Numbers =
  | 'cores'
  | 'threads'
  | 'tdpWatts'
  | 'capacityGb'
  | 'lengthMm'
  | 'memoryGb'
  | 'speedMts'
type Counts = 'memorySlots' | 'modules' | 'moduleCapacityGb' | 'memoryChannels'
type Texts = 'type' | 'lan' | 'interface' | 'socket' | 'powerConnectors' | 'kind'
type Stated = Record<Numbers | Counts, number> & Record<Texts, string> & { registered: boolean }

/** The numbers of the demo's parts of a category of which this is stated. */
export const of = (category: string, has: (specs: Stated, part: DemoPart) => boolean) =>
  demoParts()
    .filter((part) => part.category === category && has(part.specs as unknown as Stated, part))
    .map(({ mpn }) => mpn)
/** The numbers of those whose names have these words. */
export const named = (...words: string[]) =>
  demoParts()
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .map(({ mpn }) => mpn)
