import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Certificate } from '../../../contract/tax/certificates.ts'
import { decideTax, type TaxSetup } from '../../../contract/tax/decide-tax.ts'
import { join, openCompany, read, told } from '../../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { work } from '../../jobs/work.ts'
import { certificatesOf } from '../index.ts'

let shop: TestShop
let admin: TestUser
let works: { id: string; founder: TestUser }
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { TIME_ZONE: 'UTC' } })
  admin = await shop.admin()
  works = await openCompany(shop, admin, await shop.buyer('Founder'), 'Reselling Works')
})
afterAll(() => shop?.close())

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Sent = Record<string, string>
async function send(who: TestUser, file: Uint8Array, given: Sent = {}) {
  const form = new FormData()
  const usual = { country: 'US', regions: 'CA, New York', number: 'SR-4711', reason: 'Resale' }
  const texts = { ...usual, startsOn: day(-10), endsOn: day(300), ...given }
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file)]), 'certificate.pdf')
  return await shop.request('/api/company/tax-certificates', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}` },
  })
}
const add = async (name: string, given: Sent = {}, who = works.founder) =>
  (await read<{ insertedId: string }>(send(who, pdf(name), given))).insertedId
const decide = (id: string, state: string, note = '') =>
  admin.call('PATCH', `/tax-certificates/${id}`, { state, note })
const list = (who = works.founder) =>
  read<Certificate[]>(who.call('GET', '/company/tax-certificates'))
const holding = async () => (await certificatesOf(shop.sql, works.id)).map(({ number }) => number)
const mails = async (what: string, to: string) =>
  (
    await shop.sql<{ values: { number: string; note: string } }[]>`
      select values from mail
      where kind = 'tax-certificate' and values->>'what' = ${what} and recipient = ${to} order by id`
  ).map(({ values }) => values)

test('business: 6.4 a certificate works in its regions and days only, once it is accepted', async () => {
  const id = await add('regions')
  expect(await certificatesOf(shop.sql, works.id)).toEqual([])
  expect(await mails('asked', admin.email)).toMatchObject([{ number: 'SR-4711' }])
  expect(await read(decide(id, 'accepted'))).toEqual({ modifiedCount: 1 })
  expect(await read(decide(id, 'accepted'))).toEqual({ modifiedCount: 0 })
  const certificates = await certificatesOf(shop.sql, works.id)
  expect(certificates).toEqual([{ country: 'US', regions: ['CA', 'NY'], number: 'SR-4711' }])
  const setup: TaxSetup = {
    shipFrom: { country: 'US', region: 'TX', postalCode: '' },
    registrations: ['CA', 'NY', 'TX'].map((region) => ({ country: 'US', region, number: '1' })),
    rates: ['CA', 'NY', 'TX'].map((region) => ({
      country: 'US',
      region,
      postalPrefix: '',
      taxClass: 'standard',
      percent: 8,
    })),
    rules: [],
  }
  const codeIn = (region: string) => {
    const decided = decideTax(setup, {
      shipTo: { country: 'US', region, postalCode: '' },
      taxId: null,
      certificates,
      lines: [{ netMinor: 100, taxClass: 'standard', category: 'cpu' }],
    })
    return decided && 'lines' in decided ? decided.lines[0]!.code : decided
  }
  expect(['CA', 'NY', 'TX'].map(codeIn)).toEqual(['E', 'E', 'S'])

  const days = {
    'STARTS-TODAY': { startsOn: day(0), endsOn: day(300) },
    'ENDS-TODAY': { startsOn: day(-300), endsOn: day(0) },
    'STARTS-TOMORROW': { startsOn: day(1), endsOn: day(300) },
    'ENDED-YESTERDAY': { startsOn: day(-300), endsOn: day(-1) },
    'WITHOUT-END': { startsOn: day(-300), endsOn: '' },
  }
  for (const [number, given] of Object.entries(days))
    await decide(await add(number, { number, ...given, regions: '' }), 'accepted')
  expect(await holding()).toEqual(['SR-4711', 'STARTS-TODAY', 'ENDS-TODAY', 'WITHOUT-END'])
  const held = (await list()).filter(({ holds }) => holds)
  expect(held.map(({ number }) => number).sort()).toEqual((await holding()).sort())
  // one that was accepted may be refused later, with words
  expect((await decide(id, 'refused')).status).toBe(400)
  expect(await read(decide(id, 'refused', 'It was revoked'))).toEqual({ modifiedCount: 1 })
  expect(await holding()).not.toContain('SR-4711')
  expect(await mails('refused', works.founder.email)).toMatchObject([{ note: 'It was revoked' }])
  expect(await mails('accepted', works.founder.email)).toHaveLength(6)
  expect(await certificatesOf(shop.sql, null)).toEqual([])
})

test.each([
  [{ regions: 'CA, Atlantis' }, 'regions'],
  [{ startsOn: '2026-05-01', endsOn: '2026-04-30' }, 'endsOn'],
  [{ startsOn: 'soon' }, 'startsOn'],
  [{ number: ' ' }, 'number'],
  [{ country: 'XX' }, 'country'],
])('what is wrong with %j is said at its field', async (given, path) => {
  const refused = await send(works.founder, pdf('wrong'), given)
  expect(refused.status).toBe(400)
  const { errors } = (await refused.json()) as { errors: { path: string }[] }
  expect(errors.map((one) => one.path)).toContain(path)
})

test('business: 6 a document is PDF, PNG or JPEG by its bytes, and over the limit it is 413', async () => {
  const { founder } = works
  expect(await told(send(founder, Buffer.from('MZ program')))).toEqual([400, 'file_unreadable'])
  expect(await told(send(founder, Buffer.from('<svg/>')))).toEqual([400, 'file_unreadable'])
  const large = Buffer.concat([pdf('large'), Buffer.alloc(10 * 1024 * 1024)])
  expect(await told(send(founder, large))).toEqual([413, 'too_large'])
  const buyer = await join(shop, works, await shop.buyer('Buyer'), ['buyer'])
  expect(await told(send(buyer, pdf('buyer')))).toEqual([403, 'right_missing'])
  // the same one waits once, however often it is sent
  const ids = await Promise.all(Array.from({ length: 5 }, () => add('same')))
  expect(new Set(ids).size).toBe(1)
})

test('a document is saved by members and admins alone, and never shown by the shop’s origin', async () => {
  const id = await add('secret')
  const path = `/tax-certificates/${id}/file`
  for (const who of [works.founder, admin]) {
    const saved = await who.call('GET', path)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('content-type')).toBe('application/octet-stream')
    expect(saved.headers.get('content-disposition')).toMatch(
      /^attachment; filename=".*-certificate-SR-4711\.pdf"$/,
    )
    expect(saved.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf('secret'))
  }
  const other = await openCompany(shop, admin, await shop.buyer('Other'), 'Other Works')
  for (const who of [other.founder, await shop.buyer('Nobody')])
    expect(await told(who.call('GET', path))).toEqual([404, 'not_found'])
  expect(await list(other.founder)).toEqual([])
  expect(await told(other.founder.call('PATCH', path.replace('/file', ''), {}))).toEqual([
    ...[403, 'not_allowed'],
  ])
})

test('a company has so many that wait', async () => {
  const full = await openCompany(shop, admin, await shop.buyer('Full'), 'Full Works')
  const sent = await Promise.all(
    Array.from({ length: 22 }, (_, at) => send(full.founder, pdf(`many ${at}`))),
  )
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(2)
  expect(await list(full.founder)).toHaveLength(20)
})

test('business: 6 one that ends is told of in 30 and in 7 days, once each', async () => {
  const ending = await openCompany(shop, admin, await shop.buyer('Ending'), 'Ending Works')
  const { founder } = ending
  const accept = async (number: string, endsOn: string) => {
    const id = await add(number, { number, endsOn }, founder)
    await decide(id, 'accepted')
    return id
  }
  const later = await accept('IN-30', day(30))
  await accept('IN-31', day(31))
  await accept('IN-5', day(5))
  const asked = await add('NOBODY', { number: 'NOBODY', endsOn: day(7) }, founder)
  const told = async () => (await mails('ends', founder.email)).map(({ number }) => number)
  await Promise.all([1, 2].map(() => work['remind-certificates'](shop.shop, {})))
  await work['remind-certificates'](shop.shop, {})
  expect((await told()).sort()).toEqual(['IN-30', 'IN-5'])
  await shop.sql`update tax_certificate set ends_on = ${day(7)} where id = ${later}`
  await decide(asked, 'refused', 'No')
  await work['remind-certificates'](shop.shop, {})
  await work['remind-certificates'](shop.shop, {})
  expect((await told()).sort()).toEqual(['IN-30', 'IN-30', 'IN-5'])
})
