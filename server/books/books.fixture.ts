import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { orderOf, payAtProvider, startTestPayment } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import type { Sql } from '../database/database.ts'
import { plain, upload } from '../images/upload.fixture.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { payRefund } from '../payments/refunds/pay-refund.ts'

type Story = Omit<TestShop, 'buyer' | 'admin'> & {
  buyer: TestUser
  admin: TestUser
  stripe: Stripe
  partId: string
}

/** The story's orders, by the state that each ends in. */
export type Orders = Record<
  'unpaid' | 'started' | 'paid' | 'pending' | 'shipped' | 'cancelled' | 'refunded' | 'surplus',
  string
>

export type BooksShop = Awaited<ReturnType<typeof openBooksShop>>

/**
 * A shop with an order in every state, made through its public door. Its jobs do not run, so that nothing mends what a
 * test breaks: those that belong to the story are run by hand.
 */
export async function openBooksShop() {
  const shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  const [buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
  const stripe = new Stripe(shop.config.cards!.secretKey, {
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
  })
  const partId = await addPart(shop, admin)
  const story: Story = { ...shop, buyer, admin, stripe, partId }
  const orders = await tellStory(story)
  return { ...story, orders, forge: forgeOver(shop), kept: await keepRows(shop) }
}

const once = () => ({ 'idempotency-key': randomUUID() })

async function insertedBy(asked: Promise<Response>): Promise<string> {
  const response = await asked
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { insertedId: string }).insertedId
}

async function addPart(shop: TestShop, admin: TestUser): Promise<string> {
  const { body } = await upload(shop, admin, await plain(400, 300).png().toBuffer())
  const part = { name: 'Test CPU', details: 'For the books.', minQuantity: 10, quantity: 1_000 }
  const wanted = { ...part, price: 100, img: body.data.url }
  return await insertedBy(admin.call('POST', '/add-parts', wanted, once()))
}

async function tellStory(shop: Story): Promise<Orders> {
  const { buyer, admin, partId, stripe } = shop
  const place = () => insertedBy(buyer.call('POST', '/order', orderOf(partId, 10, 1_000), once()))
  const pay = async (id: string) => {
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    await done(buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent }))
    return id
  }
  const paid = async () => await pay(await place())
  const release = async (id: string) => {
    await done(admin.call('PATCH', `/order-release/${id}`))
    return id
  }
  await insertedBy(buyer.call('POST', '/review', { rating: 5, review: 'Good' }, once()))
  const orders = {
    unpaid: await place(),
    started: await place(),
    paid: await paid(),
    pending: await release(await paid()),
    shipped: await release(await paid()),
    cancelled: await place(),
    refunded: await release(await paid()),
    surplus: await paid(),
  }
  await startTestPayment(buyer, orders.started)
  await startTestPayment(buyer, orders.cancelled)
  await done(buyer.call('DELETE', `/order/${orders.cancelled}`))
  await done(admin.call('PATCH', `/order-shipment/${orders.shipped}`))
  await done(admin.call('POST', `/order-refund/${orders.refunded}`, {}))
  await payTwice(stripe, orders.surplus)
  await reconcilePayments(shop.shop, { hours: 1 })
  const refunds = await shop.sql<{ id: string }[]>`select id from refund`
  for (const refund of refunds) await payRefund(shop.shop, refund)
  return orders
}

async function done(asked: Promise<Response>) {
  const response = await asked
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

/** Money for an order that was paid already, as a payment page left open in another tab would bring. */
const payTwice = (stripe: Stripe, orderId: string) =>
  stripe.paymentIntents.create({
    amount: 100_000,
    currency: 'usd',
    metadata: { order_id: orderId },
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  })

/** Makes a payment lie at the provider. */
const forgeOver =
  (shop: { sandbox: { url: string } }) =>
  async (intent: string, lie: Record<string, unknown>): Promise<void> =>
    await done(
      fetch(`${shop.sandbox.url}/control/cards/payments/${intent}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lie),
      }),
    )

const tables = [
  ...[
    'orders',
    'order_line',
    'order_tax',
    'order_event',
    'stock_movement',
    'payment',
    'refund',
    'mail',
  ],
  ...[
    'shipment',
    'shipment_line',
    'invoice',
    'invoice_counter',
    'credit_note',
    'credit_note_counter',
    'cancellation',
  ],
  ...['cancellation_line', 'idempotency_key', 'company', 'company_member', 'part_rank'],
  ...['credit_account', 'credit_entry', 'credit_allocation', 'credit_open'],
  ...['bank_statement', 'bank_line', 'bank_suggestion', 'transfer_entry', 'account_payment'],
  ...['freight_due', 'freight_payment'],
]

/** Keeps all rows of the story, and puts them back: what a test broke is whole again, whatever it did. */
async function keepRows({ database }: Pick<Story, 'database'>) {
  await database.sql`create schema kept`
  for (const name of ['part', ...tables])
    await database.sql.unsafe(`create table kept.${name} as table public.${name}`)
  return {
    putBack: () =>
      database.transaction(async (sql) => {
        await sql`set local session_replication_role = replica`
        await sql`
          update part p
          set quantity = k.quantity, img = k.img, image_id = k.image_id
          from kept.part k
          where k.id = p.id`
        for (const name of tables) {
          const columns = await plainColumns(sql, name)
          await sql.unsafe(`delete from public.${name}`)
          await sql.unsafe(
            `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
          )
        }
      }),
  }
}

/** The columns of a table that PostgreSQL does not make by itself. */
async function plainColumns(sql: Sql, table: string): Promise<string> {
  const [row] = await sql<{ columns: string }[]>`
    select string_agg(quote_ident(attname), ', ') as columns
    from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid <> 'tsvector'::regtype`
  return row!.columns
}
