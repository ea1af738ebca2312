import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ShownTaxId } from '../../../contract/tax/tax-ids.ts'
import { join, openCompany, read, told } from '../../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import {
  ageChecks,
  askedOfRegister,
  changeRegister,
  shownTaxId,
  taxedBy,
  workOffAsks,
} from '../../../tests/tax-ids.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { work } from '../../jobs/work.ts'

const german = 'DE136695976'
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { SELLER_TAX_ID: 'ATU13585627' } })
  admin = await shop.admin()
})
afterEach(async () => {
  await changeRegister(shop, { manner: 'up' })
  await changeRegister(shop, { refused: '' })
})
afterAll(() => shop?.close())

const open = async (name: string) => openCompany(shop, admin, await shop.buyer(name), name)
const change = (who: TestUser, taxId: string) => who.call('PATCH', '/company/tax-id', { taxId })
const own = (who: TestUser) => read<ShownTaxId>(who.call('GET', '/company/tax-id'))
const ask = (id: string) =>
  read<ShownTaxId>(admin.call('POST', `/companies/${id}/tax-id/checks`, {}))
const decide = (id: string, result: 'valid' | 'invalid', taxId = german) =>
  admin.call('PATCH', `/companies/${id}/tax-id`, { taxId, result, note: 'By letter' })
const asks = async () => (await askedOfRegister(shop)).length
const mailsTo = async (email: string) =>
  (
    await shop.sql<{ values: { taxId: string; isOwn: boolean } }[]>`
      select values from mail where kind = 'tax-id-invalid' and recipient = ${email} order by id`
  ).map(({ values }) => values)

test('business: 6 a number is asked of the register after the application and at the approval, and each answer is kept', async () => {
  const { id, founder } = await open('Asked')
  expect(await taxedBy(shop, id)).toMatchObject({ country: 'DE', state: 'unknown' })
  expect(await workOffAsks(shop)).toBe(2)
  expect(await taxedBy(shop, id)).toMatchObject({ country: 'DE', state: 'valid' })
  const asked = {
    at: expect.any(String),
    number: 'DE123456788',
    asker: 'ATU13585627',
    answer: 'valid',
  }
  expect(await askedOfRegister(shop)).toEqual([asked, asked])
  const check = {
    number: 'DE123456788',
    result: 'valid',
    source: 'vies',
    by: '',
    name: 'Company DE123456788',
    consultationNumber: expect.stringMatching(/^WAPI/),
  }
  expect(await own(founder)).toMatchObject({
    taxId: 'DE123456788',
    state: 'valid',
    checks: [check, check],
  })
  expect(await taxedBy(shop, '018f3c3c-0000-7000-8000-000000000000')).toBeNull()
})

test('business: 6.3 while the register is down a number that was valid stays so, and a new one is unknown, neither invalid', async () => {
  const [known, fresh] = [await open('Known'), await open('Never Seen')]
  expect((await change(known.founder, german)).status).toBe(200)
  await workOffAsks(shop)
  await ageChecks(shop, known.id, 7)
  await changeRegister(shop, { manner: 'down' })
  await change(fresh.founder, 'ATU13585627')
  await workOffAsks(shop)
  await ask(known.id)
  expect(await taxedBy(shop, known.id)).toMatchObject({ country: 'DE', state: 'valid' })
  expect(await taxedBy(shop, fresh.id)).toMatchObject({ country: 'AT', state: 'unknown' })
  await changeRegister(shop, { manner: 'wrong' })
  for (const { id } of [known, fresh]) await ask(id)
  expect(await shownTaxId(admin, fresh.id)).toMatchObject({ state: 'unknown' })
  expect(await taxedBy(shop, known.id)).toMatchObject({ state: 'valid' })
  // after 90 days nobody knows
  await ageChecks(shop, known.id, 84)
  expect(await taxedBy(shop, known.id)).toMatchObject({ country: 'DE', state: 'unknown' })
  await ageChecks(shop, fresh.id, 1)
  await changeRegister(shop, { manner: 'up' })
  await work['sweep-tax-ids'](shop.shop, {})
  await workOffAsks(shop)
  expect(await taxedBy(shop, known.id)).toMatchObject({ state: 'valid' })
  expect(await taxedBy(shop, fresh.id)).toMatchObject({ state: 'valid' })
})

test('business: 6 a number that is valid no longer is told once, to who leads the buying and to the admins', async () => {
  const { id, founder } = await open('Struck Off')
  const buyer = await join(shop, { id, founder }, await shop.buyer('Colleague'), ['buyer'])
  await change(founder, german)
  await workOffAsks(shop)
  await changeRegister(shop, { refused: german })
  await Promise.all(Array.from({ length: 10 }, () => ask(id)))
  await ask(id)
  await work['check-tax-id'](shop.shop, { companyId: id, byClock: false })
  expect(await taxedBy(shop, id)).toMatchObject({ country: 'DE', state: 'invalid' })
  expect(await mailsTo(founder.email)).toMatchObject([{ taxId: german, isOwn: true }])
  expect(await mailsTo(buyer.email)).toEqual([])
  expect(await mailsTo(admin.email)).toMatchObject([{ taxId: german, isOwn: false }])
  const [{ count } = { count: 0 }] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from audit_event
    where action = 'company-tax-id-invalid' and subject = ${id}`
  expect(count).toBe(1)
})

test('ten who ask at once ask one time, and each is answered', async () => {
  const { id } = await open('Crowded')
  await workOffAsks(shop)
  await changeRegister(shop, { manner: 'slow' })
  const before = await asks()
  const { length } = (await shownTaxId(admin, id)).checks
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id)))
  expect(await asks()).toBe(before + 1)
  for (const { state } of answers) expect(state).toBe('valid')
  expect((await shownTaxId(admin, id)).checks).toHaveLength(length + 1)
})

test('the clock asks for what is unknown and, once a day, for what gets old; twice at once is once', async () => {
  const names = ['Unknown', 'Aged', 'Young', 'By Hand'] as const
  const [unknown, aged, young, byHand] = await Promise.all(names.map(open))
  await workOffAsks(shop)
  await change(unknown!.founder, german)
  await changeRegister(shop, { manner: 'down' })
  await workOffAsks(shop)
  await shop.sql`update tax_ask set at = at - interval '1 hour'`
  await ageChecks(shop, aged!.id, 61)
  await ageChecks(shop, young!.id, 59)
  expect((await decide(byHand!.id, 'valid', 'DE123456788')).status).toBe(200)
  await ageChecks(shop, byHand!.id, 200)
  const companies = async () => {
    const rows = await shop.sql<{ id: string }[]>`
      select distinct data->>'companyId' as id from pgboss.job
      where name = 'check-tax-id' and state = 'created'`
    return rows.map(({ id }) => id)
  }
  await Promise.all([1, 2].map(() => work['sweep-tax-ids'](shop.shop, {})))
  const due = await companies()
  expect(due).toEqual(expect.arrayContaining([unknown!.id, aged!.id]))
  for (const { id } of [young!, byHand!]) expect(due).not.toContain(id)
  const before = await asks()
  await workOffAsks(shop)
  const numbers = (await askedOfRegister(shop)).slice(0, (await asks()) - before)
  expect(numbers.length).toBe(due.length)
  await shop.sql`update tax_ask set at = at - interval '1 hour'`
  // silent: written once a day, however often it is asked
  const unknowns = async (id: string) =>
    (await shownTaxId(admin, id)).checks.filter(({ result }) => result === 'unknown').length
  expect([await unknowns(unknown!.id), await unknowns(aged!.id)]).toEqual([1, 1])
  await work['sweep-tax-ids'](shop.shop, {})
  const again = await companies()
  expect(again).toContain(unknown!.id)
  expect(again).not.toContain(aged!.id)
  const asked = await asks()
  await workOffAsks(shop)
  expect(await asks()).toBeGreaterThan(asked)
  expect(await unknowns(unknown!.id)).toBe(1)
  expect(await taxedBy(shop, byHand!.id)).toMatchObject({ state: 'valid' })
})

test('an admin accepts and rejects by hand, for the number that they saw, until the register is asked again', async () => {
  const { id, founder } = await open('Handmade')
  await changeRegister(shop, { refused: german })
  await change(founder, german)
  await workOffAsks(shop)
  expect(await taxedBy(shop, id)).toMatchObject({ state: 'invalid' })
  expect(await told(decide(id, 'valid', 'DE123456788'))).toEqual([409, 'tax_id_changed'])
  expect(await told(founder.call('PATCH', `/companies/${id}/tax-id`, {}))).toEqual([
    403,
    'not_allowed',
  ])
  const bare = { taxId: german, result: 'valid', note: ' ' }
  expect((await admin.call('PATCH', `/companies/${id}/tax-id`, bare)).status).toBe(400)
  expect(await read(decide(id, 'valid'))).toEqual({ modifiedCount: 1 })
  await ageChecks(shop, id, 400)
  expect(await taxedBy(shop, id)).toMatchObject({ state: 'valid' })
  const [seen] = (await shownTaxId(admin, id)).checks
  expect(seen).toMatchObject({ source: 'hand', note: 'By letter', by: 'Test Admin' })
  expect((await own(founder)).checks[0]).toMatchObject({ source: 'hand', by: '' })
  // another number begins anew, and the one before is known when it comes back
  await change(founder, 'ATU13585627')
  expect(await taxedBy(shop, id)).toMatchObject({ country: 'AT', state: 'unknown' })
  await change(founder, 'DE 136.695.976')
  expect(await taxedBy(shop, id)).toMatchObject({ state: 'valid' })
  expect((await ask(id)).state).toBe('invalid')
  expect(await mailsTo(founder.email)).toHaveLength(1)
  await decide(id, 'valid')
  expect(await read(decide(id, 'invalid'))).toEqual({ modifiedCount: 1 })
  expect(await taxedBy(shop, id)).toMatchObject({ state: 'invalid' })
  expect(await mailsTo(founder.email)).toHaveLength(2)
})

test('a number of no country of the EU counts when an admin accepts it, as one of the company’s country', async () => {
  const { id, founder } = await open('Overseas')
  await shop.sql`update company set country = 'GB' where id = ${id}`
  await workOffAsks(shop)
  const before = await asks()
  await change(founder, 'GB980780684')
  await workOffAsks(shop)
  await ask(id)
  expect(await asks()).toBe(before)
  expect(await taxedBy(shop, id)).toBeNull()
  expect((await own(founder)).state).toBe('unasked')
  await decide(id, 'valid', 'GB 980 7806 84')
  expect(await taxedBy(shop, id)).toMatchObject({ country: 'GB', state: 'valid' })
  await decide(id, 'invalid', 'GB980780684')
  expect(await taxedBy(shop, id)).toBeNull()
  expect((await own(founder)).state).toBe('invalid')
  await change(founder, '')
  expect((await own(founder)).state).toBe('none')
})

test('who changes the number needs the right, is audited, and types it right', async () => {
  const { id, founder } = await open('Changing')
  const buyer = await join(shop, { id, founder }, await shop.buyer('Buyer'), ['buyer'])
  expect(await told(change(buyer, german))).toEqual([403, 'right_missing'])
  expect(await told(change(founder, 'DE136695977'))).toEqual([400, 'invalid_input'])
  expect((await own(buyer)).taxId).toBe('DE123456788')
  expect(await read(change(founder, german))).toEqual({ modifiedCount: 1 })
  expect(await read(change(founder, german))).toEqual({ modifiedCount: 0 })
  const audited = await shop.sql<{ detail: object }[]>`
    select detail from audit_event where action = 'company-changed' and subject = ${id}`
  expect(audited.map(({ detail }) => detail)).toEqual([
    { before: { taxId: 'DE123456788' }, after: { taxId: german } },
  ])
})
