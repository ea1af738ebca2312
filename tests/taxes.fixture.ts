import { expect } from 'vitest'
import type { OrderEstimate } from '../contract/orders/estimates.ts'
import type { OrderDetail } from '../contract/orders/orders.ts'
import type { TaxPlace } from '../contract/tax/areas.ts'
import { checkBooks } from '../server/books/check-books.ts'
import { drawnOn } from '../server/orders/documents/drawn-on.fixture.ts'
import { read } from './companies.fixture.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { payAtProvider, startTestPayment } from './orders.fixture.ts'
import type { TestUser } from './test-user.ts'

type Did = { http: number; body: Record<string, unknown> }

export async function act(
  who: TestUser,
  method: string,
  path: string,
  body?: object,
): Promise<Did> {
  const answer = await who.call(method, path, body)
  return { http: answer.status, body: (await answer.json()) as Did['body'] }
}

const address = (country: string, city: string, postalCode: string, region = '') => ({
  country,
  city,
  postalCode,
  region,
  name: 'Receiver',
  attention: '',
  line1: '1 Test Street',
  line2: '',
  phone: '',
  instructions: '',
})
/** Where orders of tests go, as a buyer writes it. */
export const places = {
  berlin: address('DE', 'Berlin', '10115'),
  paris: address('FR', 'Paris', '75001'),
  oslo: address('NO', 'Oslo', '0150'),
  vienna: address('AT', 'Wien', '1010'),
}

/** The seller sends from Germany and is registered there and in Austria, for which no rate is set. */
export async function sayTaxes(admin: TestUser) {
  const said = async (method: string, path: string, body: object) =>
    expect((await act(admin, method, path, body)).http, path).toBe(200)
  await said('PUT', '/tax-origin', { country: 'DE', region: '', postalCode: '10115' })
  const since = { region: '', startsOn: '2020-01-01' }
  await said('POST', '/tax-registrations', { country: 'DE', number: 'DE136695976', ...since })
  await said('POST', '/tax-registrations', { country: 'AT', number: 'ATU12345675', ...since })
  const standard = { taxClass: 'standard', postalPrefix: '', ...since }
  await said('POST', '/tax-rates', { country: 'DE', percent: 19, ...standard })
}

/** A shop whose prices are in euro and whose taxes are said, with what tests of them do. */
export async function openTaxedShop(environment: Record<string, string> = {}) {
  const shop = await openTestShop({
    jobs: false,
    environment: {
      CURRENCY: 'eur',
      RELEASE: 'manual',
      SHIPPING_UNDO_SECONDS: '0',
      ...environment,
    },
  })
  const admin = await shop.admin()
  await sayTaxes(admin)
  return { shop, admin, ...doingsIn(shop, admin) }
}

/** A line as an order has it, `price` being what all its pieces cost without tax. */
type Wanted = { partsId: string; quantity: number; price: number }

const doingsIn = (shop: TestShop, admin: TestUser) => ({
  wholeBooks: async () => expect((await checkBooks(shop.database)).violations).toEqual([]),
  /** An order of lines as the checkout sends it. */
  place: (buyer: TestUser, lines: Wanted[], shipTo: object, more: object = {}) =>
    act(buyer, 'POST', '/orders', { lines, shipTo, number: '+493012345678', ...more }),
  estimate: (buyer: TestUser, lines: Wanted[], { country, region, postalCode }: TaxPlace) =>
    act(buyer, 'POST', '/order-estimates', {
      lines: lines.map(({ partsId, quantity }) => ({ partsId, quantity })),
      shipTo: { country, region, postalCode },
    }) as Promise<{ http: number; body: OrderEstimate & { code?: string } }>,
  order: (id: string) => read<OrderDetail>(admin.call('GET', `/order/${id}`)),
  /** Pays an order by card and releases it; answers what the card was charged, in minor units. */
  pay: async (buyer: TestUser, id: string) => {
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    const paid = await act(buyer, 'PATCH', `/order/${id}`, { orderId: id, transactionId: intent })
    expect(paid.http).toBe(200)
    expect((await act(admin, 'PATCH', `/order-release/${id}`)).http).toBe(200)
    const [charge] = await shop.sql<{ minor: number }[]>`
      select amount_minor::float8 as minor from payment where order_id = ${id} and status = 'settled'`
    return charge!.minor
  },
  ship: async (id: string, lines?: { position: number; quantity: number }[]) => {
    const sent = await act(admin, 'POST', `/order/${id}/shipments`, lines ? { lines } : {})
    expect(sent.http, JSON.stringify(sent.body)).toBe(200)
  },
  /** What is drawn on a paper of an order's first shipment. */
  paper: async (id: string, kind: 'invoice' | 'packing-list' | 'delivery-note') => {
    const order = await read<OrderDetail>(admin.call('GET', `/order/${id}`))
    const file = await admin.call('GET', `/shipment/${order.shipments[0]!._id}/${kind}`)
    return drawnOn(Buffer.from(await file.arrayBuffer()))
  },
  /** What the invoices of an order say, oldest first: goods, freight, tax and gross in minor units. */
  invoiced: async (id: string) => {
    const rows = await shop.sql<{ net: number; freight: number; tax: number }[]>`
      select (
          select sum((l->>'quantity')::bigint * (l->>'unitPriceMinor')::bigint)
          from jsonb_array_elements(i.facts->'lines') l
        )::float8 as net, coalesce((i.facts->'freight'->>'minor')::float8, 0) as freight, coalesce((
          select sum((t->>'taxMinor')::bigint)
          from jsonb_array_elements(i.facts->'taxes') t
        ), 0)::float8 as tax
      from invoice i
      join shipment s on s.id = i.shipment_id
      where s.order_id = ${id}
      order by s.position`
    return rows.map((row) => ({ ...row, gross: row.net + row.freight + row.tax }))
  },
})
