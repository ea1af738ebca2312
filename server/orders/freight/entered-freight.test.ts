import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Figures } from '../../../contract/figures.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { payToAccount } from '../../../tests/bank.fixture.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let buyer: TestUser
let partsId: string
beforeAll(async () => {
  open = await openTaxedShop()
  buyer = await open.shop.buyer('Buyer')
  partsId = await addTestPart(open.shop, { price: 100, minQuantity: 1 })
  await payToAccount(open.admin)
})
afterAll(() => open?.shop.close())

const goods = (quantity: number, of = partsId) => ({ partsId: of, quantity, price: quantity * 100 })

describe('freight that is entered when it leaves', () => {
  const leave = (id: string, freight: number, quantity: number) =>
    act(open.admin, 'POST', `/order/${id}/shipments`, {
      freight,
      lines: [{ position: 1, quantity }],
    })

  test('is owed on account with its taxes, beside what was ordered', async () => {
    const { shop, admin } = open
    const works = await openCreditCompany(shop, admin, 'Later Works')
    const { body } = await open.place(
      works.founder,
      [{ partsId: works.partId, quantity: 20, price: 2_000 }],
      places.berlin,
      { method: 'account' },
    )
    const id = body.insertedId as string
    await act(admin, 'PATCH', `/order-release/${id}`)
    expect((await leave(id, 50, 10)).http).toBe(200)
    expect(await works.account()).toMatchObject({ balance: 1_249.5, committed: 1_190 })
    expect((await open.order(id)).shipments).toMatchObject([
      { freight: 50, due: { amount: 1_249.5, open: 1_249.5 } },
    ])
    expect((await leave(id, 0, 10)).http).toBe(200)
    expect(await works.account()).toMatchObject({ balance: 2_439.5, committed: 0 })
    await open.wholeBooks()
  })

  test('is asked for by the invoice of an order that a card paid, until an admin saw it paid', async () => {
    const { body } = await open.place(buyer, [goods(3)], places.berlin)
    const id = body.insertedId as string
    expect(await open.pay(buyer, id)).toBe(35_700)
    expect((await leave(id, 12.345, 1)).body).toMatchObject({ errors: [{ path: 'freight' }] })
    const slip = await leave(id, 1_000, 3)
    expect([slip.http, slip.body.code]).toEqual([409, 'freight_doubtful'])
    expect((await leave(id, 10, 3)).http).toBe(200)
    const exported = await (await open.admin.call('GET', '/order-export')).text()
    expect(exported.split('\r\n').filter((row) => /,10,1\.9$/.test(row))).toHaveLength(1)
    const [shipment] = (await open.order(id)).shipments
    expect(shipment).toMatchObject({ freight: 10, due: { amount: 11.9, open: 11.9 } })
    const drawn = await open.paper(id, 'invoice')
    for (const words of [
      'Paid by card',
      'EUR 357.00',
      'Still to pay',
      'EUR 11.90',
      'Please pay by',
    ])
      expect(drawn).toContain(words)
    const owing = async () => {
      const { freightToPay } = await read<Figures>(open.admin.call('GET', '/figures'))
      const list = await read<Order[]>(open.admin.call('GET', '/all-orders?payment=freight'))
      return [freightToPay, list.length]
    }
    expect(await owing()).toEqual([1, 1])
    const path = `/shipment/${shipment!._id}/freight`
    const paid = { isPaid: true, reference: 'Statement 12' }
    expect((await act(open.admin, 'PATCH', path, paid)).body).toEqual({ modifiedCount: 1 })
    expect((await act(open.admin, 'PATCH', path, paid)).body).toEqual({ modifiedCount: 0 })
    expect(await owing()).toEqual([0, 0])
    expect((await open.order(id)).shipments).toMatchObject([{ due: { amount: 11.9, open: 0 } }])
    await open.wholeBooks()
  })
})

test('freight stays with a parcel that nobody was told of yet, when the rest is cancelled', async () => {
  const slow = await openTaxedShop({ SHIPPING_UNDO_SECONDS: '600' })
  try {
    const { shop, admin } = slow
    const who = await shop.buyer('Buyer')
    const { body: method } = await act(admin, 'POST', '/shipping-methods', {
      name: 'Pallet',
      kind: 'table',
    })
    const areas = [{ country: 'DE' }]
    const { body: zone } = await act(admin, 'POST', '/shipping-zones', { name: 'Germany', areas })
    await act(admin, 'PUT', `/shipping-methods/${method.insertedId}/rates`, {
      zoneId: zone.insertedId,
      bands: [{ upToGrams: null, price: 20 }],
    })
    const heavy = await addTestPart(shop, { price: 100, minQuantity: 1 })
    await act(admin, 'PATCH', `/parts/${heavy}`, { weightGrams: 500 })
    const choice = { shippingMethodId: method.insertedId }
    const { body } = await slow.place(who, [goods(10, heavy)], places.berlin, choice)
    const id = body.insertedId as string
    expect(await slow.pay(who, id)).toBe(121_380)
    await slow.ship(id, [{ position: 1, quantity: 6 }])
    const rest = { reason: 'none left' }
    const { body: cancelled } = await act(admin, 'POST', `/order/${id}/cancellations`, rest)
    expect(cancelled).toMatchObject({ amount: 476, status: 'shipped' })
    const undone = await act(admin, 'POST', '/order-shipment-undos', { ids: [id] })
    expect(undone.body).toMatchObject({ modifiedCount: 0 })
    await slow.wholeBooks()
  } finally {
    await slow.shop.close()
  }
})
