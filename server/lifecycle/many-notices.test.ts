import { afterAll, beforeAll, expect, test } from 'vitest'
import { kit } from '../../contract/builds/builds.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { type BuildsShop, openBuildsShop } from '../builds/builds-shop.fixture.ts'
import { work } from '../jobs/work.ts'
import type { LifecycleMail, LifecyclesMail } from '../mail/index.ts'

const names = ['one', 'two', 'three', 'four', 'five'] as const

let open: BuildsShop
let few: TestUser
let many: TestUser
beforeAll(async () => {
  open = await openBuildsShop(Object.fromEntries(names.map((name) => [name, kit()])))
  few = await open.shop.buyer('Few')
  many = await open.shop.buyer('Many')
  await save(few, names.slice(0, 3))
  await save(many, names)
})
afterAll(() => open?.shop.close())

const line = { quantity: 3, ownNumber: '', note: '' }
const save = async (who: TestUser, saved: readonly string[]) => {
  const lines = saved.map((name) => ({ partsId: open.ids[name]!, ...line }))
  const answer = await who.call('POST', '/lists', { name: 'Kept', lines })
  expect(answer.status).toBe(200)
}
const feed = async (life: object, of: readonly string[] = names) => {
  const rows = of.map((name) => ({ mpn: `BUILD-${name}`, ...life }))
  const answer = await open.admin.call('PUT', '/feed/parts', { rows })
  expect(await answer.json()).toMatchObject({ changed: of.length })
  await work['tell-lifecycles'](open.shop.shop, {})
}
const sent = async <Values>({ email }: TestUser, kind: string) => {
  const mails = await open.shop.sql<{ values: Values }[]>`
    select values from mail where kind = ${kind} and recipient = ${email} order by id`
  return mails.map(({ values }) => values)
}
const apart = async (who: TestUser) =>
  (await sent<LifecycleMail>(who, 'part-lifecycle')).map(({ mpn }) => mpn)
const together = async (who: TestUser) =>
  (await sent<LifecyclesMail>(who, 'parts-lifecycle')).map(({ parts }) =>
    parts.map(({ mpn, state }) => `${mpn} ${state}`),
  )

test('what an import says of more than three parts of a buyer is one mail, of three one each', async () => {
  await feed({ lifecycle: 'last-buy', lastBuyOn: '2099-01-31' })
  expect(await apart(few)).toEqual(['BUILD-one', 'BUILD-three', 'BUILD-two'])
  expect(await together(few)).toEqual([])
  expect(await apart(many)).toEqual([])
  expect(await together(many)).toEqual([
    ['five', 'four', 'one', 'three', 'two'].map((name) => `BUILD-${name} last-buy`),
  ])
  const [mail] = await sent<LifecyclesMail>(many, 'parts-lifecycle')
  expect(mail).toMatchObject({ name: 'Many', company: null, more: 0 })
})

test('nobody is told again what stood in a mail of many, and of what is new alone', async () => {
  await feed({ lifecycle: 'active', lastBuyOn: null })
  await feed({ lifecycle: 'last-buy', lastBuyOn: '2099-01-31' })
  expect([await apart(many), (await together(many)).length]).toEqual([[], 1])
  await feed({ lifecycle: 'nrnd', lastBuyOn: null }, ['five'])
  expect([await apart(many), (await together(many)).length]).toEqual([['BUILD-five'], 1])
  const [left] = await open.shop.sql<{ count: number }[]>`
    select count(*)::int as count from lifecycle_notice where recipient is not null`
  expect(left).toEqual({ count: 0 })
})

test('several reminders of one day are one mail as well', async () => {
  await feed({ lifecycle: 'eol' }, ['five'])
  const rest = names.slice(0, 4)
  const [day] = await open.shop.sql<{ day: string }[]>`
    select (shop_day() + 14)::text as day`
  await feed({ lifecycle: 'last-buy', lastBuyOn: day!.day }, rest)
  await open.shop.sql`update part_lifecycle set at = at - interval '60 days'`
  const before = await together(many)
  await work['remind-lifecycles'](open.shop.shop, {})
  const reminders = (await sent<LifecyclesMail>(many, 'parts-lifecycle')).slice(before.length)
  expect(reminders.map(({ parts }) => parts.map(({ days }) => days))).toEqual([[14, 14, 14, 14]])
})
