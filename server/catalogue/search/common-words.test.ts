import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import { addManyCards } from '../parts.fixture.ts'
import { type DemoShop, openDemoShop } from './demo-shop.fixture.ts'

let demo: DemoShop

type Lamp = { id: string; name: string; details: string; price: number }

/** Older than all others: the 8 oldest have both colours, and the 200 newest are of a kind of their own. */
const lamps = Array.from({ length: 3_200 }, (_, at): Lamp => {
  const id = `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
  const price = 100 + ((at * 7_919) % 3_200)
  const rest = { id, details: '', price }
  if (at < 8) return { ...rest, name: 'Scarlet turquoise lamp' }
  if (at === 8) return { ...rest, name: 'Scarlet x' }
  if (at < 16) return { ...rest, name: 'Scarlet lamp', details: 'Like an x-ray' }
  if (at >= 3_000) return { ...rest, name: `Amber zq${at}` }
  return { ...rest, name: at % 2 === 0 ? `Scarlet lamp ${at}` : `Turquoise lamp ${at}` }
})

beforeAll(async () => {
  demo = await openDemoShop()
  const { sql } = demo.shop
  const rows = lamps.map(({ id, name, details, price }) => ({
    id,
    name,
    details,
    mpn: `LAMP-${id.slice(-4)}`,
    category: 'gpu' as const,
    min_quantity: 1,
    order_multiple: 1,
    quantity: 10,
    price_minor: price * 100,
    img: '/images/none',
    specs: {},
    warranty_months: 12,
  }))
  await sql`insert into part ${sql(rows)}`
  // before the first search, which looks at what is common and keeps it
  await sql`analyze part, part_rank`
})
afterAll(() => demo?.shop.close())

const suggest = async (q: string) =>
  (await demo.get<PartSuggestions>(`/part-suggestions?q=${encodeURIComponent(q)}`)).body

const newestFirst = (of: (lamp: Lamp) => boolean) => lamps.filter(of).toReversed()
const idsOf = (parts: { id: string }[]) => parts.map(({ id }) => id)
const listed = (parts: { _id: string }[]) => parts.map(({ _id }) => _id)

test('the words of these searches are common', async () => {
  const rows = await demo.shop.sql<{ word: string }[]>`
    select unnest(most_common_elems::text::text[]) as word
    from pg_stats
    where tablename = 'part' and attname = 'search'`
  expect(rows.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['scarlet', 'turquoise', 'lamp', 'amber']),
  )
})

test('parts that have all words are suggested, counted and listed, however common each word is', async () => {
  const both = newestFirst(({ name }) => name === 'Scarlet turquoise lamp')
  for (const q of ['scarlet turquoise', 'scarl turq', 'turquoise scarlet l']) {
    const { parts, categories, queries } = await suggest(q)
    expect(listed(parts), q).toEqual(idsOf(both).slice(0, 6))
    expect(categories, q).toEqual([{ category: 'gpu', count: 1_000 }])
    expect(queries.length, q).toBeGreaterThan(0)
    const list = await demo.list(`?q=${q}`)
    expect([list.total, listed(list.parts)], q).toEqual([8, idsOf(both)])
  }
})

test('a part that is named so is suggested before newer ones that only mention a word', async () => {
  const { parts } = await suggest('scarlet x')
  const found = newestFirst(({ details }) => details !== '')
  const named = lamps[8]!
  expect(listed(parts)).toEqual(idsOf([named, ...found]).slice(0, 6))
  const list = await demo.list('?q=scarlet x')
  expect([list.total, listed(list.parts)]).toEqual([8, idsOf([named, ...found])])
})

test('what is frequent among the newest parts is counted by itself', async () => {
  const amber = newestFirst(({ name }) => name.startsWith('Amber'))
  for (const q of ['amber', 'zq', 'amb zq']) {
    const { parts, total } = await demo.list(`?limit=100&q=${q}`)
    expect(total, q).toBe(200)
    expect(listed(parts), q).toEqual(idsOf(amber).slice(0, 100))
    const second = await demo.list(`?limit=100&page=2&q=${q}`)
    expect(listed(second.parts), q).toEqual(idsOf(amber).slice(100))
    expect(listed((await suggest(q)).parts), q).toEqual(idsOf(amber).slice(0, 6))
  }
})

test('of more than are counted each page has the next, whether words are whole or beginnings', async () => {
  const scarlet = newestFirst(({ name }) => /^Scarlet.* lamp/.test(name))
  for (const q of ['scarlet lamp', 'scarl lam']) {
    const { response } = await demo.get(`/parts?limit=100&q=${q}`)
    expect(response.headers.has('x-total-count'), q).toBe(false)
    const first = await demo.list(`?limit=100&q=${q}`)
    const second = await demo.list(first.next ?? '')
    const tenth = await demo.list(`?limit=100&page=10&q=${q}`)
    expect(listed(first.parts), q).toEqual(idsOf(scarlet).slice(0, 100))
    expect(listed(second.parts), q).toEqual(idsOf(scarlet).slice(100, 200))
    expect(listed(tenth.parts), q).toEqual(idsOf(scarlet).slice(900, 1_000))
    expect(listed((await suggest(q)).parts), q).toEqual(idsOf(scarlet).slice(0, 6))
  }
})

test('a sorted search of common words has the same parts in that order', async () => {
  const cheapest = lamps.filter(({ name }) => name.startsWith('Scarlet'))
  cheapest.sort((a, b) => a.price - b.price)
  const { parts, next } = await demo.list('?limit=50&sort=price&q=scarlet')
  expect(listed(parts)).toEqual(idsOf(cheapest).slice(0, 50))
  expect(listed((await demo.list(next ?? '')).parts)).toEqual(idsOf(cheapest).slice(50, 100))
})

test('a search within a category has no parts of another', async () => {
  const gpus = await demo.list('?limit=1&category=gpu&q=amber')
  const cpus = await demo.list('?limit=1&category=cpu&q=amber')
  expect([gpus.total, cpus.total]).toEqual([200, 0])
  for (const sign of ['½', '²', '①'])
    expect((await demo.list(`?limit=1&category=gpu&q=${sign}`)).total, sign).toBe(0)
  const { body } = await demo.get<{ categories: unknown }>('/part-facets?q=amber&category=cpu')
  expect(body.categories).toEqual(
    ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'].map((category) => ({
      category,
      count: category === 'gpu' ? 200 : 0,
    })),
  )
})

test('what many newer parts stand before is found as well', async () => {
  await addManyCards(demo.shop, 20_500)
  const scarlet = newestFirst(({ name }) => name.startsWith('Scarlet'))
  const { parts, next } = await demo.list('?limit=50&q=scarlet')
  expect(listed(parts)).toEqual(idsOf(scarlet).slice(0, 50))
  expect(listed((await demo.list(next ?? '')).parts)).toEqual(idsOf(scarlet).slice(50, 100))
  expect(listed((await suggest('scarlet')).parts)).toHaveLength(6)
})

test('numbered pages go on behind the part whose number is spelt, as their cursors do', async () => {
  const first = await demo.list('?limit=100&q=card-1')
  const second = await demo.list('?limit=100&page=2&q=card-1')
  expect(first.parts[0]).toMatchObject({ mpn: 'CARD-1' })
  expect(first.parts).toHaveLength(100)
  expect(listed((await demo.list(first.next ?? '')).parts)).toEqual(listed(second.parts))
  expect(listed(first.parts)).not.toContain(second.parts[0]?._id)
})

test('a part that has our number as its own stands beside the one that it spells', async () => {
  const [part] = (await demo.list('?limit=1&q=scarlet x')).parts
  const number = part!.partNumber.slice(2)
  await demo.shop.sql`update part set mpn = ${`P-${number}`} where id = ${lamps[20]!.id}`
  const first = await demo.list(`?limit=1&q=P-${number}`)
  const second = await demo.list(first.next ?? '')
  expect(listed([...first.parts, ...second.parts])).toEqual([lamps[20]!.id, lamps[8]!.id])
  expect([first.total, second.next]).toEqual([2, undefined])
})
