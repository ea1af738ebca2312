import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreditEntry, Receivable } from '../../contract/companies/credit.ts'
import { join, read, told } from '../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks } from '../books/check-books.ts'
import { remindOverdue } from './remind-overdue.ts'

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

const company = (name: string, terms?: object) => openCreditCompany(shop, admin, name, terms)
const wholeBooks = async () => expect((await checkBooks(shop.database)).violations).toEqual([])

/** A company with an invoice of 1,000.00, one of 2,000.00 and one of 500.00, in this order. */
async function owing(name: string, terms?: object) {
  const one = await company(name, terms)
  for (const pieces of [10, 20, 5 + 5]) await ship(admin, await one.ordered(pieces))
  const open = async () => (await one.invoices('open')).map((invoice) => invoice.open)
  const numbers = (await one.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  return { ...one, open, numbers }
}

test('business: 5 money that came pays what it names, then what is due first, and the rest pays what comes next', async () => {
  const one = await owing('Paying')
  const [, second] = one.numbers
  expect((await one.pay(500, { invoices: [second!.toLowerCase()] })).status).toBe(200)
  expect(await one.open()).toEqual([1_000, 1_500, 1_000])
  expect((await one.pay(1_200)).status).toBe(200)
  expect(await one.open()).toEqual([1_300, 1_000])
  expect((await one.pay(2_600)).status).toBe(200)
  expect(await one.account()).toMatchObject({ balance: -300, unallocated: 300, available: 10_300 })
  await ship(admin, await one.ordered(10))
  expect(await one.open()).toEqual([700])
  expect((await one.invoices('paid')).map(({ state }) => state)).toEqual(Array(3).fill('paid'))
  await wholeBooks()
})

test('business: 5 a payment that was written down wrongly is taken back, once, and others take its place', async () => {
  const one = await owing('Undoing')
  const { insertedId: wrong } = await read<{ insertedId: string }>(one.pay(3_500))
  await one.pay(900)
  expect(await one.account()).toMatchObject({ balance: -400, unallocated: 400 })
  const undo = () => told(admin.call('DELETE', `/account-payments/${wrong}`))
  const answers = await Promise.all([undo(), undo(), undo()])
  expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409])
  expect(await one.open()).toEqual([600, 2_000, 500])
  const entries = await read<CreditEntry[]>(admin.call('GET', `${one.path}/entries`))
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['payment-undone', 3_500, 3_100],
    ['payment', -900, -400],
    ['payment', -3_500, 500],
    ['invoice', 1_000, 4_000],
    ['invoice', 2_000, 3_000],
    ['invoice', 1_000, 1_000],
  ])
  expect(entries.map(({ mayUndo }) => mayUndo)).toEqual([false, true, false, false, false, false])
  await wholeBooks()
})

test('business: 5 no money is written down that cannot be as it is said', async () => {
  const one = await owing('Wrong')
  const other = await owing('Other')
  const wrong = (amount: number, more: object = {}) => told(one.pay(amount, more))
  expect(await wrong(100, { invoices: other.numbers })).toEqual([409, 'invoice_not_open'])
  expect(await wrong(100, { invoices: ['IN-x'] })).toEqual([409, 'invoice_not_open'])
  expect(await wrong(0)).toEqual([400, 'invalid_input'])
  expect(await wrong(0.005)).toEqual([400, 'invalid_input'])
  expect(await wrong(10.005)).toEqual([400, 'invalid_input'])
  expect(await wrong(100, { receivedOn: '2999-01-01' })).toEqual([400, 'invalid_input'])
  expect((await one.account()).balance).toBe(4_000)
})

test('business: 5.8 only those who pay for a company see its account, and their own alone', async () => {
  const one = await owing('Seeing')
  const finance = await join(shop, one, await shop.buyer('Finance'), ['finance'])
  const buyer = await join(shop, one, await shop.buyer('Buyer'), ['buyer'])
  const none = await openCreditCompany(shop, admin, 'Another')
  expect(await read(finance.call('GET', '/account'))).toMatchObject({ balance: 4_000 })
  const paths = ['', '/invoices', '/entries', '/statement']
  for (const path of paths)
    expect(await told(buyer.call('GET', `/account${path}`)), path).toEqual([403, 'right_missing'])
  expect(await read(none.founder.call('GET', '/account/invoices'))).toEqual([])
  const statement = await (await finance.call('GET', '/account/statement')).text()
  expect(statement.trim().split('\r\n')).toHaveLength(4)
  expect(statement).toContain(one.numbers[0])
  await one.pay(100)
  const january = await (
    await finance.call('GET', '/account/statement?from=2026-01-01&to=2026-01-31')
  ).text()
  expect(january.trim().split('\r\n')).toHaveLength(2)
  expect(january).toContain('Payment')
})

test('business: 5 lists of invoices and entries are read page by page', async () => {
  const one = await owing('Paging')
  for (const list of ['/invoices?state=open&', '/invoices?', '/entries?']) {
    const whole = await read<object[]>(admin.call('GET', `${one.path}${list}limit=100`))
    const found: object[] = []
    let next: string | undefined = `${one.path}${list}limit=1`
    for (let pages = 0; next && pages < 10; pages += 1) {
      const answer = await admin.call('GET', next)
      found.push(...((await answer.json()) as object[]))
      next = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(found, list).toEqual(whole)
  }
})

test('business: 5.4 what is open is told by how long it is overdue, today and as it was', async () => {
  const one = await owing('Ageing')
  const edges = [
    [0, 'notDue'],
    [1, 'days1to30'],
    [30, 'days1to30'],
    [31, 'days31to60'],
    [60, 'days31to60'],
    [61, 'days61to90'],
    [90, 'days61to90'],
    [91, 'over90'],
  ] as const
  for (const [days, name] of edges) {
    await makeOverdue(shop, one.id, days)
    const { ageing, overdue } = await one.account()
    expect(ageing, String(days)).toMatchObject({ [name]: 4_000 })
    expect(overdue).toBe(days === 0 ? 0 : 4_000)
  }
  const receivables = async (query = '') =>
    (await read<Receivable[]>(admin.call('GET', `/receivables${query}`))).find(
      ({ company: { _id } }) => _id === one.id,
    )
  expect(await receivables()).toMatchObject({ balance: 4_000, ageing: { over90: 4_000 } })
  expect(await receivables('?asOf=2020-01-01')).toMatchObject({ balance: 0, oldestDueOn: null })
  await one.pay(4_000)
  const [row] = await shop.sql<{ day: string }[]>`select shop_day()::text as day`
  expect(await receivables(`?asOf=${row!.day}`)).toMatchObject({ balance: 0, overdue: 0 })
  // the money came on the last day of January, when nothing was invoiced yet
  expect(await receivables('?asOf=2026-01-31')).toMatchObject({ balance: -4_000 })
})

test('business: 5.6 what is overdue is reminded of at 3, 10 and 20 days, once each, and then the account stops', async () => {
  const one = await owing('Reminded', { whenOverdue: 'warn' })
  const letters = async () =>
    await shop.sql<{ level: number; first: string; count: number }[]>`
      select (values->>'level')::int as level, values->'invoices'->0->>'open' as first,
        jsonb_array_length(values->'invoices') as count
      from mail
      where kind = 'account-reminder' and recipient = ${one.founder.email}
      order by id`
  const after = async (days: number) => {
    await makeOverdue(shop, one.id, days)
    await remindOverdue(shop.shop)
    await remindOverdue(shop.shop)
    return await letters()
  }
  expect(await after(2)).toEqual([])
  expect(await after(3)).toMatchObject([{ level: 1, first: '$1,000.00', count: 3 }])
  await one.pay(1_400)
  expect(await after(10)).toMatchObject([{ level: 1 }, { level: 2, first: '$1,600.00', count: 2 }])
  expect((await one.account()).state).toBe('open')
  expect(await after(20)).toHaveLength(3)
  expect((await one.account()).state).toBe('stopped')
  await one.pay(5_000)
  expect(await after(40)).toHaveLength(3)
})

test('business: 5 nobody is reminded while the statements of the bank are old, and the seller is told so', async () => {
  const one = await owing('Unread', { whenOverdue: 'warn' })
  await makeOverdue(shop, one.id, 20)
  const after = async (daysAgo: number) => {
    await shop.sql`
      insert into bank_statement (id, iban, currency, format, first_on, last_on, file_name, sha256, nth)
      values (gen_random_uuid(), 'DE89370400440532013000', 'USD', 'csv',
        shop_day() - ${daysAgo}::int, shop_day() - ${daysAgo}::int, 'days.csv', ${String(daysAgo)}, 0)`
    await remindOverdue(shop.shop)
    const letters = await shop.sql`
      select from mail where kind = 'account-reminder' and recipient = ${one.founder.email}`
    const bank = await read<{ remindersWait: boolean }>(admin.call('GET', '/bank'))
    return [bank.remindersWait, letters.length, (await one.account()).state]
  }
  expect(await after(40)).toEqual([true, 0, 'open'])
  expect(await after(4)).toEqual([true, 0, 'open'])
  expect(await after(3)).toEqual([false, 1, 'stopped'])
})

test('business: 5 the last credit is given once, however many ask for it at once', async () => {
  const one = await company('Racing', { limit: 10_000 })
  // orders of one buyer come one after the other anyway
  const buyers: TestUser[] = []
  for (let at = 0; at < 5; at += 1)
    buyers.push(await join(shop, one, await shop.buyer(`Racer ${at}`), ['buyer']))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => told(one.order(10, {}, buyers[at % 5]!))),
  )
  const taken = answers.filter(([status]) => status === 200)
  expect(taken).toHaveLength(10)
  expect(new Set(answers.map(([, code]) => code))).toEqual(new Set([undefined, 'account_limit']))
  expect(await one.account()).toMatchObject({ committed: 10_000, available: 0 })
  await wholeBooks()
})

test('business: 5 shipping, paying, ordering and cancelling on one account at once end without a deadlock', async () => {
  const one = await company('Crowded', { limit: 1_000_000 })
  const [toShip, toCancel] = [
    await Promise.all(Array.from({ length: 8 }, () => one.ordered(10))),
    await Promise.all(Array.from({ length: 8 }, () => one.ordered(10))),
  ]
  for (const id of toShip) await admin.call('PATCH', `/order-release/${id}`)
  const asked = [
    ...toShip.map((id) => admin.call('POST', `/order/${id}/shipments`, {})),
    ...toCancel.map((id) => one.founder.call('DELETE', `/order/${id}`)),
    ...Array.from({ length: 8 }, () => one.pay(100)),
    ...Array.from({ length: 8 }, () => one.order(10)),
    ...Array.from({ length: 4 }, (_, at) => admin.call('PATCH', one.path, { days: at + 1 })),
  ]
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await one.account()).toMatchObject({ balance: 7_200, committed: 8_000 })
  await wholeBooks()
})
