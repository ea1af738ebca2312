import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference } from '../../contract/bank/reference.ts'
import type { CreditEntry } from '../../contract/companies/credit.ts'
import { bankOf, payToAccount, theirs } from '../../tests/bank.fixture.ts'
import { read, told } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks } from '../books/check-books.ts'
import { matchBankLines } from './index.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await shop.admin()
  await payToAccount(admin)
  bank = bankOf(shop, admin)
})
afterAll(() => shop?.close())

const wholeBooks = async () => expect((await checkBooks(shop.database)).violations).toEqual([])

/** A company with invoices of these many pieces at 100.00, each of an order of its own. */
async function owing(name: string, pieces: number[]) {
  const one = await openCreditCompany(shop, admin, name, { limit: 100_000, whenOverdue: 'warn' })
  for (const some of pieces) await ship(admin, await one.ordered(some))
  const invoices = await one.invoices('open')
  return {
    ...one,
    numbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
    orders: invoices.map(({ orderNumber }) => orderNumber),
    open: async () => (await one.invoices('open')).map(({ open }) => open),
    entries: () => read<CreditEntry[]>(admin.call('GET', `${one.path}/entries`)),
  }
}

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

test('a line pays several companies in parts, and never more than came or is open', async () => {
  const [one, other] = [await owing('Parts one', [10]), await owing('Parts two', [15])]
  await bank.upload({ lines: [{ amount: 2_500, text: 'For both', ref: 'parts-1', iban: '' }] })
  const { _id: id } = await bank.line('parts-1')
  const match = (body: object) => told(bank.match(id, body))
  const first = { companyId: one.id, amount: 1_000, invoices: one.numbers }
  expect(await match({ ...first, amount: 2_500.01 })).toEqual([409, 'over_allocated'])
  expect(await match({ ...first, amount: 1_000.01 })).toEqual([409, 'over_allocated'])
  expect(await match({ ...first, invoices: other.numbers })).toEqual([409, 'invoice_not_open'])
  expect(await match({ ...first, amount: 10.005 })).toEqual([400, 'invalid_input'])
  expect((await bank.match(id, first)).status).toBe(200)
  expect(await bank.line('parts-1')).toMatchObject({ state: 'part', matched: 1_000 })
  expect(await told(bank.ignore(id))).toEqual([409, 'bank_line_state'])
  const rest = { companyId: other.id, amount: 1_500, invoices: other.numbers }
  expect(await match({ ...rest, amount: 1_500.01 })).toEqual([409, 'over_allocated'])
  expect((await bank.match(id, rest)).status).toBe(200)
  expect(await match(rest)).toEqual([409, 'over_allocated'])
  expect([await one.open(), await other.open()]).toEqual([[], []])
  await wholeBooks()
  expect((await bank.undo(id)).status).toBe(200)
  expect([await one.open(), await other.open()]).toEqual([[1_000], [1_500]])
  await wholeBooks()
})

test('more than is open is refused, unless what is left over is to be the company’s', async () => {
  const one = await owing('Surplus', [10])
  await bank.upload({
    lines: [{ amount: 1_050, text: one.numbers[0]!, ref: 'surplus-1', iban: '' }],
  })
  const line = await bank.line('surplus-1')
  expect(line.suggestions[0]!.reasons).toEqual(['reference', 'more'])
  const body = { companyId: one.id, amount: 1_050, invoices: one.numbers }
  expect(await told(bank.match(line._id, body))).toEqual([409, 'over_allocated'])
  expect((await bank.match(line._id, { ...body, surplus: 'credit' })).status).toBe(200)
  expect(await one.account()).toMatchObject({ balance: -50, unallocated: 50 })
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

test('an undo writes entries of its own, is not booked again by itself, and can be done under Bank alone', async () => {
  const one = await owing('Undoing', [10])
  await bank.upload({ lines: [{ amount: 1_000, text: one.numbers[0]!, ref: 'undo-1', iban: '' }] })
  const line = await bank.line('undo-1')
  const [payment] = await one.entries()
  const byHand = told(admin.call('DELETE', `/account-payments/${payment!._id}`))
  expect(await byHand).toEqual([409, 'payment_of_bank'])
  expect((await bank.undo(line._id)).status).toBe(200)
  await matchBankLines(shop.shop)
  expect(await bank.line('undo-1')).toMatchObject({ state: 'suggested', matched: 0 })
  expect(await one.open()).toEqual([1_000])
  expect((await one.entries()).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment-undone', 1_000],
    ['payment', -1_000],
    ['invoice', 1_000],
  ])
  await wholeBooks()
})

test('a line is ignored with a note, and opened again; what the bank takes back opens what was paid', async () => {
  const one = await owing('Returned', [10])
  const at = { iban: 'GB82WEST12345698765432', endToEnd: 'E2E-RETURN' }
  await bank.upload({
    lines: [
      { amount: 1_000, text: one.numbers[0]!, ref: 'return-1', ...at },
      { amount: 3, text: 'Interest', ref: 'ignore-1', iban: '' },
    ],
  })
  const ignored = await bank.line('ignore-1')
  expect(await told(bank.ignore(ignored._id, ' '))).toEqual([400, 'invalid_input'])
  expect((await bank.ignore(ignored._id, 'Interest of the bank')).status).toBe(200)
  expect(await bank.line('ignore-1')).toMatchObject({
    state: 'ignored',
    note: 'Interest of the bank',
  })
  expect((await bank.undo(ignored._id)).status).toBe(200)
  expect(await told(bank.undo(ignored._id))).toEqual([409, 'bank_line_state'])

  await bank.upload({
    lines: [{ amount: -1_000, text: 'Account closed', ref: 'return-2', reversal: true, ...at }],
  })
  const [came, back] = [await bank.line('return-1'), await bank.line('return-2')]
  expect(back.suggestions).toMatchObject([
    { reasons: ['return'], returns: came._id, company: null },
  ])
  expect(await told(bank.match(back._id, { companyId: one.id, amount: 1_000 }))).toEqual([
    409,
    'bank_line_state',
  ])
  const returns = (lineId: string) =>
    told(admin.call('POST', `/bank-lines/${back._id}/return`, { lineId }))
  expect(await returns(ignored._id)).toEqual([400, 'invalid_input'])
  expect((await returns(came._id))[0]).toBe(200)
  expect(await one.open()).toEqual([1_000])
  expect([(await bank.line('return-1')).state, (await bank.line('return-2')).state]).toEqual([
    'returned',
    'returned',
  ])
  await wholeBooks()
  expect((await bank.undo(came._id)).status).toBe(200)
  expect((await bank.line('return-2')).returns).toBe(null)
  await wholeBooks()
})
