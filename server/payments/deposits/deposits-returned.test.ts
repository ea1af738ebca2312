import { expect, test } from 'vitest'
import type { DueInvoice } from '../../../contract/companies/credit.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import type { Payout } from '../../../contract/orders/transfers.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { ship } from '../../../tests/credit.fixture.ts'
import { payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import { expireHolds } from '../expire-holds.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { depositShop } from './deposits.fixture.ts'

const { open, came, openFirm, placed, payByBank, payByCard, payRefunds, entries, captured } =
  depositShop()

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
    (await open().admin.call('POST', `/order-refund/${id}`, { reason: 'Sold twice' })).status,
  ).toBe(200)
  const payouts = await read<Payout[]>(open().admin.call('GET', '/payouts'))
  expect(payouts.filter(({ order }) => order._id === id)).toMatchObject([{ amount: 300 }])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  expect(await entries(firm)).toEqual([
    ['deposit', -300],
    ['deposit-back', 300],
    ['deposit', -300],
    ['deposit-back', 300],
  ])
  await open().wholeBooks()
})

test('business: 5 pieces that will not come give back what the deposit is more than is still to be invoiced', async () => {
  const firm = await openFirm('Shortened', { deposit: 60 })
  const order = await placed(firm)
  const { transactionId } = await payByCard(firm, order)
  const cancel = async (quantity: number) =>
    await read<{ amount: number; status: string }>(
      open().admin.call('POST', `/order/${order.id}/cancellations`, {
        lines: [{ position: 1, quantity }],
      }),
    )
  expect(await cancel(3)).toMatchObject({ amount: 300 })
  expect(await firm.account()).toMatchObject({ committed: 700, deposits: 600 })
  expect(await cancel(3)).toMatchObject({ amount: 300 })
  expect(await firm.account()).toMatchObject({ balance: -400, committed: 400, deposits: 400 })
  await payRefunds()
  expect(await captured(transactionId)).toBe(400)
  await open().wholeBooks()
  await ship(open().admin, order.id, 3)
  expect(await cancel(1)).toMatchObject({ amount: 100, status: 'shipped' })
  await payRefunds()
  expect(await captured(transactionId)).toBe(300)
  expect(await firm.invoices()).toMatchObject([{ amount: 300, open: 0 }])
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  await open().wholeBooks()
})

test('business: 5 a credit note on an invoice that a deposit paid lowers what is open, and the rest is credit', async () => {
  const firm = await openFirm('Credited', { deposit: 90 })
  const order = await placed(firm)
  await payByBank(order, 900)
  await ship(open().admin, order.id)
  const [invoice] = await firm.invoices()
  const path = `/invoices/${invoice!.invoiceNumber}/credit-notes`
  const note = await open().admin.call('POST', path, { amount: 250, reason: 'Scratched' })
  expect(note.status).toBe(200)
  expect(await firm.invoices()).toMatchObject([{ open: 0 }])
  expect(await firm.account()).toMatchObject({ balance: -150, unallocated: 150, deposits: 0 })
  await open().wholeBooks()
})

test('business: 5 what a provider gives back of a deposit by hand is owed again, and all of it takes the order back', async () => {
  const firm = await openFirm('By Hand')
  const giveBack = async (intent: string, amountMinor: number) => {
    await open().shop.shop.providers.refund(intent, amountMinor, `by hand ${intent} ${amountMinor}`)
    await reconcilePayments(open().shop.shop, { hours: 1 })
  }
  const credited = async ({ number }: { number: string }) => {
    const path = `/documents?q=${number}&kind=credit-note`
    const notes = await read<OrderDocument[]>(open().admin.call('GET', path))
    return notes.map(({ amount }) => amount)
  }
  const left = await placed(firm, 20)
  const { transactionId: paidLeft } = await payByCard(firm, left)
  await ship(open().admin, left.id, 5)
  await ship(open().admin, left.id, 12)
  expect((await firm.invoices('open')).map((one: DueInvoice) => one.open)).toEqual([1_100])
  await giveBack(paidLeft, 20_000)
  expect(await firm.account()).toMatchObject({ balance: 1_300, committed: 300, deposits: 0 })
  expect((await firm.invoices('open')).map((one: DueInvoice) => one.open)).toEqual([100, 1_200])
  // the goods stay sold: what invoices deducted of its invoice is asked for by them again
  expect(await credited(left)).toEqual([])
  await open().wholeBooks()

  const fresh = await placed(firm)
  const { transactionId } = await payByCard(firm, fresh)
  await giveBack(transactionId, 10_000)
  expect(await fresh.look()).toMatchObject({ status: 'confirmed' })
  expect(await firm.account()).toMatchObject({ deposits: 200 })
  expect(await credited(fresh)).toEqual([100])
  await open().wholeBooks()
  await giveBack(transactionId, 20_000)
  expect(await fresh.look()).toMatchObject({ status: 'cancelled' })
  expect(await firm.account()).toMatchObject({ committed: 300, deposits: 0 })
  expect(await credited(fresh)).toEqual([200, 100])
  await open().wholeBooks()
})

test('business: 5 what was given back of a deposit by hand and failed is here again, and invoiced again', async () => {
  const firm = await openFirm('Failed')
  const order = await placed(firm)
  const { transactionId } = await payByCard(firm, order)
  const { shop, sandbox } = open().shop
  const refund = await shop.providers.refund(transactionId, 10_000, `by hand ${transactionId}`)
  await reconcilePayments(shop, { hours: 1 })
  expect(await firm.account()).toMatchObject({ deposits: 200 })
  const failed = await fetch(`${sandbox.url}/control/cards/refunds/${refund}/fail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(failed.status).toBe(200)
  await reconcilePayments(shop, { hours: 1 })
  expect(await firm.account()).toMatchObject({ deposits: 300 })
  const documents = await read<OrderDocument[]>(
    open().admin.call('GET', `/documents?q=${order.number}`),
  )
  expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit', 100],
    ['credit-note', 100],
    ['deposit', 300],
  ])
  await ship(open().admin, order.id)
  const [invoice] = await firm.invoices()
  expect(invoice).toMatchObject({ amount: 1_000, open: 700 })
  await open().wholeBooks()
})

test('business: 5 a deposit by transfer is taken back until something left', async () => {
  const firm = await openFirm('Undone')
  const order = await placed(firm)
  await payByBank(order, 300)
  await open().admin.call('PATCH', `/order-release/${order.id}`)
  const line = await open().bank.line(order.reference)
  expect((await open().bank.undo(line._id)).status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'unpaid', deposit: { paidAt: null } })
  expect(await firm.account()).toMatchObject({ balance: 0, committed: 0, deposits: 0 })
  await open().wholeBooks()
  const written = { amount: 300, receivedOn: '2026-02-14' }
  const again = await open().admin.call('POST', `/order/${order.id}/transfers`, written)
  expect(again.status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'confirmed' })
  await ship(open().admin, order.id)
  const { transfer } = await order.look()
  const [last] = transfer!.came
  expect(await told(open().admin.call('DELETE', `/transfers/${last!._id}`))).toEqual([
    ...[409, 'transfer_spent'],
  ])
  await open().wholeBooks()
})

test('business: 5 of a card and a transfer that bring a deposit at once one pays, and the other is not lost', async () => {
  const firm = await openFirm('Race', { limit: 1_000_000 })
  for (let round = 0; round < 4; round += 1) {
    const order = await placed(firm)
    const before = (await firm.account()).unallocated
    const transactionId = await startTestPayment(firm.founder, order.id)
    await payAtProvider(open().shop, transactionId)
    const [confirmed] = await Promise.all([
      firm.founder.call('PATCH', `/order/${order.id}`, { orderId: order.id, transactionId }),
      open().bank.upload(came(`${order.reference} race ${round}`, 300)),
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
  await open().wholeBooks()
})

test('business: 5 a deposit that comes and a hold that ends at once leave the order whole, and no cent lost', async () => {
  const firm = await openFirm('Hold Race', { limit: 1_000_000 })
  for (let round = 0; round < 4; round += 1) {
    const order = await placed(firm)
    await open().shop.sql`update orders set hold_expires_at = now() where id = ${order.id}`
    await Promise.all([
      expireHolds(open().shop.shop),
      open().bank.upload(came(`${order.reference} hold ${round}`, 300)),
    ])
    const { status } = await order.look()
    const { unallocated, deposits } = await firm.account()
    expect(['confirmed', 'cancelled']).toContain(status)
    expect(unallocated + deposits).toBe(300 * (round + 1))
  }
  await open().wholeBooks()
})
