import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { confirmEmail } from '../../../tests/test-user.ts'
import { at, countOrders, orderLines, stockOf } from './placing.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

test('T72 found: S4 nobody orders in the name of an e-mail that is not confirmed, by either call', async () => {
  const newcomer = await shop.newcomer()
  const part = await addTestPart(shop)
  const one = await newcomer.call('POST', '/order', orderOf(part, 10, 1_000))
  const answers = [
    { status: one.status, ...((await one.json()) as { code: string; detail: string }) },
    await orderLines(newcomer, [at(part, 10)]),
    await orderLines(newcomer, [at(part, 10)], { shortage: 'reduce' }),
  ]
  for (const { status, code, detail } of answers) {
    expect([status, code]).toEqual([403, 'email_not_confirmed'])
    expect(detail).toContain(`the link that we sent to ${newcomer.email}`)
  }
  expect(await stockOf(shop, [part])).toEqual([1_000])
  expect(await countOrders(shop, newcomer)).toBe(0)

  await confirmEmail(shop.sql, newcomer)
  expect(await placeTestOrder(newcomer, part)).toBeTypeOf('string')
  expect(await stockOf(shop, [part])).toEqual([990])
})

test('T72 found: S4 an order of before this rule is cancelled without a mail to nobody’s address', async () => {
  const buyer = await shop.buyer()
  const part = await addTestPart(shop)
  const [told, untold] = [await placeTestOrder(buyer, part), await placeTestOrder(buyer, part)]
  await buyer.call('DELETE', `/order/${told}`)
  await shop.sql`update users set email_verified = false where email = ${buyer.email}`
  expect((await buyer.call('DELETE', `/order/${untold}`)).status).toBe(200)
  const mails = await shop.sql`
    select order_id from mail where kind = 'order-cancelled' and recipient = ${buyer.email}`
  expect(mails).toEqual([{ order_id: told }])
})

test('T72 found: S4 what somebody calls themselves is in no mail to an address that is not theirs yet', async () => {
  const words = 'Your parcel waits'
  const newcomer = await shop.newcomer(words)
  const ask = (path: string) =>
    shop.request(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.publicUrl },
      body: JSON.stringify({ email: newcomer.email }),
    })
  await ask('/send-verification-email')
  await ask('/request-password-reset')
  const mails = await shop.sql`select values from mail where recipient = ${newcomer.email}`
  expect(mails.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(mails)).not.toContain(words)
})

test('T72 found: S4 the newsletter asks one address five times an hour, whoever sends it there', async () => {
  const limited = await openTestShop({
    jobs: false,
    environment: { LIMITS: 'on', TRUSTED_PROXIES: '1' },
  })
  try {
    const statuses = []
    for (let at = 0; at < 7; at += 1)
      statuses.push(
        (
          await limited.request('/api/newsletter', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${at}` },
            body: JSON.stringify({ email: 'stranger@example.test' }),
          })
        ).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  } finally {
    await limited.close()
  }
})
