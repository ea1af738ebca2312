import { afterAll, beforeAll, expect, test } from 'vitest'
import { kit } from '../../contract/builds/builds.fixture.ts'
import { join, openCompany } from '../../tests/companies.fixture.ts'
import { orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { type BuildsShop, openBuildsShop } from '../builds/builds-shop.fixture.ts'
import { work } from '../jobs/work.ts'
import type { LifecycleMail } from '../mail/index.ts'

let open: BuildsShop
let part: string
const people: Record<string, TestUser> = {}
beforeAll(async () => {
  open = await openBuildsShop({ kit: kit(), other: kit(), reminded: kit() })
  part = open.ids.kit!
  const names = ['Firm', 'Mate', 'Buyer', 'Old', 'Lister', 'Basket', 'Builder', 'Bystander']
  for (const name of names) people[name] = await open.shop.buyer(name)
})
afterAll(() => open?.shop.close())

const sent = async (partId: string) =>
  await open.shop.sql<{ recipient: string; values: LifecycleMail }[]>`
    select recipient, values
    from mail
    where kind = 'part-lifecycle' and event like ${`lifecycle:${partId}:%`}
    order by id`
const say = (id: string, life: object) => open.admin.call('PATCH', `/parts/${id}`, life)
const tell = () => work['tell-lifecycles'](open.shop.shop, {})
const line = { quantity: 3, ownNumber: '', note: '' }
const buy = async (who: TestUser, quantity: number) => {
  const answer = await who.call('POST', '/order', orderOf(part, quantity, 110 * quantity))
  const { insertedId } = (await answer.json()) as { insertedId: string }
  await open.shop.sql`update orders set paid_minor = total_minor where id = ${insertedId}`
  return insertedId
}

/** One company holds it in three ways by two people; one buyer bought it too long ago. */
async function hold() {
  const { Firm, Mate, Buyer, Old, Lister, Basket, Builder } = people as Record<string, TestUser>
  const company = await openCompany(open.shop, open.admin, Firm!, 'Firm Works')
  const mate = await join(open.shop, company, Mate!, ['buyer'])
  await buy(company.founder, 40)
  await buy(mate, 2)
  await mate.call('POST', '/lists', { name: 'Again', lines: [{ partsId: part, ...line }] })
  await mate.call('POST', '/builds', { name: 'Node', lines: [{ partId: part, quantity: 1 }] })
  await buy(Buyer!, 5)
  const long = await buy(Buyer!, 7)
  await open.shop
    .sql`update orders set created_at = now() - interval '13 months' where id = ${long}`
  const old = await buy(Old!, 9)
  await open.shop.sql`update orders set created_at = now() - interval '25 months' where id = ${old}`
  await Lister!.call('POST', '/lists', { name: 'Mine', lines: [{ partsId: part, ...line }] })
  await Basket!.call('POST', '/basket', { lines: [{ partsId: part, ...line }] })
  await Builder!.call('POST', '/builds', { name: 'PC', lines: [{ partId: part, quantity: 1 }] })
}

test('exactly the companies and lone buyers by the rule are told, once each', async () => {
  await hold()
  await say(part, { lifecycle: 'last-buy', lastBuyOn: '2099-01-31', replacedBy: 'BUILD-other' })
  await Promise.all([tell(), tell()])
  const mails = await sent(part)
  expect(
    Object.fromEntries(mails.map(({ recipient, values }) => [recipient, values.units])),
  ).toEqual({
    [people.Firm!.email]: 42,
    [people.Buyer!.email]: 5,
    [people.Lister!.email]: 0,
    [people.Basket!.email]: 0,
    [people.Builder!.email]: 0,
  })
  expect(mails).toHaveLength(5)
  expect(mails.find(({ recipient }) => recipient === people.Firm!.email)?.values).toMatchObject({
    company: 'Firm Works',
    state: 'last-buy',
    lastBuyOn: '2099-01-31',
    days: null,
    replacement: expect.stringContaining('(BUILD-other): nothing known is worse'),
    substitutes: [expect.stringContaining('(BUILD-reminded)')],
  })
})

test('nobody is told of the same state again, and of each other state once', async () => {
  await say(part, { lifecycle: 'nrnd' })
  await tell()
  expect(await sent(part)).toHaveLength(10)
  await say(part, { lifecycle: 'active' })
  await say(part, { lifecycle: 'nrnd' })
  await tell()
  expect(await sent(part)).toHaveLength(10)
})

test('what was changed again before anybody was told is told as it is now', async () => {
  await say(part, { lifecycle: 'last-buy', lastBuyOn: '2099-01-31' })
  await say(part, { lifecycle: 'eol', lastBuyOn: null })
  await tell()
  const states = (await sent(part)).map(({ values }) => values.state)
  expect(states.slice(10)).toEqual(Array.from({ length: 5 }, () => 'eol'))
})

test('a last day that is moved is told, earlier, later or past, once each, also when it moves back', async () => {
  const id = open.ids.reminded!
  const { Basket } = people as Record<string, TestUser>
  await Basket!.call('POST', '/basket', { lines: [{ partsId: id, ...line }] })
  const told = async (life: object) => {
    expect((await say(id, life)).status).toBe(200)
    await Promise.all([tell(), tell()])
    const values = (await sent(id)).map((mail) => mail.values)
    return values.map(({ lastBuyOn, isMoved }) => `${lastBuyOn}${isMoved ? ' moved' : ''}`)
  }
  const first = ['2099-06-30']
  expect(await told({ lifecycle: 'last-buy', lastBuyOn: '2099-06-30' })).toEqual(first)
  const second = [...first, '2099-01-31 moved']
  expect(await told({ lastBuyOn: '2099-01-31' })).toEqual(second)
  expect(await told({ lastBuyOn: '2099-01-31', lastShipOn: '2099-12-31' })).toEqual(second)
  const third = [...second, '2099-06-30 moved']
  expect(await told({ lastBuyOn: '2099-06-30' })).toEqual(third)
  await told({ lifecycle: 'nrnd' })
  const again = await told({ lifecycle: 'last-buy', lastBuyOn: '2099-06-30' })
  expect(again).toEqual([...third, 'null'])
  expect(await told({ lastBuyOn: '2026-01-31', lastShipOn: null })).toEqual([
    ...again,
    '2026-01-31 moved',
  ])
  const last = (await sent(id)).at(-1)!
  expect(last.values.ordersEnded).toBe(true)
})

test('an import tells as well', async () => {
  const { Lister } = people as Record<string, TestUser>
  await Lister!.call('POST', '/lists', {
    name: 'Other',
    lines: [{ partsId: open.ids.other, ...line }],
  })
  const rows = [{ mpn: 'BUILD-other', lifecycle: 'EOL', lastBuyOn: '31.01.2026' }]
  const fed = await open.admin.call('PUT', '/feed/parts', { rows })
  expect(await fed.json()).toMatchObject({ changed: 1 })
  await tell()
  expect(await sent(open.ids.other!)).toMatchObject([
    { recipient: Lister!.email, values: { state: 'eol', lastBuyOn: '2026-01-31' } },
  ])
})

test('sixty and fourteen days before the last day each holder is reminded, once, and not when it was told later', async () => {
  const id = open.ids.reminded!
  const { Basket } = people as Record<string, TestUser>
  await Basket!.call('POST', '/basket', { lines: [{ partsId: id, ...line }] })
  const remind = () => work['remind-lifecycles'](open.shop.shop, {})
  const reminders = async () => (await sent(id)).flatMap(({ values }) => values.days ?? [])
  const inDays = async (days: number, saidDaysAgo: number) => {
    const [row] = await open.shop.sql<{ day: string }[]>`
      select (shop_day() + ${days}::int)::text as day`
    await say(id, { lifecycle: 'last-buy', lastBuyOn: row!.day })
    await open.shop.sql`
      update part_lifecycle set at = now() - make_interval(days => ${saidDaysAgo}::int)
      where part_id = ${id} and last_buy_on = ${row!.day}`
    await Promise.all([remind(), remind()])
    await remind()
    return await reminders()
  }
  expect(await inDays(70, 0)).toEqual([])
  expect(await inDays(58, 0)).toEqual([])
  expect(await inDays(59, 5)).toEqual([60])
  expect(await inDays(13, 5)).toEqual([60, 14])
  expect(await inDays(12, 0)).toEqual([60, 14])
})
