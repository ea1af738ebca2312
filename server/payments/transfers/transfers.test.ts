import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { CreditAccount } from '../../../contract/companies/credit.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { Payout } from '../../../contract/orders/transfers.ts'
import { openBankShop } from '../../../tests/bank.fixture.ts'
import { openCompany, read, told } from '../../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import { expireHolds } from '../expire-holds.ts'

let open: Awaited<ReturnType<typeof openBankShop>>
let firm: Awaited<ReturnType<typeof openFirm>>
let creditFirm: Awaited<ReturnType<typeof openCreditCompany>>
beforeAll(async () => {
  open = await openBankShop()
  firm = await openFirm('No Account GmbH')
  creditFirm = await openCreditCompany(open.shop, open.admin, 'Credit Works', { limit: 100_000 })
})
afterAll(() => open?.shop.close())

async function openFirm(name: string) {
  const { shop, admin } = open
  const company = await openCompany(shop, admin, await shop.buyer(`Founder of ${name}`), name)
  return { ...company, partId: await addTestPart(shop, { quantity: 1_000_000 }) }
}
type Firm = Pick<typeof firm, 'founder' | 'partId' | 'id'>

const orderCall = ({ founder, partId }: Firm, pieces: number, more: object = {}) =>
  founder.call('POST', '/orders', {
    lines: [{ partsId: partId, quantity: pieces, price: pieces * 100 }],
    address: '1 Test Street',
    number: '0123456789',
    method: 'transfer',
    ...more,
  })

/** Places an order of so many pieces at 100.00 by transfer. */
async function placed(who: Firm, pieces = 10) {
  const placedNow = await read<{ insertedId: string; orderNumber: string }>(orderCall(who, pieces))
  const { insertedId: id, orderNumber } = placedNow
  return {
    id,
    number: orderNumber,
    reference: creditorReference(orderNumber),
    look: () => read<OrderDetail>(open.admin.call('GET', `/order/${id}`)),
  }
}
const came = (text: string, amount: number, ref = text) => ({
  lines: [{ text, amount, ref }],
  number: ref,
})
const payouts = async () => await read<Payout[]>(open.admin.call('GET', '/payouts'))
const mails = async (id: string) =>
  (
    await open.shop.sql<{ kind: string }[]>`
      select kind from mail where order_id = ${id} order by created_at, id`
  ).map(({ kind }) => kind)

test('business: 5.1 a company orders by transfer, and the line that names its reference pays the order as a card does', async () => {
  const order = await placed(firm)
  const before = await order.look()
  expect(before).toMatchObject({
    status: 'unpaid',
    method: 'transfer',
    payable: 1_000,
    transfer: { reference: order.reference, rest: 1_000, came: [], code: null },
  })
  const days = (Date.parse(before.holdExpiresAt!) - Date.parse(before.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  const paper = await firm.founder.call('GET', `/order/${order.id}/pro-forma`)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  const result = await open.bank.upload(came(`Thanks ${order.reference}`, 1_000))
  expect(result).toMatchObject({ new: 1, matched: 1 })
  expect(await order.look()).toMatchObject({
    status: 'paid',
    transactionId: expect.stringMatching(/^bank:/),
    transfer: { rest: 0, came: [{ amount: 1_000, byBank: true }] },
  })
  expect(await mails(order.id)).toEqual(['order-placed', 'payment-received'])
  expect((await firm.founder.call('GET', `/order/${order.id}/receipt`)).status).toBe(200)
  expect(await told(firm.founder.call('GET', `/order/${order.id}/pro-forma`))).toEqual([
    ...[409, 'order_state'],
  ])
  await ship(open.admin, order.id)
  expect((await order.look()).status).toBe('shipped')
  await open.wholeBooks()
})

test('business: 5.2 transfers are for approved companies of a shop that says its account', async () => {
  const { shop, admin } = open
  const buyer = await shop.buyer('Alone')
  const alone = { founder: buyer, partId: firm.partId, id: '' }
  expect(await told(orderCall(alone, 10))).toEqual([409, 'transfer_off'])
  const other = await openFirm('Suspended GmbH')
  await admin.call('PATCH', `/companies/${other.id}`, { state: 'suspended', note: 'Look' })
  expect((await orderCall(other, 10)).status).toBe(409)
  // no card bounds it
  const wide = await placed(firm, 20_000)
  expect(await wide.look()).toMatchObject({ status: 'unpaid', payable: 2_000_000 })
  expect((await firm.founder.call('DELETE', `/order/${wide.id}`)).status).toBe(200)
})

test('business: 5.3 less stays unpaid and held, its mail names the rest, and the rest completes it', async () => {
  const order = await placed(firm)
  await open.bank.upload(came(`${order.number} part`, 400))
  const line = await open.bank.line(`${order.number} part`)
  expect(line).toMatchObject({ state: 'suggested', suggestions: [{ order: { _id: order.id } }] })
  await endHold(order.id)
  await expireHolds(open.shop.shop)
  expect((await order.look()).status).toBe('unpaid')
  const matched = { companyId: firm.id, order: order.number, amount: 400 }
  expect((await open.bank.match(line._id, matched)).status).toBe(200)
  expect(await order.look()).toMatchObject({ status: 'unpaid', transfer: { rest: 600 } })
  expect(await mails(order.id)).toEqual(['order-placed', 'transfer-part'])
  await expireHolds(open.shop.shop)
  expect((await order.look()).status).toBe('unpaid')
  const start = firm.founder.call('POST', '/create-payment-intent', { orderId: order.id })
  expect(await told(start)).toEqual([409, 'transfer_part'])
  await open.bank.upload(came(`${order.reference} rest`, 600))
  expect(await order.look()).toMatchObject({ status: 'paid', transfer: { rest: 0 } })
  await open.wholeBooks()
})

const endHold = (id: string) =>
  open.shop.sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${id}`

test('business: 5.4 what is left over is credit, or without an account to be paid out', async () => {
  const [credit, bare] = [await placed(creditFirm), await placed(firm)]
  for (const [who, order] of [
    [creditFirm, credit],
    [firm, bare],
  ] as const) {
    await open.bank.upload(came(`${order.number} more`, 1_250))
    const line = await open.bank.line(`${order.number} more`)
    const matched = { companyId: who.id, order: order.number, amount: 1_250 }
    expect(await told(open.bank.match(line._id, matched))).toEqual([409, 'over_allocated'])
    expect((await open.bank.match(line._id, { ...matched, surplus: 'credit' })).status).toBe(200)
    expect((await order.look()).status).toBe('paid')
  }
  expect(await creditFirm.account()).toMatchObject({ balance: -250, unallocated: 250 })
  const [waits] = (await payouts()).filter((one) => one.order._id === bare.id)
  expect(waits).toMatchObject({ amount: 250, paidOutAt: null })
  expect(await mails(bare.id)).toContain('transfer-left')
  // the line that went out and names the order closes it, once
  await open.bank.upload({
    lines: [{ amount: -250, text: `Back ${bare.number}`, ...today() }],
    ...span(),
  })
  expect((await payouts()).filter((one) => one.order._id === bare.id)).toEqual([])
  const out = await open.bank.line(`Back ${bare.number}`)
  expect(out).toMatchObject({ state: 'matched', matches: [{ order: { _id: bare.id } }] })
  expect((await open.bank.undo(out._id)).status).toBe(200)
  await open.wholeBooks()
  const again = (await payouts()).find((one) => one.order._id === bare.id)
  const done = () => open.admin.call('POST', `/payouts/${waits!._id}/done`, { reference: 'T-1' })
  if (again) expect((await done()).status).toBe(200)
  expect(await told(done())).toEqual([409, 'payout_done'])
  await open.wholeBooks()
})

const dayOf = () => new Date().toISOString().slice(0, 10)
const today = () => ({ on: dayOf() })
const span = () => ({ from: dayOf(), to: dayOf(), number: `today ${Math.random()}` })

test('business: 5.5 undoing a match makes the order unpaid again, and is refused once it left', async () => {
  const order = await placed(creditFirm)
  const before = (await creditFirm.account()).balance
  await open.bank.upload(came(`${order.reference} undo`, 1_000))
  const line = await open.bank.line(`${order.reference} undo`)
  expect((await open.bank.undo(line._id)).status).toBe(200)
  expect(await order.look()).toMatchObject({
    status: 'unpaid',
    paidAt: null,
    transactionId: null,
    transfer: { rest: 1_000, came: [] },
  })
  await open.wholeBooks()
  const matched = { companyId: creditFirm.id, order: order.number, amount: 1_000 }
  expect((await open.bank.match(line._id, matched)).status).toBe(200)
  await ship(open.admin, order.id, 4)
  expect(await told(open.bank.undo(line._id))).toEqual([409, 'transfer_spent'])
  expect((await creditFirm.account()).balance).toBe(before)
  await open.wholeBooks()
})

test('business: 5.5b what came twice is taken back, or returned by the bank, though the goods have left', async () => {
  for (const who of [creditFirm, firm]) {
    const order = await placed(who)
    const unallocated = async () => (await creditFirm.account()).unallocated
    const before = await unallocated()
    await open.bank.upload(came(`${order.reference} once`, 1_000))
    await ship(open.admin, order.id)
    const paid = (await order.look()).transactionId
    await open.bank.upload(came(`${order.reference} twice`, 1_000))
    const second = await open.bank.line(`${order.reference} twice`)
    await open.bank.upload({
      lines: [{ amount: -1_000, text: `Sent back ${order.reference}`, ...today() }],
      ...span(),
    })
    const back = await open.bank.line(`Sent back ${order.reference}`)
    // without an account it was to be paid out, and the line seems to have done so
    if (back.state === 'matched') await open.bank.undo(back._id)
    const path = `/bank-lines/${back._id}/return`
    expect((await open.admin.call('POST', path, { lineId: second._id })).status).toBe(200)
    // nothing is owed for it any more, and what paid the order pays it still
    expect((await payouts()).filter((one) => one.order._id === order.id)).toEqual([])
    expect(await unallocated()).toBe(before)
    expect(await order.look()).toMatchObject({ status: 'shipped', transactionId: paid })
    const first = await open.bank.line(`${order.reference} once`)
    expect(await told(open.bank.undo(first._id))).toEqual([409, 'transfer_spent'])
    await open.wholeBooks()
  }
})

test('business: 5.6 money that comes for an order which is gone is credit, and its buyer is told', async () => {
  const order = await placed(creditFirm)
  const before = (await creditFirm.account()).unallocated
  await endHold(order.id)
  await expireHolds(open.shop.shop)
  expect((await order.look()).status).toBe('cancelled')
  await open.bank.upload(came(`${order.reference} late`, 1_000))
  expect((await order.look()).status).toBe('cancelled')
  expect((await creditFirm.account()).unallocated).toBe(before + 1_000)
  expect((await mails(order.id)).at(-1)).toBe('transfer-left')
  const [entry] = await read<{ _id: string; mayUndo: boolean }[]>(
    open.admin.call('GET', `/companies/${creditFirm.id}/account/entries`),
  )
  expect(entry!.mayUndo).toBe(false)
  const undo = open.admin.call('DELETE', `/account-payments/${entry!._id}`)
  expect(await told(undo)).toEqual([409, 'payment_of_order'])
  await open.wholeBooks()
})

test('business: 5.7 cancelling a partly paid order loses nothing, and a person writes down and takes back', async () => {
  const order = await placed(firm)
  const received = { amount: 300, receivedOn: '2026-01-31', reference: 'Cheque' }
  const path = `/order/${order.id}/transfers`
  const { insertedId } = await read<{ insertedId: string }>(open.admin.call('POST', path, received))
  expect(await order.look()).toMatchObject({ status: 'unpaid', transfer: { rest: 700 } })
  expect((await open.admin.call('DELETE', `/transfers/${insertedId}`)).status).toBe(200)
  expect((await open.admin.call('DELETE', `/transfers/${insertedId}`)).status).toBe(404)
  expect(await order.look()).toMatchObject({ transfer: { rest: 1_000, came: [] } })
  await open.admin.call('POST', path, { ...received, reference: 'Second' })
  expect((await firm.founder.call('DELETE', `/order/${order.id}`)).status).toBe(200)
  expect((await order.look()).status).toBe('cancelled')
  const waits = (await payouts()).filter((one) => one.order._id === order.id)
  expect(waits).toMatchObject([{ amount: 300 }])
  await open.wholeBooks()
})

test('business: 5.8 what is cancelled of an order by transfer is to be paid out, not asked of a card', async () => {
  const order = await placed(firm)
  await open.bank.upload(came(`${order.reference} cancel`, 1_000))
  const lines = [{ position: 1, quantity: 4 }]
  const cancelled = open.admin.call('POST', `/order/${order.id}/cancellations`, { lines })
  expect(await read<object>(cancelled)).toMatchObject({ amount: 400 })
  expect((await payouts()).filter((one) => one.order._id === order.id)).toMatchObject([
    { amount: 400 },
  ])
  const line = await open.bank.line(`${order.reference} cancel`)
  expect(await told(open.bank.undo(line._id))).toEqual([409, 'transfer_spent'])
  expect((await order.look()).refunding).toBe(true)
  await open.wholeBooks()
})

test('business: 5.9 of a card and a transfer that come at once one pays, and the other is not lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await placed(creditFirm)
    const before = (await creditFirm.account()).unallocated
    const intent = await startTestPayment(creditFirm.founder, order.id)
    await payAtProvider(open.shop, intent)
    const [confirmed] = await Promise.all([
      creditFirm.founder.call('PATCH', `/order/${order.id}`, {
        orderId: order.id,
        transactionId: intent,
      }),
      open.bank.upload(came(`${order.reference} race ${round}`, 1_000)),
    ])
    const { status, transactionId } = await order.look()
    expect(status).toBe('paid')
    const left = (await creditFirm.account()).unallocated - before
    const [refund] = await open.shop.sql<{ minor: number }[]>`
      select coalesce(sum(r.amount_minor), 0)::float8 as minor
      from refund r join payment p on p.id = r.payment_id
      where p.order_id = ${order.id}`
    const byCard = transactionId === intent
    expect(confirmed.status).toBe(byCard ? 200 : 409)
    expect([left, refund!.minor]).toEqual(byCard ? [1_000, 0] : [0, 100_000])
  }
  await open.wholeBooks()
})

test('business: 5.10 one statement uploaded twice at once pays once', async () => {
  const order = await placed(creditFirm)
  const before = (await creditFirm.account()) as CreditAccount
  const statement = came(`${order.reference} twice`, 1_000)
  await Promise.all([open.bank.upload(statement), open.bank.upload(statement)])
  expect(await order.look()).toMatchObject({ status: 'paid', transfer: { came: [{}] } })
  expect((await creditFirm.account()).unallocated).toBe(before.unallocated)
  await open.wholeBooks()
})
