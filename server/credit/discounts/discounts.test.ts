import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreditEntry } from '../../../contract/companies/credit.ts'
import { type bankOf, openBankShop } from '../../../tests/bank.fixture.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import { payAtProvider } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
let wholeBooks: () => Promise<void>
beforeAll(async () => {
  ;({ shop, admin, bank, wholeBooks } = await openBankShop())
})
afterAll(() => shop?.close())

/** A company that gets two percent off an invoice of 1,000.00 and one of 2,000.00 until 2026-02-14, the day of lines. */
async function early(name: string) {
  const terms = { limit: 100_000, discount: { percent: 2, days: 14 } }
  const one = await openCreditCompany(shop, admin, name, terms)
  for (const pieces of [10, 20]) await ship(admin, await one.ordered(pieces))
  const invoices = await one.invoices('open')
  expect(invoices.map(({ discount }) => discount?.amount)).toEqual([20, 40])
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const until = async (day: string) =>
    await shop.sql`
      update credit_entry set discount_until = ${day} where company_id = ${one.id} and kind = 'invoice'`
  await until('2026-02-14')
  return {
    ...one,
    until,
    first: numbers[0]!,
    second: numbers[1]!,
    open: async () => (await one.invoices('open')).map(({ open }) => open),
    lines: async () =>
      (await read<CreditEntry[]>(admin.call('GET', `${one.path}/entries`)))
        .filter(({ kind }) => kind !== 'invoice')
        .map(({ kind, amount }) => [kind, amount]),
  }
}

test('business: 5 a transfer of what is due less the discount closes its invoices by itself, in time and to the cent', async () => {
  const one = await early('Early')
  await bank.upload({
    lines: [
      { amount: 979.99, text: one.first, ref: 'early-1', iban: '' },
      { amount: 980, text: one.first, ref: 'early-2', iban: '', on: '2026-02-15' },
    ],
    to: '2026-02-15',
  })
  expect(await one.open()).toEqual([1_000, 2_000])
  expect((await bank.line('early-2')).suggestions[0]!.reasons).toEqual(['reference', 'less'])
  const text = `${one.first} ${one.second.replace('-', ' ')}`
  await bank.upload({ lines: [{ amount: 2_940, text, ref: 'early-3', iban: '' }] })
  const line = await bank.line('early-3')
  expect(line).toMatchObject({ state: 'matched', matched: 2_940 })
  expect(line.matches).toMatchObject([{ amount: 2_940, writtenOff: 0 }])
  expect(await one.open()).toEqual([])
  expect(await one.account()).toMatchObject({ balance: 0, unallocated: 0 })
  expect(await one.lines()).toEqual([
    ['discount', -40],
    ['discount', -20],
    ['payment', -2_940],
  ])
  await wholeBooks()
  // what the payment took with it goes with it
  expect((await bank.undo(line._id)).status).toBe(200)
  expect(await one.open()).toEqual([1_000, 2_000])
  expect(await one.account()).toMatchObject({ balance: 3_000 })
  await wholeBooks()
  const again = { companyId: one.id, amount: 2_940, invoices: [one.first, one.second] }
  expect((await bank.match(line._id, again)).status).toBe(200)
  expect(await one.open()).toEqual([])
  await wholeBooks()
})

test('business: 5 a card in time asks for what is due less the discount, and takes it when it settles', async () => {
  const one = await early('Early card')
  const start = async () =>
    await read<{ paymentId: string; clientSecret: string; amount: number }>(
      one.founder.call('POST', '/account/payments', { for: one.id, invoices: [one.first] }),
    )
  expect((await start()).amount).toBe(100_000)
  await one.until('2999-01-01')
  const { paymentId, clientSecret, amount } = await start()
  expect(amount).toBe(98_000)
  const intent = clientSecret.split('_secret')[0]!
  await payAtProvider(shop, intent)
  const confirmed = { transactionId: intent }
  const path = `/account/payments/${paymentId}`
  expect((await one.founder.call('PATCH', path, confirmed)).status).toBe(200)
  expect(await one.open()).toEqual([2_000])
  expect(await one.lines()).toEqual([
    ['discount', -20],
    ['payment', -980],
  ])
  await wholeBooks()
})

test('business: 5 of goods that come back no more goes back than was paid for them early', async () => {
  const one = await early('Early back')
  const day = { receivedOn: '2026-02-14', invoices: [one.first] }
  expect((await one.pay(980, day)).status).toBe(200)
  const credit = (amount: number) =>
    admin.call('POST', `/invoices/${one.first}/credit-notes`, { amount, reason: 'Some is missing' })
  expect((await credit(500)).status).toBe(200)
  // 500 less their 2 percent pay what is open of the other
  expect(await one.open()).toEqual([1_510])
  expect((await credit(500)).status).toBe(200)
  expect(await one.open()).toEqual([1_020])
  expect(await one.account()).toMatchObject({ balance: 1_020 })
  await wholeBooks()
})

test('business: 5 the terms of a discount are told, printed, and bounded by the days of the account', async () => {
  const one = await early('Early told')
  expect(await one.account()).toMatchObject({ discount: { percent: 2, days: 14 } })
  const change = (discount: object | null) => told(admin.call('PATCH', one.path, { discount }))
  expect(await change({ percent: 2, days: 31 })).toEqual([400, 'invalid_input'])
  expect(await change({ percent: 0.005, days: 5 })).toEqual([400, 'invalid_input'])
  expect(await change({ percent: 2.25, days: 10 })).toEqual([200, undefined])
  expect(await change(null)).toEqual([200, undefined])
  expect(await one.account()).toMatchObject({ discount: null })
  await ship(admin, await one.ordered(10))
  expect((await one.invoices('open')).at(-1)).toMatchObject({ discount: null })
  const mails = await shop.sql<{ discount: string }[]>`
    select values->>'discount' as discount from mail
    where kind = 'account-changed' and recipient = ${one.founder.email} order by id`
  expect(mails.map(({ discount }) => discount)).toEqual([
    '2% within 14 days',
    '2.25% within 10 days',
    '',
  ])
  const [share] = await shop.sql<{ minor: number }[]>`
    select tax_share(${'{"taxes":[{"taxMinor":1900}],"lines":[{"quantity":1,"unitPriceMinor":10000}]}'}::jsonb, 238) as minor`
  expect(share).toEqual({ minor: 38 })
})
