import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '../../../contract/figures.ts'
import type { ShopReadiness } from '../../../contract/readiness/readiness.ts'
import { type bankOf, openBankShop, payToAccount } from '../../../tests/bank.fixture.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { tellLateStatements } from './await-statements.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
beforeAll(async () => {
  ;({ shop, admin, bank } = await openBankShop())
})
afterAll(() => shop?.close())

const late = async () => (await read<Figures>(admin.call('GET', '/figures?days=7'))).lateStatements
const states = async () => {
  const { checks } = await read<ShopReadiness>(admin.call('GET', '/shop-readiness'))
  const of = (name: string) => checks.find((one) => one.name === name)!.state
  return [of('paid-to'), of('statements')]
}
const told = async () => {
  await tellLateStatements(shop.shop)
  const mails = await shop.sql<{ to: string }[]>`
    select recipient as to from mail where kind = 'statements-late' order by recipient`
  return mails.map(({ to }) => to)
}
const dayBack = async (days: number) => {
  const [row] = await shop.sql<{ day: string }[]>`select (shop_day() - ${days}::int)::text as day`
  return row!.day
}
const upload = async (on: string) =>
  await bank.upload({ lines: [{ amount: 1, text: `Late ${on}`, on }], from: on, to: on })

test('a shop that awaits statements is told once a gap that the newest is old, and asked about it when it gets ready', async () => {
  const other = await shop.admin()
  const both = [admin.email, other.email].toSorted()
  expect([await late(), await told(), await states()]).toEqual([null, [], ['ready', 'advice']])
  const five = await dayBack(5)
  await upload(five)
  expect(await late()).toEqual({ newestOn: five, days: 5 })
  expect(await told()).toEqual(both)
  expect(await told()).toEqual(both)
  expect(await states()).toEqual(['ready', 'advice'])
  await upload(await dayBack(3))
  expect([await late(), await told(), await states()]).toEqual([null, both, ['ready', 'ready']])
  await shop.sql`update bank_statement set first_on = first_on - 2, last_on = last_on - 2`
  expect(await late()).toMatchObject({ days: 5 })

  // without transfers and accounts nobody waits for them; with an account, somebody does
  await payToAccount(admin, 'DE00370400440532013000')
  await shop.sql`update bank_statement set first_on = first_on - 1, last_on = last_on - 1`
  expect([await late(), await states()]).toEqual([null, ['advice', 'ready']])
  const before = (await told()).length
  await openCreditCompany(shop, admin, 'Late Works', { limit: 1_000 })
  expect(await late()).toMatchObject({ days: 6 })
  expect(await told()).toHaveLength(before + 2)
  expect(await states()).toEqual(['advice', 'advice'])
})
