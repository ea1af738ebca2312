// What an ERP does some times a day: stock and prices in, released orders out, shipments back. Whatever breaks it off, the next
// run goes on: each thing has a key or a name of its own, by which it happens once.
//   SHOP_URL=http://localhost:3000 SHOP_KEY=apikey_… node erp-feed/run.ts [FOLDER]
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answerOf, createShop, eventsAfter } from 'shop-client'

const { SHOP_URL = 'http://localhost:3000', SHOP_KEY } = process.env
const folder = process.argv[2] ?? 'erp'
const at = (...names: string[]) => path.join(folder, ...names)
const say = (words: string) => process.stdout.write(`${words}\n`)
const shop = createShop({ url: SHOP_URL, key: SHOP_KEY })
for (const name of ['orders', 'shipped', 'done']) await mkdir(at(name), { recursive: true })

/** The most rows of a call. Two calls are under way at a time: a night takes two thirds of one after the other. */
const perCall = 5_000

/** stock.csv has MPN;ON HAND;PRICE a line. What orders were promised is taken off by the shop. */
async function bringStock() {
  const text = await readFile(at('stock.csv'), 'utf8').catch(() => '')
  const rows = text.split(/\r?\n/).flatMap((line) => {
    const [mpn, onHand, price] = line.split(';')
    return mpn ? [{ mpn, quantity: Number(onHand), price: Number(price) }] : []
  })
  if (rows.length === 0) return
  const asOf = (await stat(at('stock.csv'))).mtime.toISOString()
  const lane = async () => {
    while (rows.length > 0) await bringRows(rows.splice(0, perCall), asOf)
  }
  await Promise.all([lane(), lane()])
}

async function bringRows(rows: { mpn: string; quantity: number; price: number }[], asOf: string) {
  const body = { rows, asOf, onlyKnown: true, quantityIs: 'onHand' as const }
  const key = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const params = { header: { 'Idempotency-Key': key } }
  const told = await answerOf(shop.PUT('/feed/parts', { params, body }))
  say(`stock: ${told.changed} changed, ${told.unchanged} as they were, ${told.refused} refused`)
  for (const { mpn, errors } of told.rows)
    for (const { path: field, message } of errors ?? []) say(`  ${mpn} ${field}: ${message}`)
}

/** Each order that may leave becomes a file; the position of the last one is kept once it is there. */
async function takeOrders() {
  const position = Number(await readFile(at('position'), 'utf8').catch(() => '0'))
  for await (const event of eventsAfter(shop, position, ['order.released'])) {
    if (!event.order) continue
    const params = { path: { id: event.order._id } }
    const order = await answerOf(shop.GET('/order/{id}', { params }))
    await writeFile(at('orders', `${order.orderNumber}.json`), JSON.stringify(order, null, 2))
    await writeFile(at('position'), String(event.position))
    say(`order: ${order.orderNumber}`)
  }
}

/** shipped/*.json has orderId, carrier and trackingNumber, and lines where not all of it left. A file is one shipment. */
async function bringShipments() {
  for (const file of (await readdir(at('shipped'))).filter((name) => name.endsWith('.json'))) {
    const { orderId, ...body } = JSON.parse(await readFile(at('shipped', file), 'utf8'))
    const params = { path: { id: orderId }, header: { 'Idempotency-Key': `shipment-${file}` } }
    const { data, error } = await shop.POST('/order/{id}/shipments', { params, body })
    // one that cannot be shipped stays, and keeps no other from it
    if (error) say(`shipment: ${file} ${error.detail}`)
    else await rename(at('shipped', file), at('done', file))
    if (data) say(`shipment: ${file}, order ${data.status}`)
  }
}

await bringStock()
await takeOrders()
await bringShipments()
