import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShippingSetup } from '../../contract/freight/setup.ts'
import { read } from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { act } from '../../tests/taxes.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const setup = () => read<ShippingSetup>(admin.call('GET', '/shipping-setup'))
const codeOf = async (method: string, path: string, body: object) => {
  const { http, body: answer } = await act(admin, method, path, body)
  return [http, answer.code]
}
const added = async (path: string, body: object) => {
  const { http, body: answer } = await act(admin, 'POST', path, body)
  expect(http, JSON.stringify(answer)).toBe(200)
  return answer.insertedId as string
}
const everywhere = { country: '', region: '', postalPrefix: '' }
const germany = { country: 'DE', region: '', postalPrefix: '' }

test('a shop begins with freight that is invoiced when it leaves, and nobody chooses', async () => {
  const { methods, zones } = await setup()
  expect(methods).toMatchObject([{ kind: 'later', isOn: true }])
  expect(zones).toEqual([])
  expect((await act(admin, 'GET', '/config')).body).toMatchObject({ shippingChosen: false })
  const path = `/shipping-methods/${methods[0]!._id}`
  expect(await codeOf('DELETE', path, {})).toEqual([409, 'shipping_method_stays'])
})

test('methods are offered in the order that the seller gives them, under names of their own', async () => {
  const pallet = await added('/shipping-methods', { name: 'Pallet', kind: 'table' })
  const pickup = await added('/shipping-methods', {
    name: 'Pickup',
    kind: 'pickup',
    incoterm: 'EXW',
  })
  expect((await act(admin, 'GET', '/config')).body).toMatchObject({ shippingChosen: true })
  await act(admin, 'PATCH', `/shipping-methods/${pickup}`, { position: 1 })
  const names = (await setup()).methods.map(({ name }) => name)
  expect(names).toEqual(['Pickup', 'Invoiced when it leaves', 'Pallet'])
  const again = { name: 'PALLET', kind: 'table' }
  expect(await codeOf('POST', '/shipping-methods', again)).toEqual([409, 'shipping_name_taken'])
  const path = `/shipping-methods/${pallet}`
  expect(await codeOf('PATCH', path, { name: 'pickup' })).toEqual([409, 'shipping_name_taken'])
  expect((await act(admin, 'PATCH', path, { name: 'PALLET' })).body).toEqual({ modifiedCount: 1 })
  expect((await act(admin, 'PATCH', path, { name: 'PALLET' })).body).toEqual({ modifiedCount: 0 })
  for (const id of [pallet, pickup]) await act(admin, 'DELETE', `/shipping-methods/${id}`)
})

test('business: 6 a method is on several terms, the first by its old name, too', async () => {
  const id = await added('/shipping-methods', {
    name: 'Terms',
    kind: 'table',
    incoterms: ['DAP', 'DDP'],
  })
  const path = `/shipping-methods/${id}`
  const terms = async () => {
    const { incoterm, incoterms } = (await setup()).methods.find(({ _id }) => _id === id)!
    return [incoterm, incoterms]
  }
  const change = async (body: object) => (await act(admin, 'PATCH', path, body)).http
  expect(await terms()).toEqual(['DAP', ['DAP', 'DDP']])
  expect(await change({ incoterms: ['DDP', 'CIP', 'DAP'] })).toBe(200)
  expect(await terms()).toEqual(['DDP', ['DDP', 'CIP', 'DAP']])
  for (const wrong of [
    { incoterms: ['DAP', 'EXW'] },
    { incoterms: ['DAP', 'DAP'] },
    { incoterm: 'CIP', incoterms: ['DAP', 'CIP'] },
  ])
    expect(await change(wrong), JSON.stringify(wrong)).toBe(400)
  expect(await change({ incoterm: 'CPT' })).toBe(200)
  expect(await terms()).toEqual(['CPT', ['CPT']])
  expect(await change({ incoterms: ['CPT', 'DAP'] })).toBe(200)
  // as an instance of before writes it, which knows one alone
  await shop.sql`update shipping_method set incoterm = 'CIP' where id = ${id}`
  expect(await terms()).toEqual(['CIP', ['CIP']])
  expect(await change({ incoterm: null })).toBe(200)
  expect(await terms()).toEqual([null, []])
  await act(admin, 'DELETE', path)
})

test('by terms whose freight the buyer bears no rates of ours hold', async () => {
  const wrong = { name: 'Wrong', kind: 'table', incoterm: 'EXW' }
  const { body } = await act(admin, 'POST', '/shipping-methods', wrong)
  expect(body.errors).toMatchObject([{ path: 'incoterm' }])
  const nobody = { name: 'Nobody', kind: 'buyer_account' }
  const { body: without } = await act(admin, 'POST', '/shipping-methods', nobody)
  expect(without.errors).toMatchObject([{ path: 'carrier' }])
  const [later] = (await setup()).methods
  const terms = await act(admin, 'PATCH', `/shipping-methods/${later!._id}`, { incoterm: 'FCA' })
  expect(terms).toMatchObject({ http: 400, body: { errors: [{ path: 'incoterm' }] } })
})

test('an area belongs to one zone, and a place to the zone whose area says most of it', async () => {
  const method = await added('/shipping-methods', { name: 'Van', kind: 'table' })
  const zones = {
    Germany: [germany],
    Harbour: [{ ...germany, postalPrefix: '204' }],
    California: [{ country: 'US', region: 'California', postalPrefix: '' }],
    World: [everywhere],
  }
  for (const [name, areas] of Object.entries(zones)) {
    const zoneId = await added('/shipping-zones', { name, areas })
    const price = Object.keys(zones).indexOf(name) + 1
    await act(admin, 'PUT', `/shipping-methods/${method}/rates`, {
      zoneId,
      bands: [{ upToGrams: null, price }],
    })
  }
  const taken = { name: 'Other', areas: [germany] }
  expect(await codeOf('POST', '/shipping-zones', taken)).toEqual([409, 'shipping_area_taken'])
  const written = (postalPrefix: string) =>
    act(admin, 'POST', '/shipping-zones', {
      name: 'Tokyo',
      areas: [{ country: 'JP', postalPrefix }],
    })
  expect((await written('東京')).body).toMatchObject({
    errors: [{ path: 'areas.0.postalPrefix' }],
  })
  expect((await written('１０１')).http).toBe(200)
  const twice = { name: 'Other', areas: [{ country: 'AT' }, { country: 'at' }] }
  expect((await act(admin, 'POST', '/shipping-zones', twice)).body).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'areas.1', message: 'Austria is named twice' }],
  })
  const at = async (country: string, postalCode: string, region = '') => {
    const given = { country, region, postalCode, grams: 500, goods: 10 }
    const { zone, methods } = (await act(admin, 'POST', '/shipping-tryouts', given)).body as {
      zone: string
      methods: { name: string; price: number }[]
    }
    return [zone, methods.find(({ name }) => name === 'Van')?.price]
  }
  expect(await at('DE', '10115')).toEqual(['Germany', 1])
  expect(await at('DE', '20-457')).toEqual(['Harbour', 2])
  expect(await at('US', '90021', 'CA')).toEqual(['California', 3])
  expect(await at('US', '10001', 'NY')).toEqual(['World', 4])
  expect(await at('JP', '１０１－０００１')).toEqual(['Tokyo', null])
  expect(await at('JP', '530-0001')).toEqual(['World', 4])
  await act(admin, 'DELETE', `/shipping-methods/${method}`)
  for (const { _id } of (await setup()).zones) await act(admin, 'DELETE', `/shipping-zones/${_id}`)
  expect((await setup()).rates).toEqual([])
})

test('rates leave as a file and come back by it, all or none, and what may be two numbers is asked about', async () => {
  const method = await added('/shipping-methods', { name: 'Pallet', kind: 'table' })
  const zoneId = await added('/shipping-zones', { name: 'Germany', areas: [germany] })
  const bands = [
    { upToGrams: null, price: 90, perKg: 0.25, freeFrom: null },
    { upToGrams: 12_345, price: 45.5, perKg: 0, freeFrom: 5_000 },
  ]
  await act(admin, 'PUT', `/shipping-methods/${method}/rates`, { zoneId, bands })
  const kept = { rates: [{ methodId: method, zoneId, bands: bands.toReversed() }] }
  expect(await setup()).toMatchObject(kept)
  const twice = { zoneId, bands: [bands[0], bands[0]] }
  const { body } = await act(admin, 'PUT', `/shipping-methods/${method}/rates`, twice)
  expect(body.errors).toMatchObject([{ path: 'bands.1.upToGrams' }])

  const file = await (await admin.call('GET', '/shipping-rate-export')).text()
  const send = (csv: string) => act(admin, 'POST', '/shipping-rate-imports', { csv })
  expect((await send(file)).body).toEqual({ changed: 0, unchanged: 1 })
  const rows = [
    'Method;Zone;Up to kg;Price;Per kg;Free from',
    'pallet;germany;2,5;9,90;;',
    'Pallet;Germany;;1,500;;',
    'Pallet;Mars;;15;;',
    'Pickup;Germany;;15;;',
    'Pallet;Germany;2.5;11;;',
    'Pallet;Germany;1.500;40;;',
    'Pallet;Germany;3;40;;;5',
  ]
  const refused = await send(rows.join('\n'))
  expect(refused).toMatchObject({ http: 400, body: { code: 'rows_refused' } })
  expect(refused.body.errors).toMatchObject([
    { path: 'line 3', message: expect.stringContaining('without marks of thousands') },
    { path: 'line 4', message: 'There is no zone called Mars' },
    { path: 'line 5', message: 'There is no method called Pickup' },
    { path: 'line 6', message: 'Another line says the same method, zone and weight' },
    { path: 'line 7', message: expect.stringContaining('without marks of thousands') },
    { path: 'line 8', message: 'It has more cells than the first row names columns' },
  ])
  const twoPrices = await send('method,zone,price,cost\nPallet,Germany,1,2')
  expect(twoPrices.body.detail).toContain('several columns for price')
  expect(await setup()).toMatchObject(kept)
  expect((await send(rows.slice(0, 2).join('\n'))).body).toEqual({ changed: 1, unchanged: 0 })
  expect((await setup()).rates).toMatchObject([
    { bands: [{ upToGrams: 2_500, price: 9.9, perKg: 0, freeFrom: null }] },
  ])
})
