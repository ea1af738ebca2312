import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../../../tests/test-user.ts'
import { type MailedShop, openMailedShop } from '../../mail/mailed-shop.fixture.ts'
import { drawnOn, pagesOf } from './drawn-on.fixture.ts'

let open: MailedShop
let buyer: TestUser

beforeAll(async () => {
  open = await openMailedShop()
  buyer = await open.buyer('Łukasz Müller 山田')
})
afterAll(() => open.close())

const receipt = (who: TestUser, orderId: string) => who.call('GET', `/order/${orderId}/receipt`)

async function downloaded(who: TestUser, orderId: string) {
  const answer = await receipt(who, orderId)
  expect(answer.status).toBe(200)
  return { answer, pdf: Buffer.from(await answer.arrayBuffer()) }
}

test('a receipt is one page that says who paid what, when and how', async () => {
  const orderId = await open.order(buyer, { address: '12 Long Street\nSmall Town' })
  const transactionId = await open.pay(buyer, orderId)
  const { answer, pdf } = await downloaded(buyer, orderId)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/partwright-PW-\d+-receipt\.pdf/)
  expect(pagesOf(pdf)).toBe(1)
  const drawn = drawnOn(pdf)
  const facts = [
    'Partwright',
    'Receipt',
    /PW-\d{6}/,
    transactionId,
    / UTC$/m,
    'Łukasz Müller 山田',
    buyer.email,
    '12 Long Street, Small Town',
    'Memory module 64 GB',
    'RAM-64',
    '250',
    'USD 289.00',
    'USD 72,250.00',
    'it is invoiced on shipment',
  ]
  for (const fact of facts) expect(drawn).toMatch(fact)
})

test('the same order gives the same bytes', async () => {
  const orderId = await open.order(buyer)
  await open.pay(buyer, orderId)
  const [one, two] = [await downloaded(buyer, orderId), await downloaded(buyer, orderId)]
  expect(Buffer.compare(one.pdf, two.pdf)).toBe(0)
})

test('the longest texts are drawn to the last letter', async () => {
  const orderId = await open.order(buyer, { address: 'Æ'.repeat(500) })
  await open.pay(buyer, orderId)
  await open.sql`update orders set name = ${'Æ'.repeat(900)} where id = ${orderId}`
  await open.sql`
    update order_line set name = ${'Æ'.repeat(200)}, mpn = ${'Æ'.repeat(80)} where order_id = ${orderId}`
  const { pdf } = await downloaded(buyer, orderId)
  const drawn = drawnOn(pdf)
  expect(drawn.match(/Æ/g)).toHaveLength(500 + 900 + 200 + 80)
  expect(pagesOf(pdf)).toBe(2)
  expect(drawn).toContain('2 of 2')
})

test('there is no receipt before the money came', async () => {
  const answer = await receipt(buyer, await open.order(buyer))
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'not_paid' })
})

test('T25 the receipt of somebody else is not there; an admin gets it', async () => {
  const orderId = await open.order(buyer)
  await open.pay(buyer, orderId)
  const theirs = await receipt(await open.buyer('Other Buyer'), orderId)
  const none = await receipt(buyer, '01900000-0000-7000-8000-000000000000')
  expect([theirs.status, none.status]).toEqual([404, 404])
  await downloaded(await open.admin(), orderId)
})

test('a refunded order says so on its receipt', async () => {
  const orderId = await open.order(buyer)
  await open.pay(buyer, orderId)
  const refunded = await (await open.admin()).call('POST', `/order-refund/${orderId}`, {})
  expect(refunded.status).toBe(200)
  const drawn = drawnOn((await downloaded(buyer, orderId)).pdf)
  expect(drawn).toContain('This order was refunded')
  expect(drawn).toMatch(/^Returned to the card, .*\n-USD 72,250\.00$/m)
})
