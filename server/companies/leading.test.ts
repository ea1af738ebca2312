import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applicationOf,
  join,
  memberId,
  openCompany,
  read,
  told,
} from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf, placeTestOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { untilWaiting } from '../../tests/until-waiting.fixture.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

test('T42 business: 1 of two last purchasing admins who remove each other one stays', async () => {
  const first = await shop.buyer('First Leader')
  const company = await openCompany(shop, admin, first, 'Twin Works')
  const second = await join(shop, company, await shop.buyer('Second Leader'), ['purchasing_admin'])
  const [one, two] = [
    await memberId(company.founder, company.founder),
    await memberId(company.founder, second),
  ]
  const answers = await Promise.all([
    company.founder.call('DELETE', `/company/members/${two}`),
    second.call('DELETE', `/company/members/${one}`),
  ])
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect([401, 404, 409]).toContain(statuses[1])
  const [left] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count
    from company_member
    where company_id = ${company.id} and ended_at is null`
  expect(left).toEqual({ count: 1 })

  const alone = answers[0]!.status === 200 ? company.founder : second
  const own = alone === second ? two : one
  expect(await told(alone.call('DELETE', `/company/members/${own}`))).toEqual([
    409,
    'last_purchasing_admin',
  ])
  expect(await told(alone.call('PATCH', `/company/members/${own}`, { roles: ['buyer'] }))).toEqual([
    409,
    'last_purchasing_admin',
  ])
  expect(await told(admin.call('PUT', `/user/admin/${alone.email}`))).toEqual([
    409,
    'last_purchasing_admin',
  ])
})

test('business: 1 whoever becomes an admin of the shop is a member no more', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Stays'), 'Promoting Works')
  const rising = await join(shop, company, await shop.buyer('Rising'), ['buyer', 'finance'])
  expect((await admin.call('PUT', `/user/admin/${rising.email}`)).status).toBe(200)
  expect((await rising.call('GET', '/company')).status).toBe(401)
  const members = await read<object[]>(company.founder.call('GET', '/company/members'))
  expect(members).toHaveLength(1)
})

test('business: 1 an applicant may become an admin of the shop: nobody approves what is left', async () => {
  const [waiting, refused] = [await shop.buyer('Waiting'), await shop.buyer('Refused')]
  const apply = async (who: TestUser, name: string) =>
    (await read<{ insertedId: string }>(who.call('POST', '/companies', applicationOf(name))))
      .insertedId
  const [open, declined] = [
    await apply(waiting, 'Waiting Works'),
    await apply(refused, 'Refused Works'),
  ]
  const decide = (id: string, state: string) => admin.call('PATCH', `/companies/${id}`, { state })
  expect((await decide(declined, 'declined')).status).toBe(200)
  for (const { email } of [waiting, refused])
    expect((await admin.call('PUT', `/user/admin/${email}`)).status).toBe(200)
  expect(await told(decide(open, 'approved'))).toEqual([409, 'company_state'])
  expect((await decide(open, 'declined')).status).toBe(200)
})

test('T42 business: 1.4 who loses the lead while they ask changes nothing more', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Old Lead'), 'Leading Works')
  const rival = await join(shop, company, await shop.buyer('Rival'), ['purchasing_admin'])
  const [rivals, founders] = [
    await memberId(company.founder, rival),
    await memberId(company.founder, company.founder),
  ]
  const asked: ((by: TestUser) => Promise<Response>)[] = [
    (by) => by.call('DELETE', `/company/members/${founders}`),
    (by) => by.call('POST', '/company/invitations', { email: 'x@example.test', roles: ['buyer'] }),
    (by) => by.call('POST', '/company/cost-centres', { code: '4711', name: 'Lab' }),
  ]
  // the role is taken away, but nobody else sees that yet
  const { answers } = await shop.database.transaction(async (sql) => {
    await sql`select from company where id = ${company.id} for no key update`
    await sql`update company_member set roles = '{buyer}' where id = ${rivals}`
    const answers = asked.map((ask) => ask(rival))
    await untilWaiting(shop.sql, asked.length)
    return { answers }
  })
  for (const answer of answers) expect(await told(answer)).toEqual([403, 'right_missing'])
  expect(await read(company.founder.call('GET', '/company/members'))).toHaveLength(2)
  expect(await read(company.founder.call('GET', '/company/invitations'))).toEqual([])
  expect(await read(company.founder.call('GET', '/company/cost-centres'))).toEqual([])
})

test('business: 1.4 with a membership end its tokens, keys and links for good', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Gate Keeper'), 'Gate Works')
  const person = await shop.buyer('Back Again')
  const first = await join(shop, company, person, ['buyer'])
  const { key } = await read<{ key: string }>(
    first.call('POST', '/keys', { name: 'ERP', scopes: ['orders:read'] }),
  )
  const lines = [{ partsId: await addTestPart(shop), quantity: 10, ownNumber: 'SECRET-7' }]
  const add = async (more: object) =>
    (await read<{ insertedId: string }>(first.call('POST', '/lists', { lines, ...more })))
      .insertedId
  const [own, ours] = [await add({ name: 'Own' }), await add({ name: 'Ours', forCompany: true })]
  const link = async (id: string) =>
    (await read<{ shareToken: string }>(first.call('POST', `/lists/${id}/share`))).shareToken
  const links = [await link(own), await link(ours)]
  const stranger = await shop.buyer('Stranger')
  const seen = () =>
    Promise.all(
      links.map(async (one) => (await stranger.call('GET', `/shared-lists/${one}`)).status),
    )
  expect(await seen()).toEqual([200, 200])

  const left = await company.founder.call(
    'DELETE',
    `/company/members/${await memberId(company.founder, first)}`,
  )
  expect(left.status).toBe(200)
  // the company's own list is its purchasing admin's to share
  expect(await seen()).toEqual([404, 200])
  const second = await join(shop, company, person, ['viewer'])
  expect((await second.call('GET', '/company')).status).toBe(200)
  expect((await first.call('GET', '/company')).status).toBe(401)
  const byKey = { headers: { authorization: `Bearer ${key}` } }
  expect((await shop.request('/api/orders?email=x@example.test', byKey)).status).toBe(401)
})

test('business: 1.2 what is of a company is mailed to who buys for it, and answers to who asked', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('Told Lead'), 'Told Works')
  const leaving = await join(shop, company, await shop.buyer('Leaves Soon'), ['buyer'])
  const order = await placeTestOrder(leaving, await addTestPart(shop))
  const ask = (who: TestUser) =>
    read<{ insertedId: string }>(
      who.call('POST', `/order/${order}/inquiries`, { kind: 'question', text: 'When?' }),
    )
  const answered = async ({ insertedId }: { insertedId: string }) => {
    const said = await admin.call('POST', `/inquiries/${insertedId}/messages`, { text: 'Soon' })
    expect(said.status).toBe(200)
  }
  const told = async () =>
    (
      await shop.sql<{ recipient: string; name: string }[]>`
        select recipient, values->>'name' as name
        from mail
        where order_id = ${order} and kind = 'inquiry-answered'
        order by id`
    ).map(({ recipient, name }) => [recipient, name])
  const theirs = [leaving.email, 'Leaves Soon']
  const leads = [company.founder.email, 'Told Lead']
  const [by, asked] = [await ask(leaving), await ask(company.founder)]
  await answered(by)
  await answered(asked)
  expect(await told()).toEqual([theirs, leads])
  await company.founder.call(
    'DELETE',
    `/company/members/${await memberId(company.founder, leaving)}`,
  )
  await answered(by)
  const cancelled = await company.founder.call('DELETE', `/order/${order}`)
  expect(cancelled.status).toBe(200)
  expect(await told()).toEqual([theirs, leads, leads])
  const mails = await shop.sql`
    select recipient from mail where order_id = ${order} and kind = 'order-cancelled'`
  expect([...mails]).toEqual([{ recipient: company.founder.email }])
})

test('business: 1 a purchase order number that is refused twice is refused to colleagues at once', async () => {
  const company = await openCompany(shop, admin, await shop.buyer('One Number'), 'Number Works')
  const colleague = await join(shop, company, await shop.buyer('Same Number'), ['buyer'])
  const part = await addTestPart(shop)
  const wish = { ...orderOf(part, 10, 1_000), purchaseOrder: 'PO-99', samePurchaseOrder: 'refuse' }
  const answers = await Promise.all(
    [company.founder, colleague, company.founder, colleague].map((who) =>
      who.call('POST', '/order', wish),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
