import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreditEntry, Receivable } from '../../../contract/companies/credit.ts'
import type { ListedDispute } from '../../../contract/companies/disputes.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { join, read, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { checkBooks } from '../../books/check-books.ts'
import { remindOverdue } from '../remind-overdue.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

/** A company with an invoice of 1,000.00 and one of 2,000.00. */
async function owing(name: string) {
  const one = await openCreditCompany(shop, admin, name)
  for (const pieces of [10, 20]) await ship(admin, await one.ordered(pieces))
  const numbers = (await one.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  const dispute = (number: string, more: object = {}, who = one.founder) =>
    who.call('POST', `/invoices/${number}/disputes`, { reason: 'Two are missing', ...more })
  return {
    ...one,
    numbers: numbers as [string, string],
    dispute,
    /** Disputes an invoice; answers the dispute's id. */
    disputed: async (number: string, more: object = {}) =>
      (await read<{ insertedId: string }>(dispute(number, more))).insertedId,
    end: (id: string, body: object) => told(admin.call('PATCH', `/disputes/${id}`, body)),
    lastOf: async (number: string) =>
      (await one.invoices()).find(({ invoiceNumber }) => invoiceNumber === number)?.dispute,
    /** Which invoices each reminder named. */
    letters: async () =>
      (
        await shop.sql<{ numbers: string[] }[]>`
          select array(select i->>'number' from jsonb_array_elements(values->'invoices') i) as numbers
          from mail
          where kind = 'account-reminder' and recipient = ${one.founder.email}
          order by id`
      ).map(({ numbers: named }) => named),
  }
}

const standing = () => read<ListedDispute[]>(admin.call('GET', '/disputes?state=standing'))

test('business: 5 a disputed invoice is reminded of by nobody, is told everywhere, and the rest is asked for', async () => {
  const one = await owing('Disputing')
  const [first, second] = one.numbers
  await makeOverdue(shop, one.id, 4)
  const id = await one.disputed(first, { amount: 200 })
  await remindOverdue(shop.shop)
  expect(await one.letters()).toEqual([[second]])
  expect(await one.account()).toMatchObject({ disputed: 200, overdue: 3_000 })
  const receivables = async (query = '') =>
    (await read<Receivable[]>(admin.call('GET', `/receivables${query}`))).find(
      ({ company: { _id } }) => _id === one.id,
    )
  const [{ day }] = (await shop.sql`select shop_day()::text as day`) as [{ day: string }]
  expect(await receivables()).toMatchObject({ disputed: 200 })
  expect(await receivables(`?asOf=${day}`)).toMatchObject({ disputed: 200 })
  expect(await receivables('?asOf=2020-01-01')).toMatchObject({ disputed: 0 })
  const documents = await read<OrderDocument[]>(one.founder.call('GET', '/documents'))
  expect(documents.map(({ number, disputed }) => [number, disputed]).sort()).toEqual([
    [first, true],
    [second, false],
  ])
  const entries = await read<CreditEntry[]>(one.founder.call('GET', '/account/entries'))
  expect(entries.map(({ disputed }) => disputed)).toEqual([false, true])
  const statement = await (await one.founder.call('GET', '/account/statement')).text()
  expect(statement.split('\r\n').filter((row) => row.includes(',disputed,'))).toHaveLength(1)
  expect(await standing()).toMatchObject([
    {
      _id: id,
      invoiceNumber: first,
      amount: 200,
      open: 1_000,
      reason: 'Two are missing',
      company: { _id: one.id },
    },
  ])
  const { openDisputes } = await read<{ openDisputes: number }>(admin.call('GET', '/figures'))
  expect(openDisputes).toBe(1)
  const mail = await shop.sql<{ values: object }[]>`
    select values from mail where kind = 'invoice-disputed' and recipient = ${admin.email}`
  expect(mail).toMatchObject([{ values: { invoice: first, amount: '$200.00' } }])
  expect((await one.end(id, { state: 'accepted' }))[0]).toBe(200)

  // where all that is overdue is disputed no letter goes, and no account is stopped
  await one.disputed(second)
  await makeOverdue(shop, one.id, 25)
  await remindOverdue(shop.shop)
  expect(await one.letters()).toEqual([[second]])
  expect((await one.account()).state).toBe('open')
})

test('business: 5 what is disputed counts against the limit, and is overdue for new orders', async () => {
  const one = await owing('Limiting')
  const before = await one.account()
  const id = await one.disputed(one.numbers[0])
  expect(await one.account()).toMatchObject({
    balance: 3_000,
    committed: 0,
    disputed: 1_000,
    available: before.available,
  })
  expect(before.available).toBe(7_000)
  expect(await told(one.order(71))).toEqual([409, 'account_limit'])
  await makeOverdue(shop, one.id, 4)
  await admin.call('PATCH', one.path, { whenOverdue: 'refuse' })
  expect((await one.pay(2_000, { invoices: [one.numbers[1]] })).status).toBe(200)
  expect(await told(one.order(1))).toEqual([409, 'account_overdue'])
  // accepted, it is owed until its credit note
  expect(await one.end(id, { state: 'accepted' })).toEqual([200, undefined])
  expect(await told(one.order(1))).toEqual([409, 'account_overdue'])
  const credit = { amount: 1_000, reason: 'None came' }
  expect(
    (await admin.call('POST', `/invoices/${one.numbers[0]}/credit-notes`, credit)).status,
  ).toBe(200)
  expect(await one.account()).toMatchObject({ available: 10_000 })
  expect((await one.order(100)).status).toBe(200)
})

test('business: 5 what is accepted ends with its credit note, which lowers the invoice', async () => {
  const one = await owing('Accepted')
  const [first] = one.numbers
  await makeOverdue(shop, one.id, 12)
  const id = await one.disputed(first, { amount: 300 })
  expect(await one.end(id, { state: 'accepted', answer: 'You are right' })).toEqual([
    200,
    undefined,
  ])
  expect(await one.end(id, { state: 'rejected', answer: 'No' })).toEqual([409, 'dispute_ended'])
  // nobody is asked for what a credit note has yet to lower
  await remindOverdue(shop.shop)
  expect((await one.letters()).flat()).not.toContain(first)
  expect(await told(one.dispute(first))).toEqual([409, 'dispute_stands'])
  expect(await one.lastOf(first)).toMatchObject({ state: 'accepted', stands: true })
  const credit = { amount: 300, reason: 'Two were missing' }
  expect((await admin.call('POST', `/invoices/${first}/credit-notes`, credit)).status).toBe(200)
  expect(await one.lastOf(first)).toMatchObject({ stands: false, answer: 'You are right' })
  expect(await one.account()).toMatchObject({ balance: 2_700, disputed: 0 })
  expect((await standing()).map(({ _id }) => _id)).not.toContain(id)
  // the days in which it was looked at do not count
  await remindOverdue(shop.shop)
  expect((await one.letters()).flat()).not.toContain(first)
  const mail = await shop.sql`
    select from mail where kind = 'dispute-ended' and recipient = ${one.founder.email}`
  expect(mail).toHaveLength(1)
  expect((await checkBooks(shop.database)).violations).toEqual([])
})

test('business: 5 a rejected or withdrawn dispute leaves the invoice to be paid, with its answer beside it', async () => {
  const one = await owing('Rejected')
  const [first, second] = one.numbers
  const id = await one.disputed(first)
  expect(await one.end(id, { state: 'rejected' })).toEqual([400, 'invalid_input'])
  expect(await one.end(id, { state: 'rejected', answer: 'All were signed for' })).toEqual([
    200,
    undefined,
  ])
  expect(await one.lastOf(first)).toMatchObject({
    state: 'rejected',
    stands: false,
    answer: 'All were signed for',
  })
  const other = await one.disputed(second)
  const withdraw = () => told(one.founder.call('DELETE', `/disputes/${other}`))
  const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
  expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409])
  expect(await one.lastOf(second)).toMatchObject({ state: 'withdrawn', stands: false })
  expect(await one.account()).toMatchObject({ disputed: 0 })
  const events = await shop.sql<{ type: string; document: string }[]>`
    select type, document from event where document in (${first}, ${second}) and type like 'invoice.disp%' order by position`
  expect(events).toEqual([
    { type: 'invoice.disputed', document: first },
    { type: 'invoice.dispute_ended', document: first },
    { type: 'invoice.disputed', document: second },
    { type: 'invoice.dispute_ended', document: second },
  ])
})

test('business: 5 only who pays for the company disputes its open invoices, and no more of them than is open', async () => {
  const one = await owing('Asking')
  const other = await owing('Strange')
  const [first, second] = one.numbers
  const buyer = await join(shop, one, await shop.buyer('Buyer'), ['buyer'])
  const finance = await join(shop, one, await shop.buyer('Finance'), ['finance'])
  expect(await told(one.dispute(first, {}, buyer))).toEqual([403, 'right_missing'])
  expect(await told(other.dispute(first))).toEqual([404, 'not_found'])
  expect(await told(one.dispute('IN-x'))).toEqual([404, 'not_found'])
  expect(await told(one.dispute(first, { amount: 1_000.01 }))).toEqual([409, 'dispute_above'])
  expect(await told(one.dispute(first, { amount: 1.005 }))).toEqual([400, 'invalid_input'])
  expect(await told(one.dispute(first, { reason: ' ' }))).toEqual([400, 'invalid_input'])
  const asked = await Promise.all([1, 2, 3].map(() => told(one.dispute(first, {}, finance))))
  expect(asked.map(([status]) => status).sort()).toEqual([200, 409, 409])
  const [dispute] = await standing()
  const strange = told(other.founder.call('DELETE', `/disputes/${dispute!._id}`))
  expect(await strange).toEqual([404, 'not_found'])
  await one.pay(1_000, { invoices: [second] })
  await one.pay(1_000, { invoices: [second] })
  expect(await told(one.dispute(second))).toEqual([409, 'invoice_not_open'])
})
