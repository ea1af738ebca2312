import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchReading } from '../../../contract/parts/search.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { openUploadShop } from '../import/upload/upload.fixture.ts'
import { saveCategoryPictures } from './save-pictures.ts'

type Refused = { code: string; detail: string; errors?: { path: string; message: string }[] }

let shop: Awaited<ReturnType<typeof openUploadShop>>
let admin: TestUser
beforeAll(async () => {
  shop = await openUploadShop()
  admin = shop.admin
  expect(await read(add(power))).toEqual({ key: 'power-supplies' })
  const file = 'MPN,Name,Category,Price,Qty,Output (W)\nVP-850,Prime 850,PSU,129.50,40,850'
  expect((await shop.bring(file)).body).toMatchObject({ added: 1, skipped: 0 })
})
afterAll(() => shop?.close())

const get = async <T>(path: string) => {
  const response = await shop.request(`/api${path}`)
  expect(response.status, path).toBe(200)
  return (await response.json()) as T
}
const all = async () => (await get<{ categories: ShopCategory[] }>('/categories')).categories
const one = async (key: string) => (await all()).find((category) => category.key === key)!
const add = (given: object) => admin.call('POST', '/categories', given)
const change = (key: string, given: object) => admin.call('PATCH', `/categories/${key}`, given)
const refusal = async (asked: Promise<Response>) => {
  const response = await asked
  return { status: response.status, ...((await response.json()) as Refused) }
}

const power = {
  name: 'Power supplies',
  icon: 'power',
  words: ['PSU', 'Netzteil'],
  specs: [
    { key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range', group: 'Power' },
    { key: 'efficiency', label: 'Efficiency', group: 'Power' },
    { key: 'modular', label: 'Modular', kind: 'flag' },
  ],
  facets: ['outputWatts', 'efficiency', 'modular'],
  cards: ['outputWatts', 'efficiency'],
}

test('a unit stays while parts have numbers in it: 850 W would be said to be 850 kW', async () => {
  const { version, specs } = await one('power-supplies')
  const inUnit = (unit: string) =>
    change('power-supplies', {
      version,
      specs: specs.map((spec) => (spec.unit ? { ...spec, unit } : spec)),
    })
  const { status, errors } = await refusal(inUnit('kW'))
  expect([status, errors?.[0]?.path]).toEqual([400, 'specs.0.unit'])
  expect(errors?.[0]?.message).toContain('Parts have numbers in W')
  // the same unit may be written otherwise
  expect((await inUnit('Watt')).status).toBe(200)
  const changed = { version: (await one('power-supplies')).version, specs }
  expect((await change('power-supplies', changed)).status).toBe(200)
})

test('nothing is called as another category is: searches and imports would take one for the other', async () => {
  for (const called of [
    { name: 'C P U' },
    { name: 'Coolers', words: ['cpu'] },
    { name: 'Coolers', plural: 'Power-Supplies' },
    { name: 'Coolers', words: ['fan', 'NETZ-TEIL'] },
  ])
    expect(await told(add(called)), JSON.stringify(called)).toEqual([409, 'category_taken'])
  const { version } = await one('power-supplies')
  const { status, detail } = await refusal(
    change('power-supplies', { version, words: ['PSU', 'Netzteil', 'CPU'] }),
  )
  expect([status, detail]).toEqual([
    ...[409, 'The category CPU is called so already. Choose another name, key or word.'],
  ])
  const { understood } = await get<SearchReading>('/part-search?q=cpu')
  expect(understood[0]!.as).not.toContain('ower')
})

test('a shop that has a category called constructor starts', async () => {
  await shop.sql`
    insert into category (key, name, plural, description, icon, position)
    values ('constructor', 'Constructor', '', '', 'part', 99)`
  await shop.sql`update category_state set version = version + 1`
  await saveCategoryPictures(shop.shop, {})
  expect((await one('constructor')).img).toBe('')
})
