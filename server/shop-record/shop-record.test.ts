import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordShown, RecordVersion } from '../../contract/shop-record/record.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { SELLER_TAX_ID: 'XX 1' } })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const shown = async () => (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
const change = async (version: number, change: object) =>
  await admin.call('PATCH', '/shop-record', { version, change })
const page = async (path = '/policies/terms') => await (await shop.request(path)).text()

test('a change is on the pages within a second, has its version, its audit, and its way back', async () => {
  const { version, record } = await shown()
  expect(await page()).toContain('Partwright')
  const identity = { ...record.identity, name: 'Acme Components' }
  const changed = await change(version, { identity })
  expect(await changed.json()).toEqual({ version: version + 1 })
  await expect.poll(() => page(), { timeout: 5_000 }).toContain('Acme Components')
  expect(await page()).not.toContain('Partwright')
  const { versions } = (await (await admin.call('GET', '/shop-record/versions')).json()) as {
    versions: RecordVersion[]
  }
  expect(versions[0]).toMatchObject({
    version: version + 1,
    groups: ['identity'],
    by: admin.email,
    restored: null,
  })
  const [audit] = await shop.sql`
    select detail from audit_event where action = 'shop-record-changed' order by at desc limit 1`
  expect(audit?.detail).toMatchObject({
    version: version + 1,
    before: { 'identity.name': 'Partwright' },
    after: { 'identity.name': 'Acme Components' },
  })
  const restored = await admin.call('POST', '/shop-record/restorations', {
    version: version + 1,
    from: version,
  })
  expect(await restored.json()).toEqual({ version: version + 2 })
  expect((await shown()).record).toEqual(record)
  await expect.poll(() => page(), { timeout: 5_000 }).toContain('Partwright')
})

test('of two who saw the same version the second is told, and nothing of theirs is kept', async () => {
  const { version, record } = await shown()
  const contact = { ...record.contact, hours: 'Always' }
  expect((await change(version, { contact })).status).toBe(200)
  const late = await change(version, { contact: { ...contact, phone: '+1 555 0199' } })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'shop_record_changed' })
  expect((await shown()).record.contact).toEqual(contact)
})

test('what the operator has set cannot be changed, and is no obstacle to the rest', async () => {
  const { version, record, locks } = await shown()
  expect(locks).toMatchObject({ 'seller.taxId': 'SELLER_TAX_ID' })
  expect(record.seller.taxId).toBe('XX 1')
  const refused = await change(version, { seller: { ...record.seller, taxId: 'YY 2' } })
  expect(await refused.json()).toMatchObject({
    code: 'set_by_operator',
    detail: expect.stringContaining('SELLER_TAX_ID'),
  })
  expect((await change(version, { seller: { ...record.seller, name: 'Acme Ltd' } })).status).toBe(
    200,
  )
  expect((await shown()).record.seller).toMatchObject({ name: 'Acme Ltd', taxId: 'XX 1' })
})

test('what programs of before do not say of a seller stays as it is', async () => {
  const { version, record } = await shown()
  const { payTo, country, postalCode, city, electronicAddress, ...former } = record.seller
  const later = { payTo: 'Harbour Bank', country: 'DE', postalCode: '20457', city: 'Hamburg' }
  const whole = { ...record.seller, ...later, electronicAddress: '0088:4000001000005' }
  expect((await change(version, { seller: whole })).status).toBe(200)
  const seller = { ...former, registration: 'HRB 1' }
  expect((await change(version + 1, { seller })).status).toBe(200)
  expect((await shown()).record.seller).toEqual({ ...whole, registration: 'HRB 1' })
  const { name, ...nameless } = seller
  expect((await change(version + 2, { seller: nameless })).status).toBe(400)
})

test('a value that is none is refused by its field', async () => {
  const { version, record } = await shown()
  for (const [change, path] of [
    [{ place: { ...record.place, timeZone: '+02:00' } }, 'change.place.timeZone'],
    [{ links: [{ name: 'Elsewhere', href: 'javascript:alert(1)' }] }, 'change.links.0.href'],
    [{ links: [{ name: 'Elsewhere', href: '//elsewhere.example' }] }, 'change.links.0.href'],
    [{ identity: { ...record.identity, name: ' ' } }, 'change.identity.name'],
    [{}, 'change'],
  ] as const) {
    const refused = await admin.call('PATCH', '/shop-record', { version, change })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ path }] })
  }
})
