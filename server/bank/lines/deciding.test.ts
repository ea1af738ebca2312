import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type bankOf,
  camt,
  openBankShop,
  owingCompany,
  uploadStatement,
} from '../../../tests/bank.fixture.ts'
import { told } from '../../../tests/companies.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { matchBankLines } from '../index.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
let wholeBooks: () => Promise<void>
beforeAll(async () => {
  ;({ shop, admin, bank, wholeBooks } = await openBankShop())
})
afterAll(() => shop?.close())

const owing = (name: string, pieces: number[]) => owingCompany(shop, admin, name, pieces)

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

test('business: 5.1 uploading, matching, undoing, paying and shipping at once end without a deadlock', async () => {
  const [one, other] = [await owing('Crowd one', [10, 10]), await owing('Crowd two', [10, 10])]
  const lines = Array.from({ length: 12 }, (_, at) => ({
    amount: 300 + at,
    text: 'Crowd',
    ref: `crowd-${at}`,
    iban: '',
  }))
  await bank.upload({ lines })
  const ids = (await bank.lines('&q=crowd-')).map(({ _id }) => _id)
  const toShip = await one.ordered(10)
  await admin.call('PATCH', `/order-release/${toShip}`)
  const asked = [
    ...ids.flatMap((id, at) => [
      bank.match(id, { companyId: (at % 2 ? one : other).id, amount: 100 }),
      bank.match(id, { companyId: (at % 2 ? other : one).id, amount: 100 }),
      bank.undo(id),
    ]),
    admin.call('POST', `/order/${toShip}/shipments`, {}),
    ...[one, other, one, other].map(({ pay }) => pay(10)),
    ...[lines, lines].map((some) => uploadStatement(shop, admin, camt({ lines: some }))),
  ]
  const looked = matchBankLines(shop.shop)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  await looked
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  await wholeBooks()
})
