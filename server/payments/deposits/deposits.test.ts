import { expect, test } from 'vitest'
import type { CreditEntry } from '../../../contract/companies/credit.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, ship } from '../../../tests/credit.fixture.ts'
import { drawnOn } from '../../orders/documents/drawn-on.fixture.ts'
import { releasePaidOrder } from '../../orders/index.ts'
import { expireHolds } from '../expire-holds.ts'
import { depositShop } from './deposits.fixture.ts'

const { open, openFirm, placed, payByBank, payByCard, captured, kinds } = depositShop()

test('business: 5 an order on account with a deposit is confirmed by a card, and its invoice asks for the rest', async () => {
  const firm = await openFirm('Card Deposit')
  const order = await placed(firm)
  expect(await order.look()).toMatchObject({
    status: 'unpaid',
    method: 'account',
    payable: 1_000,
    deposit: { amount: 300, paidAt: null },
    transfer: { rest: 300, reference: order.reference },
  })
  expect(await firm.account()).toMatchObject({ committed: 0, available: 10_000, deposit: 30 })
  expect((await open().admin.call('PATCH', `/order-release/${order.id}`)).status).toBe(409)

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
  await open().wholeBooks()

  // a statement names the order of a deposit once
  const statement = await firm.founder.call('GET', '/account/statement/pdf')
  const drawn = drawnOn(Buffer.from(await statement.arrayBuffer()))
  expect(drawn.split(order.number)).toHaveLength(2)
  expect(drawn).toContain(`order ${order.number}`)

  await ship(open().admin, order.id)
  const [invoice] = await firm.invoices()
  expect(invoice).toMatchObject({ amount: 1_000, open: 700, state: 'open' })
  const after = { balance: 700, committed: 0, available: 9_300, deposits: 0 }
  expect(await firm.account()).toMatchObject(after)
  const paper = await open().admin.call('GET', `/shipment/${invoice!.shipmentId}/invoice`)
  const text = drawnOn(Buffer.from(await paper.arrayBuffer()))
  const { depositInvoices } = await order.look()
  const [deposit] = depositInvoices
  expect(text).toContain(`Paid by deposit, invoiced by ${deposit!.number}`)
  // without taxes a deposit invoice has none, too
  const all = await read<OrderDocument[]>(open().admin.call('GET', `/documents?q=${order.number}`))
  expect(all).toMatchObject([
    { kind: 'invoice', amount: 700, tax: 0, deducted: 300, open: 700 },
    { kind: 'deposit', number: deposit!.number, amount: 300, tax: 0 },
  ])
  const [entry] = await read<CreditEntry[]>(open().admin.call('GET', `${firm.path}/entries`)).then(
    (entries) => entries.filter(({ kind }) => kind === 'deposit'),
  )
  expect(entry).toMatchObject({ amount: -300, invoiceNumber: deposit!.number })
  const off = `/invoices/${deposit!.number}/write-offs`
  expect(await told(open().admin.call('POST', off, { amount: 1, note: 'Fee' }))).toEqual([
    ...[409, 'invoice_not_open'],
  ])
  const lines = await open().admin.call('GET', `/order-export?q=${order.number}`)
  expect(await lines.text()).toContain(`${deposit!.number} ${invoice!.invoiceNumber}`)
  for (const words of ['Still to pay', '700.00']) expect(text).toContain(words)
  const [facts] = await open().shop.sql<{ minor: number }[]>`
    select (facts->>'depositMinor')::int as minor from invoice i
    join shipment s on s.id = i.shipment_id where s.order_id = ${order.id}`
  expect(facts!.minor).toBe(30_000)
  expect((await firm.pay(700, { invoices: [invoice!.invoiceNumber] })).status).toBe(200)
  expect(await firm.account()).toMatchObject({ balance: 0, unallocated: 0, available: 10_000 })
  await open().wholeBooks()
})

test('business: 5 a deposit comes by transfer in two parts, and pays the invoices of its order first, and no other', async () => {
  const firm = await openFirm('Transfer Deposit', { deposit: 33.33 })
  const other = await placed(firm, 10)
  await payByBank(other, 333.3)
  await ship(open().admin, other.id)
  expect((await firm.invoices('open')).map(({ open: left }) => left)).toEqual([666.7])

  const order = await placed(firm, 30)
  expect(await order.look()).toMatchObject({
    deposit: { amount: 999.9 },
    transfer: { rest: 999.9 },
  })
  await payByBank(order, 500, 'first part')
  const line = await open().bank.line(order.reference)
  const body = { order: order.number, amount: 500 }
  expect((await open().bank.match(line._id, body)).status).toBe(200)
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
  await ship(open().admin, third.id)
  const openNow = (await firm.invoices('open')).map(({ open: left }) => left)
  expect(openNow).toEqual([666.7, 666.7])
  await ship(open().admin, order.id, 8)
  await ship(open().admin, order.id, 8)
  await ship(open().admin, order.id)
  const invoices = (await firm.invoices()).filter(({ orderId }) => orderId === order.id)
  const openOf = invoices.map(({ amount, open: left }) => [amount, left])
  expect(openOf.reverse()).toEqual([
    [800, 0],
    [800, 600.1],
    [1_400, 1_400],
  ])
  expect(await firm.account()).toMatchObject({ deposits: 0 })
  await open().wholeBooks()
})

test('business: 5 a deposit is rounded half up, is all of it at a hundred percent, and is not asked for below what a card takes', async () => {
  const firm = await openFirm('Roundings', { deposit: 0.01 })
  expect((await (await placed(firm)).look()).deposit).toBeUndefined()
  const change = (deposit: number) => open().admin.call('PATCH', firm.path, { deposit })
  for (const wrong of [-1, 100.01, 1.005])
    expect(await told(change(wrong))).toEqual([400, 'invalid_input'])
  expect((await change(100)).status).toBe(200)
  const order = await placed(firm)
  expect((await order.look()).deposit?.amount).toBe(1_000)
  await payByBank(order, 1_000)
  await ship(open().admin, order.id)
  const [invoice] = (await firm.invoices()).filter(({ orderId }) => orderId === order.id)
  expect(invoice).toMatchObject({ amount: 1_000, open: 0, state: 'paid' })
  await open().wholeBooks()
})

test('business: 5 the limit is asked of what a deposit leaves, when it is ordered and when it comes', async () => {
  const firm = await openFirm('Limits', { limit: 1_400 })
  expect(await told(firm.order(21))).toEqual([409, 'account_limit'])
  const [one, two] = [await placed(firm, 20), await placed(firm, 20)]
  await payByBank(one, 600)
  expect(await one.look()).toMatchObject({ status: 'confirmed' })
  await payByBank(two, 600)
  const held = await two.look()
  expect(held).toMatchObject({ status: 'confirmed', onHold: ['credit'] })
  expect(held.events.map(({ kind }) => kind)).toContain('held-credit')
  expect(await firm.account()).toMatchObject({ available: -1_400 })
  await releasePaidOrder(open().shop.shop, { id: two.id })
  await releasePaidOrder(open().shop.shop, { id: one.id })
  expect([(await one.look()).status, (await two.look()).status]).toEqual(['pending', 'confirmed'])
  await open().wholeBooks()
  const release = () => told(open().admin.call('PATCH', `/order-release/${two.id}`))
  expect(await release()).toEqual([409, 'order_on_hold'])
  const end = `/order-holds/${(await two.look()).holds![0]!._id}/end`
  const ended = await open().admin.call('POST', end, { note: 'They pay well' })
  expect(ended.status).toBe(200)
  expect(await firm.account()).toMatchObject({ available: -1_400 })
  expect(await release()).toEqual([200, undefined])
  expect(await two.look()).toMatchObject({ status: 'pending' })

  const late = await openFirm('Overdue', { limit: 100_000 })
  const first = await placed(late)
  await payByBank(first, 300)
  const second = await placed(late)
  const third = await placed(late)
  await ship(open().admin, first.id)
  await makeOverdue(open().shop, late.id, 1)
  await payByBank(second, 300)
  expect(await second.look()).toMatchObject({ status: 'confirmed', onHold: ['overdue'] })
  expect((await open().admin.call('PATCH', late.path, { state: 'stopped' })).status).toBe(200)
  await payByBank(third, 300)
  expect(await third.look()).toMatchObject({ status: 'confirmed', onHold: ['credit'] })
  await open().wholeBooks()
})

test('business: 5 an order that its deposit pays whole takes no credit, and is not held by a limit that was passed', async () => {
  const firm = await openFirm('Passed', { limit: 1_000, deposit: 0 })
  await ship(open().admin, (await placed(firm)).id)
  const change = (terms: object) => open().admin.call('PATCH', firm.path, terms)
  expect((await change({ limit: 400, deposit: 99 })).status).toBe(200)
  expect(await told(firm.order(10))).toEqual([409, 'account_limit'])
  expect((await change({ deposit: 100 })).status).toBe(200)
  const order = await placed(firm)
  await payByBank(order, 1_000)
  const settled = await order.look()
  expect(settled).toMatchObject({ status: 'confirmed', deposit: { amount: 1_000 } })
  expect(settled.onHold).toBeUndefined()
  expect(await firm.account()).toMatchObject({ available: -600 })
  await open().wholeBooks()
})

test('business: 5 an order whose deposit never comes is cancelled by itself, and what comes later is credit', async () => {
  const firm = await openFirm('Late Deposit')
  const order = await placed(firm)
  const days = await order.look()
  const held = (Date.parse(days.holdExpiresAt!) - Date.parse(days.createdAt)) / 86_400_000
  expect(held).toBeCloseTo(7, 1)
  await open().shop.sql`update orders set hold_expires_at = now() where id = ${order.id}`
  await expireHolds(open().shop.shop)
  expect(await order.look()).toMatchObject({ status: 'cancelled' })
  expect(await kinds(order)).toEqual(['order-placed', 'hold-expired'])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0 })
  await payByBank(order, 300)
  expect(await order.look()).toMatchObject({ status: 'cancelled' })
  expect(await firm.account()).toMatchObject({ balance: -300, unallocated: 300, deposits: 0 })
  await open().wholeBooks()
})

test('an order on account that is cancelled whole leaves the revenue as it was, whatever came back of its deposit', async () => {
  const firm = await openFirm('Revenue Deposit')
  const revenue = async () => {
    const figures = await open().admin.call('GET', '/figures')
    return ((await figures.json()) as { revenue: { total: number } }).revenue.total
  }
  const before = await revenue()
  const order = await placed(firm)
  await payByCard(firm, order)
  expect((await open().admin.call('PATCH', `/order-release/${order.id}`)).status).toBe(200)
  expect(await revenue()).toBe(before + 1_000)
  const all = { lines: [{ position: 1, quantity: 10 }], reason: 'none left' }
  const cancelled = await open().admin.call('POST', `/order/${order.id}/cancellations`, all)
  expect(cancelled.status).toBe(200)
  expect(await revenue()).toBe(before)
})
