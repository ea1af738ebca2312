import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { seeded } from '../../../tests/seeded.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let buyer: TestUser
/** Weighs 2 kg at 100.00; nobody said what the other one weighs. */
let [weighed, unweighed] = ['', '']
const methods = { pallet: '', pickup: '', account: '' }

beforeAll(async () => {
  open = await openTaxedShop()
  const { shop, admin } = open
  buyer = await shop.buyer('Buyer')
  weighed = await addTestPart(shop, { price: 100, minQuantity: 1, quantity: 100_000 })
  unweighed = await addTestPart(shop, { price: 100, minQuantity: 1, name: 'Odd CPU' })
  await act(admin, 'PATCH', `/parts/${weighed}`, { weightGrams: 2_000 })
  const add = async (path: string, body: object) => {
    const { http, body: answer } = await act(admin, 'POST', path, body)
    expect(http, JSON.stringify(answer)).toBe(200)
    return answer.insertedId as string
  }
  methods.pallet = await add('/shipping-methods', {
    name: 'Pallet',
    kind: 'table',
    incoterms: ['DAP', 'DDP'],
  })
  methods.pickup = await add('/shipping-methods', { name: 'Pickup', kind: 'pickup' })
  methods.account = await add('/shipping-methods', {
    name: 'Your carrier',
    kind: 'buyer_account',
    carrier: 'Freight Line',
  })
  const zoneId = await add('/shipping-zones', { name: 'Germany', areas: [{ country: 'DE' }] })
  await add('/shipping-zones', { name: 'South', areas: [{ country: 'DE', postalPrefix: '80' }] })
  const bands = [
    { upToGrams: 100_000, price: 30.05, perKg: 0.5 },
    { upToGrams: null, price: 90, freeFrom: 50_000 },
  ]
  await act(admin, 'PUT', `/shipping-methods/${methods.pallet}/rates`, { zoneId, bands })
})
afterAll(() => open?.shop.close())

const goods = (quantity: number, partsId = weighed) => ({
  partsId,
  quantity,
  price: quantity * 100,
})
const byPallet = () => ({ shippingMethodId: methods.pallet })

async function placed(quantity: number, more: object, shipTo = places.berlin, who = buyer) {
  const { http, body } = await open.place(who, [goods(quantity)], shipTo, more)
  expect(http, JSON.stringify(body)).toBe(200)
  return body.insertedId as string
}
const minor = (major: unknown) => Math.round((major as number) * 100)

test('the estimate says each way with its price and why, and what the chosen one comes to with taxes', async () => {
  const ask = async (partsId: string, more: object = {}) =>
    (
      await act(buyer, 'POST', '/order-estimates', {
        lines: [{ partsId, quantity: 3 }],
        shipTo: { country: 'DE', region: '', postalCode: '10115' },
        ...more,
      })
    ).body
  expect(await ask(weighed, byPallet())).toMatchObject({
    methods: [
      { kind: 'later', isOffered: true, price: null },
      {
        name: 'Pallet',
        isOffered: true,
        price: 33.05,
        why: '6 kg to Germany',
        incoterm: 'DAP',
        incoterms: ['DAP', 'DDP'],
      },
      { name: 'Pickup', isOffered: true, price: 0 },
      { name: 'Your carrier', isOffered: false },
    ],
    price: 300,
    freight: 33.05,
    shippingMethodId: methods.pallet,
    payable: 396.33,
    taxes: [{ base: 333.05, amount: 63.28 }],
  })
  const odd = await ask(unweighed)
  expect(odd).toMatchObject({ freight: null, payable: 357 })
  expect(odd.methods).toMatchObject([
    {},
    { isOffered: false, why: 'What Odd CPU weighs is not known' },
    {},
    {},
  ])
})

describe('an order whose freight has a price', () => {
  test('business: 6 goes by the terms that its buyer chooses among those of the method', async () => {
    const by = async (id: string) => (await open.order(id)) as { shipping: { incoterm: string } }
    expect((await by(await placed(1, byPallet()))).shipping.incoterm).toBe('DAP')
    const chosen = await placed(1, { ...byPallet(), incoterm: 'DDP' })
    expect((await by(chosen)).shipping.incoterm).toBe('DDP')
    for (const [more, says] of [
      [{ ...byPallet(), incoterm: 'CPT' }, 'Pallet goes by DAP, DDP: choose one of these'],
      [{ shippingMethodId: methods.pickup, incoterm: 'EXW' }, 'Pickup is on no terms'],
      [{ ...byPallet(), incoterm: 'FOB' }, 'One of EXW'],
    ] as const) {
      const { http, body } = await open.place(buyer, [goods(1)], places.berlin, more)
      expect([http, body.errors]).toMatchObject([
        ...[400, [{ path: 'incoterm', message: expect.stringContaining(says) }]],
      ])
    }
  })

  test('is charged it with its taxes, and its first invoice bears all of it', async () => {
    const id = await placed(10, { ...byPallet(), shownPayable: 1_237.66 })
    expect(await open.order(id)).toMatchObject({
      price: 1_000,
      freight: 40.05,
      tax: 197.61,
      payable: 1_237.66,
      shipping: { name: 'Pallet', kind: 'table', incoterm: 'DAP', account: '' },
    })
    expect(await open.pay(buyer, id)).toBe(123_766)
    await open.ship(id, [{ position: 1, quantity: 1 }])
    await open.ship(id)
    const [first, second] = await open.invoiced(id)
    expect([first?.freight, second?.freight]).toEqual([4_005, 0])
    expect(first!.gross + second!.gross).toBe(123_766)
    const drawn = await open.paper(id, 'invoice')
    expect(drawn).toContain('Freight')
    expect(drawn).toContain('EUR 40.05')
    expect(await open.paper(id, 'delivery-note')).toContain('Received complete and undamaged')
    const body = { freight: 5 }
    const again = await placed(1, byPallet())
    await open.pay(buyer, again)
    const refused = await act(open.admin, 'POST', `/order/${again}/shipments`, body)
    expect([refused.http, refused.body.code]).toEqual([409, 'freight_paid'])
    await open.wholeBooks()
  })

  test('gives it back with the last piece where nothing left, and keeps it where something did', async () => {
    const cancel = async (id: string, quantity?: number) => {
      const lines = quantity ? { lines: [{ position: 1, quantity }] } : {}
      const { body } = await act(open.admin, 'POST', `/order/${id}/cancellations`, {
        reason: 'none left',
        ...lines,
      })
      return minor(body.amount)
    }
    const whole = await placed(10, byPallet())
    await open.pay(buyer, whole)
    expect((await cancel(whole, 4)) + (await cancel(whole))).toBe(123_766)
    const part = await placed(10, byPallet())
    await open.pay(buyer, part)
    await open.ship(part, [{ position: 1, quantity: 6 }])
    expect(await cancel(part)).toBe(47_600)
    expect(await open.order(part)).toMatchObject({ status: 'shipped', refunded: 476 })
    const unpaid = await placed(10, byPallet())
    expect((await act(buyer, 'DELETE', `/order/${unpaid}`)).http).toBe(200)
    await open.wholeBooks()
  })

  test('is refused where the page showed another, where it cannot go so, and elsewhere than in its zone', async () => {
    const stale = await open.place(buyer, [goods(10)], places.berlin, {
      ...byPallet(),
      shownPayable: 1_190,
    })
    expect([stale.http, stale.body.code]).toEqual([409, 'payable_changed'])
    const norway = await open.place(buyer, [goods(10)], places.oslo, byPallet())
    expect([norway.http, norway.body.code]).toEqual([409, 'shipping_not_offered'])
    expect(norway.body.detail).toContain('It does not go there')
    const gone = { shippingMethodId: weighed }
    const none = await open.place(buyer, [goods(1)], places.berlin, gone)
    expect(none).toMatchObject({ http: 400, body: { errors: [{ path: 'shippingMethodId' }] } })

    const id = await placed(1, byPallet())
    await open.pay(buyer, id)
    const south = { ...places.berlin, city: 'München', postalCode: '80331' }
    const asked = await act(buyer, 'POST', `/order/${id}/inquiries`, {
      kind: 'address',
      text: 'We moved',
      number: '+493012345678',
      shipTo: south,
    })
    const path = `/inquiries/${asked.body.insertedId}/decisions`
    const moved = await act(open.admin, 'POST', path, { decision: 'accept' })
    expect([moved.http, moved.body.code]).toEqual([409, 'inquiry_decision'])
    expect(moved.body.detail).toContain('priced for Germany')
  })

  test('business: 6.2 invoices and cancellations of random orders with freight come to what was payable', async () => {
    const random = seeded(11)
    for (let at = 0; at < 20; at += 1) {
      let left = 1 + random(60)
      const id = await placed(left, byPallet())
      const charged = await open.pay(buyer, id)
      let cancelled = 0
      while (left > 0) {
        const quantity = 1 + random(left)
        const lines = [{ position: 1, quantity }]
        left -= quantity
        if (random(3) > 0) await open.ship(id, lines)
        else {
          const given = { lines, reason: 'none left' }
          const { body } = await act(open.admin, 'POST', `/order/${id}/cancellations`, given)
          cancelled += minor(body.amount)
        }
      }
      const invoices = await open.invoiced(id)
      const gross = invoices.reduce((sum, invoice) => sum + invoice.gross, 0)
      expect(gross + cancelled, `order ${at}`).toBe(charged)
    }
    await open.wholeBooks()
  })
})

test('what is fetched costs no freight, and is taxed where it is handed over', async () => {
  const id = await placed(2, { shippingMethodId: methods.pickup }, places.oslo)
  expect(await open.order(id)).toMatchObject({
    freight: 0,
    payable: 238,
    taxes: [{ code: 'S', percent: 19 }],
  })
})

test('business: 6.6 by the buyer’s carrier account freight is 0, and its number stands on the packing list', async () => {
  const { shop, admin } = open
  const { founder } = await openCreditCompany(shop, admin, 'Carrier Works')
  const mine = { shippingMethodId: methods.account }
  const without = await open.place(founder, [goods(1)], places.berlin, mine)
  expect([without.http, without.body.code]).toEqual([409, 'shipping_not_offered'])
  const account = { carrier: 'FREIGHT LINE', number: '4455-019' }
  const added = await act(founder, 'POST', '/company/carrier-accounts', account)
  expect(added.http).toBe(200)
  const again = await act(founder, 'POST', '/company/carrier-accounts', account)
  expect([again.http, again.body.code]).toEqual([409, 'carrier_account_kept'])
  const id = await placed(1, mine, places.berlin, founder)
  await open.pay(founder, id)
  await act(founder, 'POST', '/company/carrier-accounts', { ...account, number: '7' })
  const which = await open.place(founder, [goods(1)], places.berlin, mine)
  expect(which).toMatchObject({ http: 400, body: { errors: [{ path: 'carrierAccountId' }] } })
  await act(founder, 'DELETE', `/company/carrier-accounts/${added.body.insertedId}`)
  await open.ship(id)
  expect(await open.order(id)).toMatchObject({ freight: 0, shipping: { account: '4455-019' } })
  expect(await open.paper(id, 'packing-list')).toContain('Freight Line 4455-019')
})
