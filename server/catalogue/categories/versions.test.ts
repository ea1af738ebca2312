import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryVersion } from '../../../contract/parts/category-versions.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin('Ann Admin')
})
afterAll(() => shop?.close())

const of = async (key: string) =>
  (await read<{ categories: ShopCategory[] }>(admin.call('GET', '/categories'))).categories.find(
    (one) => one.key === key,
  )
const history = async (query = '') =>
  (await read<{ versions: CategoryVersion[] }>(admin.call('GET', `/category-versions${query}`)))
    .versions
const change = (key: string, given: object) =>
  read(admin.call('PATCH', `/categories/${key}`, given))
const restore = (key: string, version: number, from: number) =>
  admin.call('POST', `/categories/${key}/restorations`, { version, from })

test('each change of a category is a version, and any of them comes back whole', async () => {
  const began = (await of('cpu'))!
  expect(await history('?key=cpu')).toMatchObject([
    { key: 'cpu', version: 1, isNow: true, by: null, fields: [], restored: null },
  ])
  const specs = [...began.specs.slice(0, 3), { ...began.specs[3]!, label: 'Packed as' }]
  await change('cpu', { version: 1, name: 'Processors', icon: 'server' })
  await change('cpu', { version: 2, specs, facets: [], cards: [] })
  expect(await history('?key=cpu')).toMatchObject([
    { version: 3, isNow: true, by: admin.email, fields: ['specs', 'facets', 'cards'] },
    { version: 2, isNow: false, name: 'Processors', fields: ['name', 'icon'] },
    { version: 1, name: 'CPU' },
  ])
  expect(await read(restore('cpu', 3, 1))).toEqual({ version: 4 })
  expect(await of('cpu')).toEqual({ ...began, version: 4 })
  expect((await history())[0]).toMatchObject({ key: 'cpu', version: 4, restored: 1 })
  // as it is already
  expect(await read(restore('cpu', 4, 1))).toEqual({ version: 4 })
  const [event] = await shop.sql`
    select action, detail
    from audit_event
    where subject = 'cpu'
    order by at desc
    limit 1`
  expect(event).toMatchObject({
    action: 'category-changed',
    detail: { before: { name: 'Processors' }, after: { name: 'CPU' }, restored: 1 },
  })
})

test('a name that no database keeps is refused', async () => {
  expect((await restore('%00', 1, 1)).status).toBe(400)
})

test('one that was removed comes back by its history, and a version that was not seen is refused', async () => {
  await read(admin.call('POST', '/categories', { name: 'Cables', words: ['Kabel'] }))
  await read(admin.call('DELETE', '/categories/cables'))
  expect(await history('?key=cables')).toMatchObject([
    { version: 2, isNow: true, isRemoval: true, name: 'Cables' },
    { version: 1, isNow: false, isRemoval: false, by: admin.email },
  ])
  expect((await restore('cables', 1, 1)).status).toBe(409)
  expect((await restore('cables', 2, 2)).status).toBe(404)
  expect((await restore('nothing', 1, 1)).status).toBe(404)
  expect(await read(restore('cables', 2, 1))).toEqual({ version: 3 })
  expect(await of('cables')).toMatchObject({ name: 'Cables', words: ['Kabel'], version: 3 })
})

test('a name that another has by now does not come back, and a unit that numbers of parts stand in stays', async () => {
  const spec = { key: 'size', label: 'Size', unit: 'mm', kind: 'range' }
  await read(admin.call('POST', '/categories', { key: 'fans', name: 'Blowers', specs: [spec] }))
  await change('fans', { version: 1, name: 'Coolers', specs: [] })
  await read(admin.call('POST', '/categories', { key: 'others', name: 'Blowers' }))
  const taken = await restore('fans', 2, 1)
  expect([taken.status, await taken.json()]).toMatchObject([409, { code: 'category_taken' }])

  await change('fans', { version: 2, specs: [{ ...spec, unit: 'cm' }] })
  const part = await addTestPart(shop, { name: 'Fan 12' })
  await shop.sql`update part set category = 'fans', specs = '{"size": 12}' where id = ${part}`
  await read(admin.call('DELETE', '/categories/others'))
  const unit = await restore('fans', 3, 1)
  expect([unit.status, await unit.json()]).toMatchObject([
    400,
    { errors: [{ path: 'specs.0.unit' }] },
  ])
  expect(await of('fans')).toMatchObject({ name: 'Coolers', version: 3 })
})
