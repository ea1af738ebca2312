import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue?.shop.close())

const made = { weightGrams: 115, originCountry: 'TW', hsCode: '847330' }
const unknown = { weightGrams: null, originCountry: null, hsCode: null }
const change = (id: string, body: object) => catalogue.admin.call('PATCH', `/parts/${id}`, body)
const found = async (query: string) => {
  const response = await catalogue.shop.request(`/api/parts?${query}`)
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

test('what freight and customs ask is kept with a part, and not known unless it was told', async () => {
  const told = await catalogue.added({ ...made, originCountry: ' tw ', hsCode: '8473.30' })
  expect(await catalogue.read(told)).toMatchObject(made)
  const untold = await catalogue.added()
  expect(await catalogue.read(untold)).toMatchObject({ ...unknown, warrantyMonths: 12 })
})

test('each is changed by itself, taken away by null, and audited', async () => {
  const id = await catalogue.added(made)
  expect((await change(id, { weightGrams: 120 })).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ ...made, weightGrams: 120 })
  expect((await change(id, { originCountry: null })).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ ...made, weightGrams: 120, originCountry: null })
  const events = await catalogue.shop.sql<{ detail: unknown }[]>`
    select detail
    from audit_event
    where subject = ${id} and action = 'part-changed'
    order by at`
  expect(events.map(({ detail }) => detail)).toEqual([
    { before: { weightGrams: 115 }, after: { weightGrams: 120 } },
    { before: { originCountry: 'TW' }, after: {} },
  ])
})

test('business: 6 a part is of the standard class of tax until it is told another', async () => {
  const id = await catalogue.added()
  expect(await catalogue.read(id)).toMatchObject({ taxClass: 'standard' })
  expect((await change(id, { taxClass: 'reduced' })).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ taxClass: 'reduced' })
  const { mpn } = (await catalogue.read(id)) as { mpn: string }
  const form = new FormData()
  form.set('file', new Blob([`mpn,Tax Class\n${mpn},Zero\n`]), 'classes.csv')
  form.set('onlyKnown', 'true')
  expect((await catalogue.admin.call('POST', '/imports', form)).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ taxClass: 'zero' })
})

test.each([
  ['weightGrams', 0],
  ['weightGrams', 1.5],
  ['weightGrams', 1_000_001],
  ['weightGrams', '115'],
  ['originCountry', 'XX'],
  ['originCountry', 'Taiwan'],
  ['originCountry', ''],
  ['hsCode', '84733'],
  ['hsCode', '84733000000'],
  ['hsCode', 'abcdef'],
  ['hsCode', 847_330],
  ['warrantyMonths', null],
  ['taxClass', 'luxury'],
  ['taxClass', null],
])('%s %j is refused and says how it is written', async (name, value) => {
  const before = await catalogue.count()
  const response = await catalogue.add({ [name]: value })
  expect(response.status).toBe(400)
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] }
  expect(errors).toEqual([
    {
      path: name,
      message: expect.stringMatching(/such as|from 1 up to|12 and|standard, reduced or zero/),
    },
  ])
  expect(await catalogue.count()).toBe(before)
})

test('a list is narrowed by where parts were made; of what is not known nothing is guessed', async () => {
  await catalogue.added({ ...made, name: 'Made in Vietnam', originCountry: 'VN' })
  await catalogue.added({ ...made, name: 'Made in Korea', originCountry: 'KR' })
  expect(await found('originCountry=vn')).toEqual(['Made in Vietnam'])
  expect((await found('originCountry=VN&originCountry=KR')).sort()).toEqual([
    'Made in Korea',
    'Made in Vietnam',
  ])
  expect(await found('originCountry=DE')).toEqual([])
  expect((await catalogue.shop.request('/api/parts?originCountry=Korea')).status).toBe(400)
})
