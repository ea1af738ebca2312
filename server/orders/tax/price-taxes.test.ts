import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PriceTaxes } from '../../../contract/tax/price-taxes.ts'
import { openCompany, read } from '../../../tests/companies.fixture.ts'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let part: string
beforeAll(async () => {
  open = await openTaxedShop({ PRICES: 'gross' })
  part = await addTestPart(open.shop, { price: 100, minQuantity: 1 })
})
afterAll(() => open?.shop.close())

const ask = async (path: string) => await (await fetch(`${open.shop.publicUrl}${path}`)).json()
const toVisitors = async () =>
  ((await ask('/api/config')) as { priceTaxes?: PriceTaxes }).priceTaxes
const shownTo = async (who: TestUser, query = '') =>
  (await read<{ taxes: PriceTaxes | null }>(who.call('GET', `/price-taxes${query}`))).taxes
const atHome = {
  percents: {
    standard: 19,
    reduced: 'No reduced rate is known in Germany',
    zero: 'No zero rate is known in Germany',
  },
  says: 'Prices include tax, for delivery to Germany.',
}
/** The seller is registered in Austria, for which the tests of taxes have no rate. */
const sayAustria = () =>
  act(open.admin, 'POST', '/tax-rates', {
    country: 'AT',
    region: '',
    postalPrefix: '',
    taxClass: 'standard',
    percent: 20,
    startsOn: '2020-01-01',
  })

describe('in a shop that shows prices with tax', () => {
  test('visitors are told those of where the goods leave from, and why a class has none', async () => {
    expect(await toVisitors()).toEqual(atHome)
  })

  test('a buyer is told those of their address, or of the one that they name', async () => {
    const buyer = await open.shop.buyer('Buyer in Vienna')
    expect(await shownTo(buyer)).toEqual(atHome)
    const saved = await act(buyer, 'POST', '/addresses', {
      ...places.vienna,
      phone: '+4311234567',
      label: '',
      use: 'both',
    })
    expect(saved.http, JSON.stringify(saved.body)).toBe(200)
    const unknown = 'No standard rate is known in Austria'
    expect(await shownTo(buyer)).toMatchObject({
      percents: { standard: unknown },
      says: `Prices do not include tax. ${unknown}.`,
    })
    expect((await sayAustria()).http).toBe(200)
    expect(await shownTo(buyer)).toMatchObject({
      percents: { standard: 20 },
      says: 'Prices include tax, for delivery to Austria.',
    })
    expect(await shownTo(buyer, '?country=DE&postalCode=10115')).toEqual(atHome)
    // of a place of which too little is written it is their own
    expect(await shownTo(buyer, '?country=DE&postalCode=1')).toMatchObject({
      percents: { standard: 20 },
    })
    const abroad = await shownTo(buyer, '?country=NO&postalCode=0150')
    expect(abroad?.percents.standard).toContain('The goods leave the country')
    const [{ _id = '' } = {}] = (await act(buyer, 'GET', '/addresses')).body.addresses as {
      _id: string
    }[]
    const other = await open.shop.buyer('Other')
    expect(await shownTo(other, `?addressId=${_id}`)).toEqual(atHome)
    expect(await toVisitors()).toEqual(atHome)
  })

  test('a company is told those of its country, and none where its number is known', async () => {
    const { shop, admin } = open
    const lead = await shop.buyer('Lead')
    const { id, founder } = await openCompany(shop, admin, lead, 'Rotterdam Works')
    await shop.sql`update company set country = 'FR' where id = ${id}`
    // no registration there: the rate of where the goods leave from
    expect(await shownTo(founder)).toMatchObject({
      percents: { standard: 19 },
      says: 'Prices include tax, for delivery to France.',
    })
    await act(founder, 'PATCH', '/company/tax-id', { taxId: 'FR40303265045' })
    // nobody has answered for it: at most so much is charged
    expect(await shownTo(founder)).toMatchObject({ percents: { standard: 19 } })
    await act(admin, 'PATCH', `/companies/${id}/tax-id`, {
      taxId: 'FR40303265045',
      result: 'valid',
      note: 'Seen in the register',
    })
    const why = 'The goods go to a company in another member of the EU whose tax number was checked'
    expect(await shownTo(founder)).toMatchObject({
      percents: { standard: why },
      says: `Prices do not include tax. ${why}.`,
    })
    expect(await shownTo(lead)).toEqual(atHome)
  })

  test('amounts of calls stay without, and lines say the class of their part', async () => {
    const { lines } = (await (
      await fetch(`${open.shop.publicUrl}/api/prices`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ items: [{ partsId: part, quantity: 2 }] }),
      })
    ).json()) as { lines: object[] }
    expect(lines).toMatchObject([
      { unitPrice: 100, total: 200, part: { price: 100, taxClass: 'standard' } },
    ])
  })

  test('structured data have the visitors’ price, and say that tax is in it', async () => {
    const page = await (await fetch(`${open.shop.publicUrl}/parts/${part}`)).text()
    expect(offerIn(page)).toMatchObject({
      price: 119,
      priceSpecification: [{ price: 119, valueAddedTaxIncluded: true }],
    })
  })

  test('the mail of an order tells prices with the tax that it bears, and its sums as they are', async () => {
    const buyer = await open.shop.buyer('Mailed')
    const line = { partsId: part, quantity: 2, price: 200 }
    const { body } = await open.place(buyer, [line], places.berlin)
    expect(await open.order(body.insertedId as string)).toMatchObject({
      price: 200,
      tax: 38,
      payable: 238,
      lines: [{ unitPrice: 100, price: 200 }],
    })
    const [mail] = await open.shop.sql<{ values: object }[]>`
      select values from mail where recipient = ${buyer.email} and kind = 'order-placed'`
    expect(mail?.values).toMatchObject({
      goods: '€200.00',
      total: '€238.00',
      isTaxed: true,
      lines: [{ unitPrice: '€119.00 with tax', price: '€238.00 with tax' }],
    })
  })
})

test('a shop of net prices is told nothing of it', async () => {
  const net = await openTaxedShop()
  try {
    const id = await addTestPart(net.shop, { price: 100, minQuantity: 1 })
    const config = await (await fetch(`${net.shop.publicUrl}/api/config`)).json()
    expect(config).toMatchObject({ taxed: true })
    expect(config).not.toHaveProperty('priceTaxes')
    const buyer = await net.shop.buyer('Net')
    expect((await act(buyer, 'GET', '/price-taxes')).body).toEqual({ taxes: null })
    await buyer.call('POST', '/basket', { lines: [{ partsId: id, quantity: 1 }] })
    const basket = await (await buyer.call('GET', '/basket')).text()
    expect(basket).toContain('"price":100')
    expect(basket).not.toContain('taxClass')
    const page = await (await fetch(`${net.shop.publicUrl}/parts/${id}`)).text()
    expect(offerIn(page)).toMatchObject({ price: 100 })
    expect(page).not.toContain('valueAddedTaxIncluded')
  } finally {
    await net.shop.close()
  }
})

test('an admin chooses it with the rules of orders; nobody does while taxes are turned off', async () => {
  for (const [environment, status] of [
    [{}, 200],
    [{ TAX: 'off' }, 400],
  ] as const) {
    const shop = await openTestShop({ jobs: false, environment })
    try {
      const admin = await shop.admin()
      const { version, record } = await read<{ version: number; record: { orders: object } }>(
        admin.call('GET', '/shop-record'),
      )
      const orders = { ...record.orders, prices: 'gross' }
      const changed = await act(admin, 'PATCH', '/shop-record', { version, change: { orders } })
      expect([environment, changed.http]).toEqual([environment, status])
      if (status === 400)
        expect(changed.body).toMatchObject({ errors: [{ path: 'change.orders.prices' }] })
      else {
        // a program of before changes orders and says nothing of it
        const { prices: _, ...before } = orders
        const again = { version: version + 1, change: { orders: { ...before, least: 5 } } }
        expect((await act(admin, 'PATCH', '/shop-record', again)).http).toBe(200)
        expect((await act(admin, 'GET', '/shop-record')).body).toMatchObject({
          record: { orders: { prices: 'gross', least: 5 } },
        })
        const { checks } = await read<{ checks: { name: string; state: string; says: string }[] }>(
          admin.call('GET', '/shop-readiness'),
        )
        expect(checks.find(({ name }) => name === 'taxes')).toMatchObject({
          state: 'missing',
          says: expect.stringContaining('Prices are to be shown with tax'),
        })
      }
    } finally {
      await shop.close()
    }
  }
})

/** What a page says of its part to search engines. */
function offerIn(page: string) {
  const scripts = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts
    .map(([, text = '']) => JSON.parse(text) as { offers?: object })
    .find(({ offers }) => offers)?.offers
}
