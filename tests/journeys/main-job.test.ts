import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part } from '../../contract/parts/parts.ts'
import { importFiles } from '../../server/catalogue/import/import-files.ts'
import { readArguments } from '../../server/catalogue/import/read-arguments.ts'
import { auth } from '../../server/identity/identity.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { eventually, orderOf, readOrder } from '../orders.fixture.ts'
import { signIn, signUp } from '../test-user.ts'

/** Real parts and street prices, which lie beside a checkout in development and are not part of it. */
const folder = path.join(import.meta.dirname, '../../../shared/data')
const absent = !existsSync(folder)
if (absent) process.stderr.write(`The main job is not tested: there is nothing at ${folder}\n`)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.skipIf(absent)(
  '500 of a real CPU: imported, ordered, declined, paid, shipped, with every mail',
  async () => {
    expect(await importReal()).toContain('cpu.jsonl')
    const cpu = await findCpu()

    const { name, email, password } = await signUp(shop.publicUrl, 'Bulk Buyer')
    const verify = await mail(email, 'Confirm')
    const buyer = await signIn(shop.publicUrl, { name, email, password })
    const token = new URL(verify.links[0]!).searchParams.get('token')
    expect((await auth(shop, '/confirm-email', { token }, buyer.cookie)).status).toBe(200)
    const [account] = await shop.sql`select email_verified from users where email = ${email}`
    expect(account).toEqual({ email_verified: true })

    const total = cpu.price * 500
    const placed = await buyer.call('POST', '/order', orderOf(cpu._id, 500, total))
    expect(placed.status).toBe(200)
    const { insertedId: id } = (await placed.json()) as { insertedId: string }
    expect((await getPart(cpu._id)).quantity).toBe(cpu.quantity - 500)

    const started = await buyer.call('POST', '/create-payment-intent', {
      price: total,
      orderId: id,
    })
    const { clientSecret } = (await started.json()) as { clientSecret: string }
    const declined = await payInBrowser(clientSecret, '4000000000009995')
    expect(declined).toMatchObject({ error: { message: 'Your card has insufficient funds.' } })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    const paid = await payInBrowser(clientSecret, '4242424242424242')
    expect(paid).toMatchObject({ status: 'succeeded', amount: total * 100 })
    const transactionId = clientSecret.split('_secret_')[0]!
    const told = { orderId: id, transactionId, price: total }
    const confirmed = await buyer.call('PATCH', `/order/${id}`, told)
    expect(await confirmed.json()).toEqual({ modifiedCount: 1 })
    await eventually(
      () => readOrder(buyer, id),
      (order) => order.status === 'pending' && order.transactionId === transactionId,
    )

    const admin = await shop.admin()
    const shipped = await admin.call('PATCH', `/order-shipment/${id}`)
    expect(await shipped.json()).toEqual({ modifiedCount: 1 })
    const order = await readOrder(buyer, id)
    expect(order).toMatchObject({ status: 'shipped', price: total, quantity: 500 })

    const receipt = await mail(email, `Payment for order ${order.orderNumber} received`)
    expect(receipt.attachments).toMatchObject([{ contentType: 'application/pdf' }])
    for (const subject of ['placed', 'shipped']) await mail(email, subject)
    expect((await getPart(cpu._id)).quantity).toBe(cpu.quantity - 500)
  },
)

/** The command line's import of everything there is; answers what it reported. */
async function importReal(): Promise<string> {
  const list = async (kind: string) =>
    (await readdir(path.join(folder, kind))).map((file) => path.join(folder, kind, file))
  const given = await readArguments([
    ...(await list('parts')),
    ...['--prices', ...(await list('prices'))],
    ...['--default-price', '99', '--default-quantity', '5000', '--allow-refused'],
  ])
  let report = ''
  const out = new Writable({
    write: (chunk, _, done) => {
      report += chunk
      done()
    },
  })
  await importFiles(shop, given!, { out, err: new Writable({ write: (_, __, done) => done() }) })
  return report
}

async function findCpu(): Promise<Part> {
  const response = await shop.request('/api/parts?q=Ryzen%207%207700X&category=cpu')
  const [found] = (await response.json()) as Part[]
  expect(found).toMatchObject({ category: 'cpu', minQuantity: 10, quantity: 5_000 })
  return found!
}

const getPart = async (id: string) =>
  (await (await shop.request(`/api/parts/${id}`)).json()) as Part

/** What the provider's script does in a browser: with the publishable key, the card goes to the provider alone. */
async function payInBrowser(clientSecret: string, number: string): Promise<unknown> {
  const intent = clientSecret.split('_secret_')[0]
  const response = await fetch(`${shop.sandbox.url}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.config.cards!.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2035',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return await response.json()
}

type Mail = { subject: string; links: string[]; attachments: { contentType: string }[] }

/** The newest mail of that subject to this address, as soon as it has come. */
async function mail(to: string, subject: string): Promise<Mail> {
  const query = new URLSearchParams({ to, subject, wait: '10000' })
  const [found] = (await (
    await fetch(`${shop.sandbox.url}/mail/api/messages?${query}`)
  ).json()) as Mail[]
  if (!found) throw new Error(`no mail "${subject}" came`)
  return found
}
