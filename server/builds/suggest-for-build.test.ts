import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, cpu, kit } from '../../contract/builds/builds.fixture.ts'
import type { BuildSuggestions } from '../../contract/builds/suggestions.ts'
import type { Answered } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { sweepKinds } from '../catalogue/index.ts'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'

let catalogue: Catalogue
const ids: Record<string, string> = {}
const kits = {
  plain: kit(),
  cheap: kit({ speedMts: 4_800 }),
  fast: kit({ speedMts: 6_400 }),
  old: kit({ type: 'DDR4' }),
  open: kit({ type: undefined }),
  huge: kit({ name: 'Kit of 256 GB (2x128GB)', moduleCapacityGb: 128, capacityGb: 256 }),
}
const rest = {
  cpu: cpu(),
  board: board(),
  xeon: cpu({ name: 'Intel Xeon E5-2630 v4', socket: 'LGA2011-3', memoryTypes: ['DDR4'] }),
  twin: board({
    socket: '2 x LGA2011-3',
    socketCount: 2,
    chipset: 'Intel C612',
    memoryType: 'DDR4',
  }),
}
beforeAll(async () => {
  catalogue = await openCatalogue()
  let price = 100
  for (const [name, { part }] of Object.entries({ ...kits, ...rest })) {
    const { category, specs } = part
    price += 10
    ids[name] = await catalogue.added({
      name: part.name,
      category,
      specs,
      mpn: `SUGGEST-${name}`,
      price: name === 'cheap' ? 50 : price,
      quantity: 500,
    })
  }
})
afterAll(() => catalogue?.shop.close())

const ask = async (query: string) => {
  const response = await catalogue.shop.request(`/api/builds/suggestions?${query}`)
  return { status: response.status, body: (await response.json()) as BuildSuggestions }
}
const found = async (query: string) => (await ask(query)).body
const names = ({ items }: BuildSuggestions) =>
  items.map(({ part: { _id } }) => Object.keys(ids).find((name) => ids[name] === _id))
const lines = (...some: string[]) => `lines=${some.map((name) => ids[name]).join(',')}`

test('what fits is listed by price, what is not known behind it, and what is hidden is counted', async () => {
  const asked = `category=ram&${lines('cpu', 'board')}`
  const hide = await found(asked)
  expect(hide.counts).toEqual({ fits: 3, unknown: 1, hidden: 2, unread: 0 })
  expect(names(hide)).toEqual(['cheap', 'plain', 'fast'])
  expect(hide.items.map(({ verdict }) => verdict)).toEqual(['fits', 'fits', 'warning'])
  expect(hide.items.at(-1)?.finding).toContain('6400 MT/s is a profile')
  const show = await found(`${asked}&unknown=show&sort=-price`)
  expect(show.counts).toEqual(hide.counts)
  expect(names(show)).toEqual(['fast', 'plain', 'cheap', 'open'])
  expect(show.items.at(-1)?.finding).toContain('is not recorded')
})

test('what does not fit stands behind all others with its reason, when that is asked for', async () => {
  const asked = `category=ram&${lines('cpu', 'board')}`
  const all = await found(`${asked}&unknown=show&blocked=show`)
  expect(names(all)).toEqual(['cheap', 'plain', 'fast', 'open', 'old', 'huge'])
  const [old, huge] = all.items.slice(-2)
  expect(old).toMatchObject({ verdict: 'blocker', finding: expect.stringContaining('DDR4') })
  expect(huge).toMatchObject({ verdict: 'blocker', finding: expect.stringContaining('256') })
  const known = await found(`${asked}&blocked=show`)
  expect(names(known)).toEqual(['cheap', 'plain', 'fast', 'old', 'huge'])
  expect(known.counts).toEqual(all.counts)
})

test('a part is judged by itself when that is asked for, whatever else is wrong in the build', async () => {
  const asked = `category=ram&${lines('xeon', 'board')}`
  expect((await found(asked)).counts).toMatchObject({ fits: 0, unknown: 0 })
  const own = await found(`${asked}&about=part&unknown=show&blocked=show`)
  for (const { part, verdict, finding } of own.items) {
    const name = Object.keys(ids).find((one) => ids[one] === part._id)!
    const fit = await catalogue.shop.request(`/api/parts/${part._id}/fit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lines: ['xeon', 'board'].map((one) => ({ partId: ids[one], quantity: 1 })),
      }),
    })
    const said = (await fit.json()) as Answered<Calls['fitPart']>
    expect(verdict, name).toBe(said.verdict)
    expect(finding, name).toBe(
      said.findings.find((one) => one.verdict === said.verdict)?.text ?? null,
    )
  }
})

test('pages go on where the last one ended, each part once', async () => {
  for (const sort of ['price', '-price']) {
    const seen: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: BuildSuggestions = await found(
        `category=ram&${lines('cpu', 'board')}&unknown=show&blocked=show&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...names(page))
      cursor = page.next
    }
    const byPrice = ['cheap', 'plain', 'fast']
    const against = ['old', 'huge']
    const [fit, last] =
      sort === 'price' ? [byPrice, against] : [byPrice.reverse(), against.reverse()]
    expect(seen).toEqual([...fit, 'open', ...last])
  }
})

test('suggestions say what a check of the build with the part says', async () => {
  const builds = [[], ['cpu'], ['board'], ['twin', 'xeon'], ['cpu', 'board', 'plain']]
  for (const some of builds)
    for (const category of [
      'cpu',
      'ram',
      ...(some.some((one) => /board|twin/.test(one)) ? [] : ['motherboard']),
    ]) {
      const listed = await found(`category=${category}&${lines(...some)}&unknown=show`)
      const verdicts = new Map(listed.items.map(({ part, verdict }) => [part._id, verdict]))
      const counted = { fits: 0, unknown: 0, hidden: 0, unread: 0 }
      for (const [name, { part }] of Object.entries({ ...kits, ...rest })) {
        if (part.category !== category) continue
        const { verdict } = await check([...some, name])
        counted[verdict === 'blocker' ? 'hidden' : verdict === 'unknown' ? 'unknown' : 'fits']++
        expect(verdicts.get(ids[name]!), `${some} and ${name}`).toBe(
          verdict === 'blocker' ? undefined : verdict,
        )
      }
      expect(listed.counts, `${category} for ${some}`).toEqual(counted)
    }
})

const check = async (some: string[]) => {
  const response = await catalogue.shop.request('/api/builds/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: some.map((name) => ({ partId: ids[name], quantity: 1 })) }),
  })
  return (await response.json()) as Answered<Calls['checkBuild']>
}

test('only what can be ordered is counted and listed', async () => {
  const change = (pieces: number) =>
    catalogue.admin.call('POST', `/parts/${ids.cheap}/stock`, {
      change: pieces,
      reason: 'correction',
    })
  await change(-495)
  const few = await found(`category=ram&${lines('board')}`)
  expect(names(few)).not.toContain('cheap')
  await change(495)
  expect((await found(`category=ram&${lines('board')}`)).counts.fits).toBe(few.counts.fits + 1)
})

test('a part that is changed, in the back office or by a file, is judged by what it is now', async () => {
  const asked = `category=ram&${lines('cpu', 'board')}`
  const before = (await found(asked)).counts
  const { specs } = kits.plain.part
  const id = ids.plain
  await catalogue.admin.call('PATCH', `/parts/${id}`, { specs: { ...specs, type: 'DDR4' } })
  expect((await found(asked)).counts).toEqual({
    ...before,
    fits: before.fits - 1,
    hidden: before.hidden + 1,
  })
  const rows = [{ mpn: 'SUGGEST-plain', specs }]
  const response = await catalogue.admin.call('PUT', '/feed/parts', { rows })
  expect(response.status).toBe(200)
  expect((await found(asked)).counts).toEqual(before)
})

test('parts of a shop from before there were kinds are told as unread until they are read', async () => {
  const { sql } = catalogue.shop
  const asked = `category=ram&${lines('cpu', 'board')}`
  const before = (await found(asked)).counts
  await sql`update part set kind_id = null`
  expect((await found(asked)).counts).toEqual({ fits: 0, unknown: 0, hidden: 0, unread: 6 })
  await sweepKinds({ database: catalogue.shop.database })
  expect((await found(asked)).counts).toEqual(before)
})

test('kinds of an earlier reading are read anew', async () => {
  const { sql, database } = catalogue.shop
  const asked = `category=ram&${lines('cpu', 'board')}`
  const before = (await found(asked)).counts
  await sql`insert into fit_kind select gen_random_uuid(), 'ram', '{}', 0`
  await sql`update part set kind_id = (select id from fit_kind where version = 0) where category = 'ram'`
  await sweepKinds({ database })
  expect((await found(asked)).counts).toEqual(before)
  expect(await sql`select 1 from fit_kind where version = 0`).toHaveLength(0)
})

test('a build that the shop cannot read is refused', async () => {
  const wrong = [
    'category=ram&lines=x',
    'category=ram&lines=,a:0',
    'category=none',
    'category=ram&cursor=x',
  ]
  for (const query of wrong) expect((await ask(query)).status, query).toBe(400)
  expect((await ask(`category=ram&${lines('board', 'twin')}`)).status).toBe(400)
  expect((await ask('category=ram&lines=018f3c3c-0000-7000-8000-000000000000')).status).toBe(404)
})
