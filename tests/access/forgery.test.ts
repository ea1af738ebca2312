import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goal } from '../goal.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, orderOf, placeTestOrder, startTestPayment } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { footprint } from './objects.fixture.ts'

/** FORGERIES: how many of each; the goals ask for 1,000. */
const many = Number(process.env.FORGERIES ?? 120)
const seed = Number(process.env.FORGERIES_SEED ?? 20_261)

let shop: TestShop
let buyer: TestUser
let other: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '500' } })
  ;[buyer, other] = await Promise.all([shop.buyer(), shop.buyer('Other')])
  // the provider's own events would come whenever they like, and change what is compared
  await fetch(`${shop.sandbox.url}/control/faults/webhooks`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'silent' }),
  })
})
afterAll(() => shop?.close())

/** So many of these, each kind in turn. */
function* turns<T>(kinds: T[]) {
  for (let at = 0; at < many; at += 1) yield [at, kinds[at % kinds.length]!] as const
}
const noise = fc.sample(fc.string({ minLength: 1, maxLength: 60 }), { seed, numRuns: many })
const flipped = (text: string, at: number) => {
  const place = at % text.length
  const other = text[place] === 'a' ? 'b' : 'a'
  return text.slice(0, place) + other + text.slice(place + 1)
}

test('G9 T01 T03 T06 no token that was not given opens anything, and none is given without proof', async () => {
  const { token, cookie } = buyer
  const kinds: ((at: number) => Record<string, string>)[] = [
    () => ({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }),
    (at) => ({ authorization: `Bearer ${flipped(token, at)}` }),
    () => ({ authorization: `Bearer ${createHash('sha256').update(token).digest('base64url')}` }),
    () => ({ authorization: `Bearer ${token.slice(0, -1)}` }),
    () => ({ authorization: `Bearer ${token}${token}` }),
    () => ({ authorization: `Basic ${token}` }),
    () => ({ authorization: token }),
    (at) => ({ authorization: `Bearer ${encodeURIComponent(noise[at]!)}` }),
    () => ({ cookie: `accessToken=${token}` }),
    () => ({ 'x-access-token': token }),
    () => ({ cookie }),
  ]
  const before = await footprint(shop)
  let accepted = 0
  for (const [at, kind] of turns(kinds)) {
    const read = await shop.request(`/api/user/${buyer.email}`, { headers: kind(at) })
    const given = await shop.request(`/api/user/${other.email}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        origin: shop.publicUrl,
        cookie: at % 2 ? flipped(cookie, at) : cookie,
      },
      body: JSON.stringify({ email: other.email, displayName: 'Other' }),
    })
    expect(read.status, JSON.stringify(kind(at))).toBe(401)
    expect([400, 401, 403], `${at}`).toContain(given.status)
    if (read.ok || given.ok) accepted += 1
  }
  expect(await footprint(shop)).toEqual(before)
  goal('G9', { tokens: 2 * many, accepted }, `seed ${seed}`)
})

test('G10 T16 T21 T28 T30 no price, status, name or order but ours is taken', async () => {
  const part = await addTestPart(shop, { quantity: 1_000_000 })
  const own = await placeTestOrder(buyer, part)
  const intent = await startTestPayment(buyer, own)
  const wrong = fc.sample(
    fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: -100_000, max: 999 }),
      fc.constantFrom(0, 0.01, 999.99, 1_000.01, 1e308, -1_000, 100_000),
    ),
    { seed, numRuns: many },
  )
  const order = orderOf(part, 10, 1_000)
  const line = { partsId: part, quantity: 10 }
  const to = { address: '1 Test Street', number: '0123456789' }
  const kinds: ((price: number) => Promise<Response>)[] = [
    (price) => buyer.call('POST', '/order', { ...order, price }),
    (price) => buyer.call('POST', '/order', { ...order, price: String(price) }),
    (price) => buyer.call('POST', '/orders', { lines: [{ ...line, price }], ...to }),
    (price) =>
      buyer.call('POST', '/orders', { lines: [{ ...line, price }], ...to, shortage: 'reduce' }),
    (price) => buyer.call('POST', '/create-payment-intent', { orderId: own, price }),
    (price) => buyer.call('PATCH', `/order/${own}`, { orderId: own, transactionId: intent, price }),
    (price) =>
      buyer.call('PATCH', `/order/${own}`, {
        orderId: own,
        transactionId: `pi_${Math.abs(price)}`,
        status: 'paid',
        price: 1_000,
      }),
    () => other.call('POST', '/create-payment-intent', { orderId: own, price: 1_000 }),
    () =>
      other.call('PATCH', `/order/${own}`, { orderId: own, transactionId: intent, price: 1_000 }),
  ]
  const before = await footprint(shop)
  let accepted = 0
  for (const [at, kind] of turns(kinds)) {
    const response = await kind(wrong[at] === 1_000 ? 1 : wrong[at]!)
    if (response.ok) accepted += 1
    expect([400, 402, 404, 409], `${at}: ${await response.text()}`).toContain(response.status)
  }
  expect(await footprint(shop)).toEqual(before)
  const ours = { status: 'paid', displayName: 'Somebody', email: 'a@b.test', partsName: 'Else' }
  const placed = await buyer.call('POST', '/order', { ...order, ...ours })
  const { insertedId } = (await placed.json()) as { insertedId: string }
  const kept = await (await buyer.call('GET', `/order/${insertedId}`)).json()
  expect(kept).toMatchObject({ status: 'unpaid', email: buyer.email, displayName: buyer.name })
  goal('G10', { tries: many, accepted }, `seed ${seed}`)
})

test('G6 T35 no event is believed that the provider did not sign as it is', async () => {
  const secret = shop.config.cards!.webhookSecret
  const now = Math.floor(Date.now() / 1_000)
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_forged', object: 'payment_intent' } },
  })
  const sign = (body: string, more: object = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...more })
  const good = sign(payload)
  const kinds: ((at: number) => [body: string, signature: string | null])[] = [
    () => [payload, null],
    () => [payload, ''],
    (at) => [payload, sign(payload, { secret: `whsec_${noise[at]}` })],
    (at) => [payload, sign(payload, { timestamp: now - 301 - at })],
    (at) => [flipped(payload, at), good],
    (at) => [payload, flipped(good, good.length - 1 - (at % 40))],
    () => [JSON.stringify(JSON.parse(payload), null, 1), good],
    () => [`${payload} `, good],
    () => ['', good],
    () => [payload, good.replace('v1=', 'v0=')],
    () => [payload, good.replace(/v1=.*/, 'v1=')],
    (at) => [payload, `t=${now},v1=${encodeURIComponent(noise[at]!)}`],
    () => [payload, good.replace(/t=\d+/, `t=${now + 1}`)],
    () => [payload, `v1=${good.split('v1=')[1]}`],
  ]
  const before = await footprint(shop)
  let accepted = 0
  for (const [at, kind] of turns(kinds)) {
    const [body, signature] = kind(at)
    const response = await shop.request('/api/webhooks/cards', {
      method: 'POST',
      headers: signature === null ? {} : { 'stripe-signature': signature },
      body,
    })
    if (response.ok) accepted += 1
    expect(response.status, `${at}: ${signature}`).toBe(400)
  }
  expect(await footprint(shop)).toEqual(before)
  goal('G6', { forged: many, accepted }, `seed ${seed}`)
})
