import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applicationOf,
  invitationTo,
  join,
  memberId,
  openCompany,
  read,
  told,
} from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf, placeTestOrder } from '../../tests/orders.fixture.ts'
import { actFor, signIn, type TestUser } from '../../tests/test-user.ts'
import { untilWaiting } from '../../tests/until-waiting.fixture.ts'
import { newId } from '../database/new-id.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const mailsOf = async (kind: string, to: string) =>
  (
    await shop.sql<{ values: { state?: string } }[]>`
      select values from mail where kind = ${kind} and recipient = ${to} order by id`
  ).map(({ values }) => values)

test('business: 1 a company is applied for, and is nothing before the seller approves it', async () => {
  const founder = await shop.buyer('Founder')
  const newcomer = await shop.newcomer()
  expect(await told(newcomer.call('POST', '/companies', applicationOf('Early')))).toEqual([
    403,
    'confirm_email_first',
  ])
  const { insertedId: id } = await read<{ insertedId: string }>(
    founder.call('POST', '/companies', applicationOf('Fresh Works')),
  )
  expect(await mailsOf('company-applied', admin.email)).toMatchObject([
    { company: expect.stringMatching(/^Fresh Works \(C-\d+\)$/), by: founder.email },
  ])
  const asked = await shop.request(`/api/user/${founder.email}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      origin: shop.publicUrl,
      cookie: founder.cookie,
    },
    body: JSON.stringify({ companyId: id }),
  })
  expect(asked.status).toBe(404)

  const figures = await read<{ companyApplications: number }>(admin.call('GET', '/figures?days=7'))
  expect(figures.companyApplications).toBe(1)

  // whose registration number it has is told to the seller alone
  const second = await shop.buyer('Second')
  const alike = applicationOf('Fresh Works')
  expect((await second.call('POST', '/companies', alike)).status).toBe(200)
  const detail = await read<{ alike: object[]; people: object[]; appliedBy: string }>(
    admin.call('GET', `/companies/${id}`),
  )
  expect(detail).toMatchObject({
    appliedBy: founder.email,
    alike: [{ legalName: 'Fresh Works', state: 'applied' }],
    people: [{ email: founder.email, roles: ['purchasing_admin'] }],
  })

  const decide = (state: string) =>
    admin.call('PATCH', `/companies/${id}`, { state, note: 'Welcome' })
  expect(await told(decide('suspended'))).toEqual([409, 'company_state'])
  expect(await read(decide('approved'))).toEqual({ modifiedCount: 1 })
  expect(await read(decide('approved'))).toEqual({ modifiedCount: 0 })
  expect(await told(decide('declined'))).toEqual([409, 'company_state'])
  expect(await mailsOf('company-decided', founder.email)).toMatchObject([
    { state: 'approved', note: 'Welcome' },
  ])
  const [written] = await read<object[]>(admin.call('GET', `/audit?what=company&subject=${id}`))
  expect(written).toMatchObject({ action: 'company-approved', title: 'Fresh Works' })
  const [membership] = await read<object[]>(founder.call('GET', '/memberships'))
  expect(membership).toMatchObject({ company: { _id: id, state: 'approved' } })
})

test('business: 1 applications of one person are bounded, and what they say is checked', async () => {
  const eager = await shop.buyer('Eager')
  for (const name of ['A', 'B', 'C'])
    expect((await eager.call('POST', '/companies', applicationOf(name))).status).toBe(200)
  expect(await told(eager.call('POST', '/companies', applicationOf('D')))).toEqual([
    409,
    'too_many_applications',
  ])
  const wrong = await read<{ errors: { path: string }[] }>(
    eager.call('POST', '/companies', { ...applicationOf(' '), country: 'XX', phone: 'none' }),
  )
  expect(wrong.errors.map(({ path }) => path).sort()).toEqual(['country', 'legalName', 'phone'])
})

test('T22 business: 1 an invitation is for the confirmed address that it went to, once', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Leader'), 'Inviting Works')
  const [invited, other] = await Promise.all([shop.newcomer('Invited'), shop.buyer('Other')])
  const invitation = { email: invited.email.toUpperCase(), roles: ['viewer', 'buyer'] }
  await company.founder.call('POST', '/company/invitations', invitation)
  const late = await invitationTo(shop, invited.email)
  await company.founder.call('POST', '/company/invitations', invitation)
  const token = await invitationTo(shop, invited.email)
  expect(await read(shop.request(`/api/invitations/${token}`))).toMatchObject({
    company: 'Inviting Works',
    by: 'Leader',
    roles: ['buyer', 'viewer'],
  })
  for (const [who, link, answer] of [
    [other, token, [403, 'not_invited']],
    [invited, token, [403, 'not_invited']],
    [admin, token, [409, 'admin_no_member']],
    [invited, late, [400, 'invalid_link']],
    [invited, 'nothing', [400, 'invalid_link']],
  ] as const)
    expect(await told(who.call('POST', `/invitations/${link}/accept`))).toEqual(
      who === invited && link === late ? [403, 'not_invited'] : answer,
    )
  await shop.sql`update users set email_verified = true where email = ${invited.email}`
  expect(await told(invited.call('POST', `/invitations/${late}/accept`))).toEqual([
    400,
    'invalid_link',
  ])

  const all = await Promise.all(
    Array.from({ length: 20 }, () => invited.call('POST', `/invitations/${token}/accept`)),
  )
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await shop.sql`
    select m.roles
    from company_member m
    join users u on u.id = m.user_id
    where u.email = ${invited.email}`
  expect(rows).toEqual([{ roles: ['buyer', 'viewer'] }])
  expect((await shop.request(`/api/invitations/${token}`)).status).toBe(400)
  expect(await told(company.founder.call('POST', '/company/invitations', invitation))).toEqual([
    409,
    'already_member',
  ])
})

test('T09 business: 1.4 a removed member’s token ends at once, and what they ordered stays', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Chief'), 'Leaving Works')
  const leaving = await join(shop, company, await shop.buyer('Leaving'), ['buyer'])
  const order = await placeTestOrder(leaving, await addTestPart(shop))
  const key = await read<{ key: string }>(
    leaving.call('POST', '/keys', { name: 'ERP', scopes: ['orders:read'] }),
  )
  const byKey = () =>
    shop.request(`/api/order/${order}`, { headers: { authorization: `Bearer ${key.key}` } })
  expect((await byKey()).status).toBe(200)
  const id = await memberId(company.founder, leaving)
  expect((await company.founder.call('DELETE', `/company/members/${id}`)).status).toBe(200)
  expect((await leaving.call('GET', `/order/${order}`)).status).toBe(401)
  expect((await byKey()).status).toBe(401)
  expect((await company.founder.call('GET', `/order/${order}`)).status).toBe(200)
  expect(await mailsOf('company-member-ended', leaving.email)).toMatchObject([{ isOwn: true }])
  expect(await mailsOf('company-member-ended', company.founder.email)).toMatchObject([
    { isOwn: false, member: 'Leaving' },
  ])
  // a new token acts for nobody but the person
  const again = await signIn(shop.publicUrl, leaving)
  expect(await told(again.call('GET', '/company'))).toEqual([403, 'company_needed'])
  expect((await again.call('GET', `/order/${order}`)).status).toBe(404)
})

test('business: 1.4 an order and the end of its buyer’s membership come one after the other', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Head'), 'Racing Works')
  const leaving = await join(shop, company, await shop.buyer('Racer'), ['buyer'])
  const part = await addTestPart(shop)
  const place = () => leaving.call('POST', '/order', orderOf(part, 10, 1_000))
  // the membership ends, but nobody else sees that yet
  const { answer } = await shop.database.transaction(async (sql) => {
    await sql`select from company where id = ${company.id} for no key update`
    await sql`
      update company_member
      set ended_at = now()
      where company_id = ${company.id} and user_id = (select id from users where email = ${leaving.email})`
    const answer = place()
    await untilWaiting(shop.sql, 1)
    return { answer }
  })
  expect(await told(answer)).toEqual([401, 'not_signed_in'])
  expect(
    await read(company.founder.call('GET', `/orders?email=${company.founder.email}&scope=company`)),
  ).toEqual([])
})

test('T28 business: 1.6 a page that was for another company orders nothing', async () => {
  const founder = await shop.buyer('Two Tabs')
  const one = await openCompany(shop, admin, founder, 'First Works')
  const two = await openCompany(shop, admin, founder, 'Second Works')
  const part = await addTestPart(shop)
  const { partsId, quantity, price, address, number } = orderOf(part, 10, 1_000)
  const order = (who: TestUser, meant: string | null | undefined, headers = {}) =>
    who.call(
      'POST',
      '/orders',
      { lines: [{ partsId, quantity, price }], address, number, for: meant },
      headers,
    )
  expect(await told(order(two.founder, one.id))).toEqual([409, 'company_changed'])
  expect(await told(order(two.founder, null))).toEqual([409, 'company_changed'])
  expect(await told(order(founder, one.id))).toEqual([409, 'company_changed'])
  const key = { 'idempotency-key': newId() }
  const first = await read<{ insertedId: string }>(order(one.founder, undefined, key))
  const second = await read<{ insertedId: string }>(order(two.founder, undefined, key))
  const repeated = await read<{ insertedId: string }>(order(one.founder, undefined, key))
  expect(repeated).toEqual(first)
  expect(second.insertedId).not.toBe(first.insertedId)
  expect((await two.founder.call('GET', `/order/${first.insertedId}`)).status).toBe(404)
})

test('business: 1 orders of a company need its purchase order number where it says so', async () => {
  const { founder } = await openCompany(shop, admin, await shop.buyer('Careful'), 'Careful Works')
  const part = await addTestPart(shop)
  expect(await read(founder.call('PATCH', '/company', { poRequired: true }))).toEqual({
    modifiedCount: 1,
  })
  const bare = await read<{ errors: object[] }>(
    founder.call('POST', '/order', orderOf(part, 10, 1_000)),
  )
  expect(bare.errors).toEqual([
    { path: 'purchaseOrder', message: expect.stringContaining('Careful Works') },
  ])
  const wish = { ...orderOf(part, 10, 1_000), purchaseOrder: 'PO-7' }
  expect((await founder.call('POST', '/order', wish)).status).toBe(200)
  const colleague = await join(
    shop,
    { id: (await read<{ _id: string }>(founder.call('GET', '/company')))._id, founder },
    await shop.buyer('Colleague'),
    ['buyer'],
  )
  // another member’s order has the number: warned of where that is asked for, taken otherwise
  expect(
    await told(colleague.call('POST', '/order', { ...wish, samePurchaseOrder: 'refuse' })),
  ).toEqual([409, 'purchase_order_used'])
  expect((await colleague.call('POST', '/order', wish)).status).toBe(200)
})

test('business: 1 a founder brings earlier orders along, own ones and no others', async () => {
  const person = await shop.buyer('Early Buyer')
  const part = await addTestPart(shop)
  const early = await placeTestOrder(person, part)
  const foreign = await placeTestOrder(await shop.buyer('Foreign'), part)
  const { founder } = await openCompany(shop, admin, person, 'Claiming Works')
  const claim = (orderIds: string[]) => founder.call('POST', '/company/claims', { orderIds })
  expect(await told(claim([early, foreign]))).toEqual([404, 'not_found'])
  expect((await person.call('GET', `/order/${early}`)).status).toBe(200)
  const claimable = async (who: TestUser) =>
    (
      await read<{ _id: string }[]>(who.call('GET', `/orders?email=${who.email}&scope=claimable`))
    ).map(({ _id }) => _id)
  expect(await claimable(founder)).toEqual([early])
  expect(await told(person.call('GET', `/orders?email=${person.email}&scope=claimable`))).toEqual([
    403,
    'company_needed',
  ])
  expect(await read(claim([early, early.toUpperCase()]))).toEqual({ modifiedCount: 1 })
  expect(await read(claim([early]))).toEqual({ modifiedCount: 0 })
  expect(await claimable(founder)).toEqual([])
  expect(await read(founder.call('GET', `/order/${early}`))).toMatchObject({
    company: { name: 'Claiming Works' },
  })
  const alone = await actFor(shop.publicUrl, person, null)
  expect((await alone.call('GET', `/order/${early}`)).status).toBe(404)
})
