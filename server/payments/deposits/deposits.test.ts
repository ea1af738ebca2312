import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { CreditEntry, DueInvoice } from '../../../contract/companies/credit.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { Payout } from '../../../contract/orders/transfers.ts'
import { openBankShop } from '../../../tests/bank.fixture.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import { drawnOn } from '../../orders/documents/drawn-on.fixture.ts'
import { releasePaidOrder } from '../../orders/index.ts'
import { expireHolds } from '../expire-holds.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { payRefund } from '../refunds/pay-refund.ts'

let open: Awaited<ReturnType<typeof openBankShop>>
beforeAll(async () => {
  open = await openBankShop()
})
afterAll(() => open?.shop.close())

/** A company that pays 30 percent before an order on account is confirmed. */
const openFirm = (name: string, terms: object = {}) =>
  openCreditCompany(open.shop, open.admin, name, { limit: 10_000, deposit: 30, ...terms })
type Firm = Awaited<ReturnType<typeof openFirm>>

/** Orders so many pieces at 100.00. */
async function placed(firm: Firm, pieces = 10) {
  const answer = await read<{ insertedId: string; orderNumber: string }>(firm.order(pieces))
  const { insertedId: id, orderNumber: number } = answer
  const look = () => read<OrderDetail>(open.admin.call('GET', `/order/${id}`))
  return { id, number, reference: creditorReference(number), look }
}
type Placed = Awaited<ReturnType<typeof placed>>

const came = (text: string, amount: number, ref = text) => ({
  ...{ lines: [{ text, amount, ref }], number: ref },
})
const payByBank = ({ reference }: Placed, amount: number, ref = reference) =>
  open.bank.upload(came(`For ${reference}`, amount, ref))

async function payByCard({ founder }: Firm, { id }: Placed) {
  const transactionId = await startTestPayment(founder, id)
  await payAtProvider(open.shop, transactionId)
  const body = { orderId: id, transactionId }
  return { transactionId, told: await founder.call('PATCH', `/order/${id}`, body) }
}

/** What the jobs of the provider's part would do. */
async function payRefunds() {
  const refunds = await open.shop.sql<{ id: string }[]>`select id from refund where done_at is null`
  for (const refund of refunds) await payRefund(open.shop.shop, refund)
}

const entries = async ({ path }: Firm) =>
  (await read<CreditEntry[]>(open.admin.call('GET', `${path}/entries`)))
    .map(({ kind, amount }) => [kind, amount])
    .reverse()
const captured = async (intent: string) => {
  const found = await open.shop.shop.cards.find(intent)
  return (found!.amountMinor - found!.refundedMinor) / 100
}
const kinds = async ({ id }: Placed) =>
  (
    await open.shop.sql<{ kind: string }[]>`
      select kind from mail where order_id = ${id} order by created_at, id`
  ).map(({ kind }) => kind)

test('business: 5 an order on account with a deposit is confirmed by a card, and its invoice asks for the rest', async () => {
  const firm = await openFirm('Card Deposit')
  const order = await placed(firm)
  expect(await order.look()).toMatchObject({
    ...{ status: 'unpaid', method: 'account', payable: 1_000 },
    deposit: { amount: 300, paidAt: null },
    transfer: { rest: 300, reference: order.reference },
  })
  expect(await firm.account()).toMatchObject({ committed: 0, available: 10_000, deposit: 30 })
  expect((await open.admin.call('PATCH', `/order-release/${order.id}`)).status).toBe(409)

  const { told: answer, transactionId } = await payByCard(firm, order)
  expect(answer.status).toBe(200)
  expect(await captured(transactionId)).toBe(300)
  const again = { orderId: order.id, transactionId }
  expect((await firm.founder.call('PATCH', `/order/${order.id}`, again)).status).toBe(200)
  const paid = await order.look()
  expect(paid).toMatchObject({ status: 'confirmed', deposit: { amount: 300 }, transactionId: null })
  expect(paid.deposit?.paidAt).not.toBeNull()
  expect(paid.payments).toMatchObject([{ status: 'paid', amount: 300 }])
  expect(await kinds(order)).toEqual(['order-placed', 'deposit-received'])
  const before = {
    balance: -300,
    committed: 1_000,
    available: 9_300,
    deposits: 300,
    unallocated: 0,
  }
  expect(await firm.account()).toMatchObject(before)
  await open.wholeBooks()

  await ship(open.admin, order.id)
  const [invoice] = await firm.invoices()
  expect(invoice).toMatchObject({ amount: 1_000, open: 700, state: 'open' })
  const after = { balance: 700, committed: 0, available: 9_300, deposits: 0 }
  expect(await firm.account()).toMatchObject(after)
  const paper = await open.admin.call('GET', `/shipment/${invoice!.shipmentId}/invoice`)
  const text = drawnOn(Buffer.from(await paper.arrayBuffer()))
  expect(text).toContain('Paid by deposit')
  for (const words of ['Still to pay', '700.00']) expect(text).toContain(words)
  const [facts] = await open.shop.sql<{ minor: number }[]>`
    select (facts->>'depositMinor')::int as minor from invoice i
    join shipment s on s.id = i.shipment_id where s.order_id = ${order.id}`
  expect(facts!.minor).toBe(30_000)
  expect((await firm.pay(700, { invoices: [invoice!.invoiceNumber] })).status).toBe(200)
  expect(await firm.account()).toMatchObject({ balance: 0, unallocated: 0, available: 10_000 })
  await open.wholeBooks()
})

test('business: 5 a deposit comes by transfer in two parts, and pays the invoices of its order first, and no other', async () => {
  const firm = await openFirm('Transfer Deposit', { deposit: 33.33 })
  const other = await placed(firm, 10)
  await payByBank(other, 333.3)
  await ship(open.admin, other.id)
  expect((await firm.invoices('open')).map(({ open: left }) => left)).toEqual([666.7])

  const order = await placed(firm, 30)
  expect(await order.look()).toMatchObject({
    deposit: { amount: 999.9 },
    transfer: { rest: 999.9 },
  })
  await payByBank(order, 500, 'first part')
  const line = await open.bank.line(order.reference)
  const body = { order: order.number, amount: 500 }
  expect((await open.bank.match(line._id, body)).status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'unpaid', transfer: { rest: 499.9 } })
  expect(
    await told(firm.founder.call('POST', '/create-payment-intent', { orderId: order.id })),
  ).toEqual([409, 'transfer_part'])
  await payByBank(order, 499.9, 'second part')
  expect(await order.look()).toMatchObject({ status: 'confirmed', transfer: { rest: 0 } })
  // the invoice of the other order is not paid by it
  expect((await firm.invoices('open')).map(({ open: left }) => left)).toEqual([666.7])
  expect(await firm.account()).toMatchObject({ deposits: 999.9, unallocated: 0 })

  // nor that of one which leaves meanwhile
  const third = await placed(firm)
  await payByBank(third, 333.3)
  await ship(open.admin, third.id)
  const openNow = (await firm.invoices('open')).map(({ open: left }) => left)
  expect(openNow).toEqual([666.7, 666.7])
  await ship(open.admin, order.id, 8)
  await ship(open.admin, order.id, 8)
  await ship(open.admin, order.id)
  const invoices = (await firm.invoices()).filter(({ orderId }) => orderId === order.id)
  const openOf = invoices.map(({ amount, open: left }) => [amount, left])
  expect(openOf.reverse()).toEqual([
    [800, 0],
    [800, 600.1],
    [1_400, 1_400],
  ])
  expect(await firm.account()).toMatchObject({ deposits: 0 })
  await open.wholeBooks()
})

test('business: 5 a deposit is rounded half up, is all of it at a hundred percent, and is not asked for below what a card takes', async () => {
  const firm = await openFirm('Roundings', { deposit: 0.01 })
  expect((await (await placed(firm)).look()).deposit).toBeUndefined()
  const change = (deposit: number) => open.admin.call('PATCH', firm.path, { deposit })
  for (const wrong of [-1, 100.01, 1.005])
    expect(await told(change(wrong))).toEqual([400, 'invalid_input'])
  expect((await change(100)).status).toBe(200)
  const order = await placed(firm)
  expect((await order.look()).deposit?.amount).toBe(1_000)
  await payByBank(order, 1_000)
  await ship(open.admin, order.id)
  const [invoice] = (await firm.invoices()).filter(({ orderId }) => orderId === order.id)
  expect(invoice).toMatchObject({ amount: 1_000, open: 0, state: 'paid' })
  await open.wholeBooks()
})

test('business: 5 the limit is asked of what a deposit leaves, when it is ordered and when it comes', async () => {
  const firm = await openFirm('Limits', { limit: 1_400 })
  expect(await told(firm.order(21))).toEqual([409, 'account_limit'])
  const [one, two] = [await placed(firm, 20), await placed(firm, 20)]
  await payByBank(one, 600)
  expect(await one.look()).toMatchObject({ status: 'confirmed' })
  await payByBank(two, 600)
  const held = await two.look()
  expect(held).toMatchObject({ status: 'confirmed', held: 'limit' })
  expect(held.events.map(({ kind }) => kind)).toContain('held-limit')
  expect(await firm.account()).toMatchObject({ available: -1_400 })
  await releasePaidOrder(open.shop.shop, { id: two.id })
  await releasePaidOrder(open.shop.shop, { id: one.id })
  expect([(await one.look()).status, (await two.look()).status]).toEqual(['pending', 'confirmed'])
  await open.wholeBooks()
  expect((await open.admin.call('PATCH', `/order-release/${two.id}`)).status).toBe(200)
  expect(await two.look()).toMatchObject({ status: 'pending' })

  const late = await openFirm('Overdue', { limit: 100_000 })
  const first = await placed(late)
  await payByBank(first, 300)
  const second = await placed(late)
  const third = await placed(late)
  await ship(open.admin, first.id)
  await makeOverdue(open.shop, late.id, 1)
  await payByBank(second, 300)
  expect(await second.look()).toMatchObject({ status: 'confirmed', held: 'overdue' })
  expect((await open.admin.call('PATCH', late.path, { state: 'stopped' })).status).toBe(200)
  await payByBank(third, 300)
  expect(await third.look()).toMatchObject({ status: 'confirmed', held: 'stopped' })
  await open.wholeBooks()
})

test('business: 5 an order whose deposit never comes is cancelled by itself, and what comes later is credit', async () => {
  const firm = await openFirm('Late Deposit')
  const order = await placed(firm)
  const days = await order.look()
  const held = (Date.parse(days.holdExpiresAt!) - Date.parse(days.createdAt)) / 86_400_000
  expect(held).toBeCloseTo(7, 1)
  await open.shop.sql`update orders set hold_expires_at = now() where id = ${order.id}`
  await expireHolds(open.shop.shop)
  expect(await order.look()).toMatchObject({ status: 'cancelled' })
  expect(await kinds(order)).toEqual(['order-placed', 'hold-expired'])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0 })
  await payByBank(order, 300)
  expect(await order.look()).toMatchObject({ status: 'cancelled' })
  expect(await firm.account()).toMatchObject({ balance: -300, unallocated: 300, deposits: 0 })
  await open.wholeBooks()
})

test('business: 5 a deposit goes back the way it came when its order is cancelled', async () => {
  const firm = await openFirm('Cancelled')
  const byCard = await placed(firm)
  const { transactionId } = await payByCard(firm, byCard)
  expect((await firm.founder.call('DELETE', `/order/${byCard.id}`)).status).toBe(200)
  await payRefunds()
  expect(await captured(transactionId)).toBe(0)
  expect(await byCard.look()).toMatchObject({ status: 'cancelled' })

  const byBank = await placed(firm)
  await payByBank(byBank, 300)
  const { id } = byBank
  expect(
    (await open.admin.call('POST', `/order-refund/${id}`, { reason: 'Sold twice' })).status,
  ).toBe(200)
  const payouts = await read<Payout[]>(open.admin.call('GET', '/payouts'))
  expect(payouts.filter(({ order }) => order._id === id)).toMatchObject([{ amount: 300 }])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  expect(await entries(firm)).toEqual([
    ['deposit', -300],
    ['deposit-back', 300],
    ['deposit', -300],
    ['deposit-back', 300],
  ])
  await open.wholeBooks()
})

test('business: 5 pieces that will not come give back what the deposit is more than is still to be invoiced', async () => {
  const firm = await openFirm('Shortened', { deposit: 60 })
  const order = await placed(firm)
  const { transactionId } = await payByCard(firm, order)
  const cancel = async (quantity: number) =>
    await read<{ amount: number; status: string }>(
      open.admin.call('POST', `/order/${order.id}/cancellations`, {
        lines: [{ position: 1, quantity }],
      }),
    )
  expect(await cancel(3)).toMatchObject({ amount: 300 })
  expect(await firm.account()).toMatchObject({ committed: 700, deposits: 600 })
  expect(await cancel(3)).toMatchObject({ amount: 300 })
  expect(await firm.account()).toMatchObject({ balance: -400, committed: 400, deposits: 400 })
  await payRefunds()
  expect(await captured(transactionId)).toBe(400)
  await open.wholeBooks()
  await ship(open.admin, order.id, 3)
  expect(await cancel(1)).toMatchObject({ amount: 100, status: 'shipped' })
  await payRefunds()
  expect(await captured(transactionId)).toBe(300)
  expect(await firm.invoices()).toMatchObject([{ amount: 300, open: 0 }])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  await open.wholeBooks()
})

test('business: 5 a credit note on an invoice that a deposit paid lowers what is open, and the rest is credit', async () => {
  const firm = await openFirm('Credited', { deposit: 90 })
  const order = await placed(firm)
  await payByBank(order, 900)
  await ship(open.admin, order.id)
  const [invoice] = await firm.invoices()
  const path = `/invoices/${invoice!.invoiceNumber}/credit-notes`
  const note = await open.admin.call('POST', path, { amount: 250, reason: 'Scratched' })
  expect(note.status).toBe(200)
  expect(await firm.invoices()).toMatchObject([{ open: 0 }])
  expect(await firm.account()).toMatchObject({ balance: -150, unallocated: 150, deposits: 0 })
  await open.wholeBooks()
})

test('business: 5 what a provider gives back of a deposit by hand is owed again, and all of it takes the order back', async () => {
  const firm = await openFirm('By Hand')
  const giveBack = async (intent: string, amountMinor: number) => {
    await open.shop.shop.cards.refund(intent, amountMinor, `by hand ${intent} ${amountMinor}`)
    await reconcilePayments(open.shop.shop, { hours: 1 })
  }
  const left = await placed(firm, 20)
  const { transactionId: paidLeft } = await payByCard(firm, left)
  await ship(open.admin, left.id, 5)
  await ship(open.admin, left.id, 12)
  expect((await firm.invoices('open')).map((one: DueInvoice) => one.open)).toEqual([1_100])
  await giveBack(paidLeft, 20_000)
  expect(await firm.account()).toMatchObject({ balance: 1_300, committed: 300, deposits: 0 })
  expect((await firm.invoices('open')).map((one: DueInvoice) => one.open)).toEqual([100, 1_200])
  await open.wholeBooks()

  const fresh = await placed(firm)
  const { transactionId } = await payByCard(firm, fresh)
  await giveBack(transactionId, 10_000)
  expect(await fresh.look()).toMatchObject({ status: 'confirmed' })
  expect(await firm.account()).toMatchObject({ deposits: 200 })
  await open.wholeBooks()
  await giveBack(transactionId, 20_000)
  expect(await fresh.look()).toMatchObject({ status: 'cancelled' })
  expect(await firm.account()).toMatchObject({ committed: 300, deposits: 0 })
  await open.wholeBooks()
})

test('business: 5 a deposit by transfer is taken back until something left', async () => {
  const firm = await openFirm('Undone')
  const order = await placed(firm)
  await payByBank(order, 300)
  await open.admin.call('PATCH', `/order-release/${order.id}`)
  const line = await open.bank.line(order.reference)
  expect((await open.bank.undo(line._id)).status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'unpaid', deposit: { paidAt: null } })
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  await open.wholeBooks()
  const written = { amount: 300, receivedOn: '2026-02-14' }
  const again = await open.admin.call('POST', `/order/${order.id}/transfers`, written)
  expect(again.status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'confirmed' })
  await ship(open.admin, order.id)
  const { transfer } = await order.look()
  const [last] = transfer!.came
  expect(await told(open.admin.call('DELETE', `/transfers/${last!._id}`))).toEqual([
    ...[409, 'transfer_spent'],
  ])
  await open.wholeBooks()
})

test('business: 5 of a card and a transfer that bring a deposit at once one pays, and the other is not lost', async () => {
  const firm = await openFirm('Race', { limit: 1_000_000 })
  for (let round = 0; round < 4; round += 1) {
    const order = await placed(firm)
    const before = (await firm.account()).unallocated
    const transactionId = await startTestPayment(firm.founder, order.id)
    await payAtProvider(open.shop, transactionId)
    const [confirmed] = await Promise.all([
      firm.founder.call('PATCH', `/order/${order.id}`, { orderId: order.id, transactionId }),
      open.bank.upload(came(`${order.reference} race ${round}`, 300)),
    ])
    const { status, payments } = await order.look()
    expect(status).toBe('confirmed')
    expect(payments.filter((one) => one.status === 'paid')).toHaveLength(1)
    await payRefunds()
    const left = (await firm.account()).unallocated - before
    const byCard = (await captured(transactionId)) === 300
    expect(confirmed.status).toBe(byCard ? 200 : 409)
    expect(left).toBe(byCard ? 300 : 0)
  }
  await open.wholeBooks()
})

test('business: 5 a deposit that comes and a hold that ends at once leave the order whole, and no cent lost', async () => {
  const firm = await openFirm('Hold Race', { limit: 1_000_000 })
  for (let round = 0; round < 4; round += 1) {
    const order = await placed(firm)
    await open.shop.sql`update orders set hold_expires_at = now() where id = ${order.id}`
    await Promise.all([
      expireHolds(open.shop.shop),
      open.bank.upload(came(`${order.reference} hold ${round}`, 300)),
    ])
    const { status } = await order.look()
    const { unallocated, deposits } = await firm.account()
    expect(['confirmed', 'cancelled']).toContain(status)
    expect(unallocated + deposits).toBe(300 * (round + 1))
  }
  await open.wholeBooks()
})
