import { afterAll, beforeAll, expect, test } from 'vitest'
import { type bankOf, openBankShop, owingCompany } from '../../../tests/bank.fixture.ts'
import { told } from '../../../tests/companies.fixture.ts'
import { makeOverdue } from '../../../tests/credit.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { matchBankLines } from '../../bank/index.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
let wholeBooks: () => Promise<void>
beforeAll(async () => {
  ;({ shop, admin, bank, wholeBooks } = await openBankShop())
})
afterAll(() => shop?.close())

async function owing(name: string, pieces: number[]) {
  const one = await owingCompany(shop, admin, name, pieces)
  const ask = (of: 'write-offs' | 'fees', body: object, number = one.numbers[0]!) =>
    admin.call('POST', `/invoices/${number}/${of}`, body)
  return {
    ...one,
    off: (amount: number, note = 'Cents', number = one.numbers[0]!) =>
      told(ask('write-offs', { amount, note }, number)),
    fee: (amount: number, note = 'Late') => told(ask('fees', { amount, note })),
    lines: async () => (await one.entries()).map(({ kind, amount }) => [kind, amount]),
    undo: async (kind: string) => {
      const entry = (await one.entries()).find((each) => each.kind === kind)
      return await told(admin.call('DELETE', `/account-entries/${entry!._id}`))
    },
  }
}

test('business: 5 what is written off is never more than is open, has a note, and comes back by an entry of its own', async () => {
  const one = await owing('Off', [10, 20])
  expect(await one.off(1_000.01)).toEqual([409, 'write_off_above'])
  expect(await one.off(1, ' ')).toEqual([400, 'invalid_input'])
  expect(await one.off(0.005)).toEqual([400, 'invalid_input'])
  expect((await one.off(0.4))[0]).toBe(200)
  expect(await one.open()).toEqual([999.6, 2_000])
  const rest = await Promise.all([one.off(999.6), one.off(999.6), one.off(999.6)])
  expect(rest.map(([status]) => status).sort()).toEqual([200, 409, 409])
  expect(await one.open()).toEqual([2_000])
  expect(await one.off(1)).toEqual([409, 'invoice_not_open'])
  expect(await one.account()).toMatchObject({ balance: 2_000 })
  await wholeBooks()
  expect((await one.undo('write-off'))[0]).toBe(200)
  expect(await one.undo('write-off')).toEqual([409, 'entry_undone'])
  expect(await one.open()).toEqual([999.6, 2_000])
  expect((await one.lines()).slice(0, 3)).toEqual([
    ['undone', 999.6],
    ['write-off', -999.6],
    ['write-off', -0.4],
  ])
  await wholeBooks()
})

test('business: 5 a fee is asked for with its invoice, is paid with it, and goes without a trace of what paid it', async () => {
  const one = await owing('Fees', [10, 20])
  expect((await one.fee(40))[0]).toBe(200)
  expect(await one.open()).toEqual([1_040, 2_000])
  const mail = await shop.sql<{ values: object }[]>`
    select values from mail where kind = 'account-fee' and recipient = ${one.founder.email}`
  expect(mail).toMatchObject([{ values: { invoice: one.numbers[0], amount: '$40.00' } }])
  const [first] = one.numbers
  await bank.upload({ lines: [{ amount: 1_040, text: first!, ref: 'fees-1', iban: '' }] })
  expect(await bank.line('fees-1')).toMatchObject({ state: 'matched' })
  expect(await one.open()).toEqual([2_000])
  // what had paid the fee pays what is due next
  expect((await one.undo('fee'))[0]).toBe(200)
  expect(await one.open()).toEqual([1_960])
  expect(await one.account()).toMatchObject({ balance: 1_960, unallocated: 0 })
  await makeOverdue(shop, one.id, 1)
  expect((await one.invoices('overdue')).map(({ open }) => open)).toEqual([1_960])
  await wholeBooks()
})

test('business: 5.5 what a bank kept is written off with the match by one act, within the tolerance, and comes back with it', async () => {
  const one = await owing('Kept', [10, 20])
  const [first, second] = one.numbers
  await bank.upload({
    lines: [
      { amount: 999.6, text: first!, ref: 'kept-1', iban: 'FR7630006000011234567890189' },
      { amount: 1_900, text: second!, ref: 'kept-2', iban: '' },
    ],
  })
  const line = await bank.line('kept-1')
  expect(line.suggestions[0]).toMatchObject({ short: 0.4, invoices: [first] })
  expect((await bank.line('kept-2')).suggestions[0]).toMatchObject({ short: null })
  const { tolerance } = (await (await admin.call('GET', '/bank')).json()) as { tolerance: number }
  const body = { companyId: one.id, amount: 999.6, invoices: [first] }
  const match = (more: object) => told(bank.match(line._id, { ...body, ...more }))
  expect(await match({ writeOff: tolerance + 0.01 })).toEqual([400, 'invalid_input'])
  expect(await match({ writeOff: 0.41 })).toEqual([409, 'write_off_above'])
  expect(await match({ writeOff: 0.4, invoices: [] })).toEqual([400, 'invalid_input'])
  expect(await one.open()).toEqual([1_000, 2_000])
  expect((await match({ writeOff: 0.4 }))[0]).toBe(200)
  expect(await one.open()).toEqual([2_000])
  expect(await bank.line('kept-1')).toMatchObject({
    state: 'matched',
    matched: 999.6,
    matches: [{ amount: 999.6, writtenOff: 0.4, invoices: [first] }],
  })
  expect(await one.undo('write-off')).toEqual([409, 'entry_of_payment'])
  await wholeBooks()
  expect((await bank.undo(line._id)).status).toBe(200)
  await matchBankLines(shop.shop)
  expect(await one.open()).toEqual([1_000, 2_000])
  expect((await one.lines()).slice(0, 4)).toEqual([
    ['undone', 0.4],
    ['payment-undone', 999.6],
    ['write-off', -0.4],
    ['payment', -999.6],
  ])
  await wholeBooks()
})
