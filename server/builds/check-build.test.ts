import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, cpu, drive, kit } from '../../contract/builds/builds.fixture.ts'
import type { Answered } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'

type Answer = Answered<Calls['checkBuild']>

let catalogue: Catalogue
const ids: Record<string, string> = {}
beforeAll(async () => {
  catalogue = await openCatalogue()
  const some = {
    cpu: cpu(),
    board: board(),
    kit: kit(),
    drive: drive(),
    old: board({ socket: 'AM4' }),
  }
  for (const [name, { part }] of Object.entries(some)) {
    const { category, specs } = part
    const stock = name === 'board' ? { quantity: 205, orderMultiple: 10 } : { quantity: 5_000 }
    ids[name] = await catalogue.added({
      name: part.name,
      category,
      specs,
      mpn: `BUILD-${name}`,
      price: 100,
      ...stock,
      ...(name === 'kit' && { priceBreaks: [{ from: 250, price: 80 }] }),
    })
  }
})
afterAll(() => catalogue?.shop.close())

const check = async (body: object) => {
  const response = await catalogue.shop.request('/api/builds/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer & { code?: string } }
}
const lines = (...names: string[]) => names.map((name) => ({ partId: ids[name], quantity: 1 }))

test('a machine that nothing known speaks against fits, and nothing is called compatible', async () => {
  const { status, body } = await check({ lines: lines('cpu', 'board', 'kit', 'drive') })
  expect(status).toBe(200)
  expect(body).toMatchObject({ verdict: 'fits', isComplete: true, findings: [], notChecked: [] })
  expect(body.checked).toContain('cpu-socket')
  expect(body.factsKnown).toBeGreaterThan(20)
  expect(JSON.stringify(body)).not.toMatch(/compatible|guarantee/i)
})

test('a finding names both parts, their facts and where these come from', async () => {
  const { body } = await check({ lines: lines('cpu', 'old') })
  expect(body.verdict).toBe('blocker')
  expect(body.isComplete).toBe(false)
  expect(body.findings).toMatchObject([
    {
      rule: 'cpu-socket',
      verdict: 'blocker',
      text: 'AMD Ryzen 7 7700: socket AM5. B650 board: socket AM4.',
      facts: [
        { partId: ids.cpu, key: 'socket', value: 'AM5', source: 'feed' },
        { partId: ids.old, key: 'socket', value: 'AM4', source: 'feed' },
      ],
    },
  ])
})

test('a fleet is as many machines as can be ordered now, at the prices of now', async () => {
  const { body } = await check({
    machines: 300,
    spares: { cpu: 1 },
    lines: lines('cpu', 'board', 'kit'),
  })
  // 205 boards that come in steps of 10
  expect(body.fleet).toMatchObject({ machines: 300, buildable: 200, limiting: [ids.board] })
  const of = (name: string) => body.fleet.lines.find(({ partId }) => partId === ids[name])
  expect(of('cpu')).toMatchObject({ wanted: 303, quantity: 303, unitPrice: 100, total: 30_300 })
  expect(of('kit')).toMatchObject({ wanted: 300, unitPrice: 80, total: 24_000, cheaper: null })
  expect(body.fleet.total).toBe(30_300 + 30_000 + 24_000)
})

test('parts of a shop’s own category have spares, too, also after it was removed', async () => {
  const { shop } = catalogue
  await shop.sql`
    insert into category (key, name, icon, position)
    values ('cases', 'Cases', 'case', 6), ('constructor', 'Built', 'tool', 7)`
  await shop.sql`update category_state set version = version + 1`
  const mpn = 'BUILD-case'
  ids.case = await catalogue.added({
    name: 'Case',
    category: 'cases',
    mpn,
    price: 50,
    quantity: 900,
  })
  const wanted = async (spares: object) =>
    (await check({ machines: 100, spares, lines: lines('case') })).body.fleet.lines[0]?.wanted
  expect(await wanted({ cases: 5 })).toBe(105)
  expect(await wanted({ cpu: 5 })).toBe(100)
  await shop.sql`update category set removed_at = now() where key = 'constructor'`
  expect(await wanted({ constructor: 5, cases: 1 })).toBe(101)
  const { status, body } = await check({ spares: { casees: 5 }, lines: lines('case') })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
})

test('a larger quantity that costs less is named', async () => {
  const { body } = await check({ machines: 240, lines: lines('kit') })
  expect(body.fleet.lines[0]).toMatchObject({
    quantity: 240,
    total: 24_000,
    cheaper: { quantity: 250, total: 20_000 },
  })
})

test('several boards are no whole machine: each is held against the rest, which is said', async () => {
  const two = await check({ lines: lines('cpu', 'board', 'old', 'kit', 'drive') })
  expect(two.body).toMatchObject({ verdict: 'blocker', isComplete: false })
  expect(two.body.information[0]).toEqual({
    about: 'boards',
    text: expect.stringContaining('One machine has one motherboard, and these lines have 2'),
  })
  const [board, ...others] = lines('board', 'cpu', 'kit', 'drive')
  const twice = await check({ lines: [{ ...board, quantity: 2 }, ...others] })
  const once = await check({ lines: [board, ...others] })
  expect(once.body).toMatchObject({ isComplete: true })
  expect(twice.body).toMatchObject({
    isComplete: false,
    verdict: once.body.verdict,
    findings: once.body.findings,
    information: [{ about: 'boards' }, ...once.body.information.map(() => expect.anything())],
  })
})

test('a part that no rule is about is ordered with the rest, and told not to be compared', async () => {
  const own = { name: 'Lamps', plural: 'lamps', icon: 'tool', specs: [] }
  expect((await catalogue.admin.call('POST', '/categories', own)).status).toBe(200)
  const partId = await catalogue.added({
    name: 'Lamp of brass',
    category: 'lamps',
    mpn: 'BUILD-lamp',
  })
  const { body } = await check({ lines: [...lines('cpu', 'board'), { partId, quantity: 2 }] })
  expect(body.verdict).toBe('fits')
  expect(body.information).toContainEqual({
    about: 'not-checked',
    text: 'No rule is about Lamp of brass: not compared.',
  })
  expect(body.fleet.lines.at(-1)).toMatchObject({ partId, wanted: 2 })
})

test('a line that names no part is refused by its place', async () => {
  const missing = { partId: '0198c0de-0000-7000-8000-00000000ffff', quantity: 1 }
  expect(await check({ lines: [...lines('cpu'), missing] })).toMatchObject({
    status: 404,
    body: { code: 'not_found', detail: expect.stringContaining('Line 1') },
  })
  expect(await check({ lines: [{ source: 'opendb', id: 'nothing', quantity: 1 }] })).toMatchObject({
    status: 404,
  })
  for (const wrong of [
    { lines: [] },
    { lines: lines('cpu'), machines: 0 },
    { lines: [{ quantity: 1 }] },
  ])
    expect((await check(wrong)).status).toBe(400)
})

test.each([1.5, '2', null, 0])(
  'a quantity of %j is what is wrong with its line',
  async (quantity) => {
    const { status, body } = await check({ lines: [{ partId: ids.cpu, quantity }] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { message: expect.stringMatching(/a whole number of pieces in one machine, from 1/i) },
      ],
    })
  },
)

test('a person’s word in the back office changes the verdict at once', async () => {
  const part = await catalogue.read(ids.old!)
  const { specs, version } = part as { specs: object; version: number }
  const changed = await catalogue.admin.call('PATCH', `/parts/${ids.old}`, {
    version,
    specs: { ...specs, socket: 'AM5' },
  })
  expect(changed.status).toBe(200)
  expect((await check({ lines: lines('cpu', 'old') })).body.verdict).toBe('fits')
})
