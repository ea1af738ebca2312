import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference } from '../../contract/bank/reference.ts'
import { type bankOf, openBankShop, owingCompany, theirs } from '../../tests/bank.fixture.ts'
import { told } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import type { TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { matchBankLines } from './index.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
let wholeBooks: () => Promise<void>
beforeAll(async () => {
  ;({ shop, admin, bank, wholeBooks } = await openBankShop())
})
afterAll(() => shop?.close())

const owing = (name: string, pieces: number[]) => owingCompany(shop, admin, name, pieces)

test('business: 5.1 a line that names an invoice, an order or a reference, and is what is open, is booked by itself', async () => {
  const one = await owing('Certain', [10, 20, 30, 40])
  const [first, second, third] = one.numbers
  const spaced = first!.replace('-', ' ').replace(/(\d{3})(?=\d)/, '$1 ')
  const reference = creditorReference(second!).replace(/.{4}/g, '$& ')
  const answer = await bank.upload({
    lines: [
      { amount: 1_000, text: `Your ${spaced} dated 2026 thanks`, ref: 'certain-1' },
      { amount: 2_000, text: reference, ref: 'certain-2' },
      {
        amount: 4_000,
        text: 'Thank you',
        endToEnd: one.orders[3]!.toLowerCase(),
        ref: 'certain-3',
      },
      { amount: 2_999.6, text: third!, ref: 'certain-4' },
    ],
  })
  expect(answer).toMatchObject({ new: 4, matched: 3, suggested: 1, open: 0 })
  expect(await one.open()).toEqual([3_000])
  const line = await bank.line('certain-1')
  expect(line).toMatchObject({ state: 'matched', matched: 1_000, suggestions: [] })
  expect(line.matches).toMatchObject([{ amount: 1_000, invoices: [first], by: null }])
  const [, , entry] = await one.entries()
  expect(entry).toMatchObject({ kind: 'payment', on: '2026-02-14', mayUndo: false })
  await wholeBooks()
})

test('business: 5.1 a reference with a wrong digit, an invoice of another amount, or a number that may be two names nothing for certain', async () => {
  const one = await owing('Uncertain', [10, 20])
  const [first, second] = one.numbers
  const reference = creditorReference(first!)
  const wrong = reference.slice(0, 2) + (reference[2] === '9' ? '0' : '9') + reference.slice(3)
  const answer = await bank.upload({
    lines: [
      { amount: 1_000, text: wrong, ref: 'uncertain-1', iban: '' },
      { amount: 1_500, text: second!, ref: 'uncertain-2', iban: '' },
      { amount: 3_000, text: 'Both', ref: 'uncertain-3', name: 'UNCERTAIN', iban: '' },
    ],
  })
  expect(answer).toMatchObject({ matched: 0, suggested: 3 })
  const reasons = async (words: string) =>
    (await bank.line(words)).suggestions.map((one) => one.reasons)
  expect(await reasons('uncertain-1')).toEqual([['only-amount']])
  expect(await reasons('uncertain-2')).toEqual([['reference', 'less']])
  expect((await reasons('uncertain-3'))[0]).toEqual(['name', 'all-open'])
  expect(await one.open()).toEqual([1_000, 2_000])
})

test('business: 5.5 an invoice that came less a fee of the bank is suggested, and never closed by itself', async () => {
  const one = await owing('Fee', [10])
  const answer = await bank.upload({
    lines: [
      { amount: 999.6, text: one.numbers[0]!, ref: 'fee-1', iban: 'FR7630006000011234567890189' },
    ],
  })
  expect(answer).toMatchObject({ matched: 0, suggested: 1 })
  const line = await bank.line('fee-1')
  expect(line.suggestions).toMatchObject([
    { reasons: ['reference', 'less-fee'], amount: 999.6, invoices: one.numbers },
  ])
  await matchBankLines(shop.shop)
  expect(await one.open()).toEqual([1_000])
  const accepted = { companyId: one.id, amount: 999.6, invoices: one.numbers }
  expect((await bank.match(line._id, accepted)).status).toBe(200)
  expect(await one.open()).toEqual([0.4])
  expect((await bank.line('fee-1')).state).toBe('matched')
  // the account is known from then on
  await ship(admin, await one.ordered(17))
  await bank.upload({
    lines: [{ amount: 1_700, text: 'No words', ref: 'fee-2', iban: 'FR7630006000011234567890189' }],
  })
  expect((await bank.line('fee-2')).suggestions[0]).toMatchObject({
    reasons: ['known-account', 'amount'],
    company: { _id: one.id },
  })
  await wholeBooks()
})

test('business: 5.1 one line that is matched by ten at once is booked once, also while statements are looked at', async () => {
  const one = await owing('Racing', [10, 10])
  await bank.upload({ lines: [{ amount: 1_000, text: 'Race', ref: 'race-1', iban: '' }] })
  const { _id: id } = await bank.line('race-1')
  const body = { companyId: one.id, amount: 1_000 }
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => told(bank.match(id, body))),
    matchBankLines(shop.shop).then(() => [0]),
  ])
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([, code]) => code === 'over_allocated')).toHaveLength(9)
  expect(await one.open()).toEqual([1_000])
  await wholeBooks()
  const undone = await Promise.all([bank.undo(id), bank.undo(id), bank.undo(id)].map(told))
  expect(undone.map(([status]) => status).sort()).toEqual([200, 409, 409])
  expect(await one.open()).toEqual([1_000, 1_000])
  await wholeBooks()
})

test('business: 5.1 one line that pays beyond doubt is booked once, however many look at once', async () => {
  const one = await openCreditCompany(shop, admin, 'Looked at', { limit: 100_000 })
  const id = await one.ordered(10)
  await ship(admin, id)
  const [invoice] = await one.invoices('open')
  const lines = [{ amount: 1_000, text: invoice!.invoiceNumber, ref: 'looked-1', iban: theirs }]
  const looks = Array.from({ length: 5 }, () => matchBankLines(shop.shop))
  const uploads = Array.from({ length: 5 }, () => bank.upload({ lines }))
  await Promise.all([...looks, ...uploads])
  expect((await bank.line('looked-1')).state).toBe('matched')
  expect(await one.account()).toMatchObject({ balance: 0, unallocated: 0 })
  await wholeBooks()
})
