import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreditEntry } from '../../../contract/companies/credit.ts'
import { openBankShop, owingCompany } from '../../../tests/bank.fixture.ts'
import { join, read, told } from '../../../tests/companies.fixture.ts'
import { payAtProvider } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let open: Awaited<ReturnType<typeof openBankShop>>
beforeAll(async () => {
  open = await openBankShop()
})
afterAll(() => open?.shop.close())

type Works = Awaited<ReturnType<typeof owingCompany>>
type Started = { paymentId: string; clientSecret: string; amount: number }

const works = (name: string, pieces: number[]) => owingCompany(open.shop, open.admin, name, pieces)
const start = (one: Works, invoices: string[], who: TestUser = one.founder) =>
  who.call('POST', '/account/payments', { for: one.id, invoices, method: 'card' })
const started = async (one: Works, invoices: string[]) => {
  const answer = await read<Started>(start(one, invoices))
  return { ...answer, intent: answer.clientSecret.split('_secret')[0]! }
}
const confirm = (one: Works, { paymentId, intent }: { paymentId: string; intent: string }) =>
  one.founder.call('PATCH', `/account/payments/${paymentId}`, { transactionId: intent })

test('business: 5.11 one card payment pays the open invoices that are chosen, once', async () => {
  const one = await works('Card Works', [10, 20, 30])
  const chosen = one.numbers.slice(0, 2)
  const all = await Promise.all(Array.from({ length: 5 }, () => started(one, chosen)))
  expect(new Set(all.map(({ intent }) => intent)).size).toBe(1)
  const [payment] = all
  expect(payment).toMatchObject({ amount: 300_000 })
  expect(await told(confirm(one, payment!))).toEqual([402, 'payment_not_made'])
  await payAtProvider(open.shop, payment!.intent)
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(one, payment!)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await one.open()).toEqual([3_000])
  const payments = (await one.entries()).filter(({ kind }) => kind === 'payment')
  expect(payments).toMatchObject([{ amount: -3_000, reference: payment!.intent, mayUndo: false }])
  const undo = open.admin.call('DELETE', `/account-payments/${payments[0]!._id}`)
  expect(await told(undo)).toEqual([409, 'payment_of_card'])
  expect(await told(start(one, chosen))).toEqual([409, 'invoice_not_open'])
  await open.wholeBooks()
})

test('business: 5.12 what was transferred meanwhile leaves the rest as credit, and a lost answer is found', async () => {
  const one = await works('Meanwhile Works', [10])
  const payment = await started(one, one.numbers)
  await payAtProvider(open.shop, payment.intent)
  await open.bank.upload({
    number: 'meanwhile',
    lines: [{ amount: 1_000, text: one.numbers[0]!, ref: 'mw' }],
  })
  expect(await one.open()).toEqual([])
  await open.shop.sql`update account_payment set created_at = now() - interval '1 hour'`
  await reconcilePayments(open.shop.shop, { hours: 1 })
  expect(await one.account()).toMatchObject({ balance: -1_000, unallocated: 1_000 })
  expect((await confirm(one, payment)).status).toBe(200)
  expect((await one.account()).unallocated).toBe(1_000)
  await open.wholeBooks()
})

test('business: 5.13 who pays may, for the company of the page, up to what a card takes', async () => {
  const one = await works('Rights Works', [10])
  const [buyer, payer] = [await open.shop.buyer('A Buyer'), await open.shop.buyer('A Payer')]
  const asBuyer = await join(open.shop, one, buyer, ['buyer'])
  const asFinance = await join(open.shop, one, payer, ['finance'])
  expect(await told(start(one, one.numbers, asBuyer))).toEqual([403, 'right_missing'])
  expect((await start(one, one.numbers, asFinance)).status).toBe(200)
  const other = await works('Other Works', [10])
  expect(await told(start(one, one.numbers, other.founder))).toEqual([409, 'company_changed'])
  const foreign = { for: other.id, invoices: one.numbers }
  expect(await told(other.founder.call('POST', '/account/payments', foreign))).toEqual([
    ...[409, 'invoice_not_open'],
  ])
  const { paymentId, intent } = await started(one, one.numbers)
  expect((await confirm(other, { paymentId, intent })).status).toBe(404)
  const wide = await works('Wide Works', [10])
  await open.shop.sql`
    update credit_open set open_minor = 100000000 where company_id = ${wide.id}`
  expect(await told(start(wide, wide.numbers))).toEqual([409, 'invoices_too_large'])
  await open.shop.sql`update credit_open set open_minor = 100000 where company_id = ${wide.id}`
})

test('business: 5.13 who comes after an outcome that nobody knows pays what was begun, whoever began it', async () => {
  const one = await works('Unknown Works', [10])
  const payer = await open.shop.buyer('Another Payer')
  const colleague = await join(open.shop, one, payer, ['finance'])
  await open.shop.sandbox.faults.set('cards', {
    kind: 'error-after',
    status: 500,
    match: '/v1/payment_intents',
  })
  expect(await told(start(one, one.numbers))).toEqual([503, 'payments_unavailable'])
  open.shop.sandbox.faults.clear()
  const begun = await read<Started>(start(one, one.numbers, colleague))
  expect(begun.amount).toBe(100_000)
  expect(await started(one, one.numbers)).toMatchObject({ paymentId: begun.paymentId })
})

test('business: 5.14 choosing other invoices ends the payment that was open, and one that came first counts', async () => {
  const one = await works('Other Choice Works', [10, 20])
  const [first, second] = one.numbers
  const before = await started(one, [first!])
  const after = await started(one, [second!])
  expect(after.intent).not.toBe(before.intent)
  expect((await payAtProvider(open.shop, before.intent)).ok).toBe(false)
  await payAtProvider(open.shop, after.intent)
  // it was paid, and nobody told the shop
  expect(await told(start(one, [second!]))).toEqual([409, 'invoice_not_open'])
  expect(await one.open()).toEqual([1_000])
  const entries = (await one.entries()) as CreditEntry[]
  expect(entries.filter(({ kind }) => kind === 'payment')).toMatchObject([{ amount: -2_000 }])
  await open.wholeBooks()
})

test('business: 5.15 what a provider gives back by hand of paid invoices is open again to the cent, and both sides are told', async () => {
  const one = await works('Given Back Works', [10, 20])
  await open.shop.sql`
    update credit_entry set discount_bp = 200, discount_until = '2999-01-01'
    where company_id = ${one.id} and kind = 'invoice' and balance_delta = 100000`
  const payment = await started(one, one.numbers)
  expect(payment.amount).toBe(298_000)
  await payAtProvider(open.shop, payment.intent)
  expect((await confirm(one, payment)).status).toBe(200)
  const giveBack = async (amountMinor: number) => {
    const { providers } = open.shop.shop
    await providers.refund(payment.intent, amountMinor, `by hand ${payment.intent} ${amountMinor}`)
    await Promise.all([1, 2].map(() => reconcilePayments(open.shop.shop, { hours: 1 })))
    const { balance } = await one.account()
    await open.wholeBooks()
    const mails = await open.shop.sql<{ amount: string; left: string }[]>`
      select values->>'amount' as amount, values->>'left' as left
      from mail
      where kind = 'account-returned' and recipient in (${one.founder.email}, ${open.admin.email})
      order by id`
    return {
      balance,
      open: await one.open(),
      mails: mails.map(({ amount, left }) => [amount, left]),
    }
  }
  const first = ['$100.00', '$2,880.00']
  expect(await giveBack(10_000)).toEqual({ balance: 100, open: [100], mails: [first, first] })
  const entries = await one.entries()
  expect(entries.slice(0, 4).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['discount', -20],
    ['payment', -2_880],
    ['undone', 20],
    ['payment-undone', 2_980],
  ])
  expect(entries[1]).toMatchObject({ reference: payment.intent, mayUndo: false })
  const second = ['$0.50', '$2,879.50']
  expect((await giveBack(50)).open).toEqual([100.5])
  const all = await giveBack(287_950)
  expect(all).toMatchObject({ balance: 3_000, open: [1_000, 2_000] })
  expect(all.mails).toEqual([
    first,
    first,
    second,
    second,
    ...[1, 2].map(() => ['$2,879.50', '$0.00']),
  ])
  expect(await told(confirm(one, payment))).toEqual([409, 'payment_mismatch'])
})
