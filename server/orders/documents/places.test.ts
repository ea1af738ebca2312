import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestPart, payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { type MailedShop, openMailedShop } from '../../mail/mailed-shop.fixture.ts'
import { drawnOn } from './drawn-on.fixture.ts'

let open: MailedShop
let buyer: TestUser
let admin: TestUser
beforeAll(async () => {
  open = await openMailedShop({ RELEASE: 'manual' })
  ;[buyer, admin] = await Promise.all([open.buyer('Buying Hand'), open.admin()])
})
afterAll(() => open?.close())

const shipTo = {
  ...{ country: 'US', line1: '12 Dock Road', line2: 'Unit 4', instructions: 'Ring twice' },
  ...{ city: 'Portville', region: 'CA', postalCode: '90021', attention: 'Dock 2' },
}
const billTo = {
  ...{ country: 'DE', name: 'Example GmbH', line1: 'Hafenweg 1', city: 'Ulm', postalCode: '89073' },
}

/** A paid order by fields, shipped; answers how its papers are called. */
async function shippedOrder() {
  const lines = [{ partsId: await addTestPart(open), quantity: 10, price: 1_000 }]
  const body = { lines, shipTo, billTo, number: '+31201234567' }
  const placed = await read<{ insertedId: string }>(buyer.call('POST', '/orders', body))
  const id = placed.insertedId
  const transactionId = await startTestPayment(buyer, id)
  await payAtProvider(open, transactionId)
  await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000 })
  await admin.call('PATCH', `/order-release/${id}`)
  const shipped = admin.call('POST', `/order/${id}/shipments`, {})
  return { id, shipment: (await read<{ insertedId: string }>(shipped)).insertedId }
}

const read = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T

async function drawn(path: string) {
  const answer = await buyer.call('GET', path)
  expect([path, answer.status]).toEqual([path, 200])
  return drawnOn(Buffer.from(await answer.arrayBuffer()))
}

test('papers of an order by fields name where it goes and who is billed, as their countries write it', async () => {
  const { id, shipment } = await shippedOrder()
  const packing = await drawn(`/shipment/${shipment}/packing-list`)
  const goods = ['Dock 2', '12 Dock Road', 'Unit 4', 'Portville, CA 90021', 'UNITED STATES']
  for (const path of [`/shipment/${shipment}/invoice`, `/order/${id}/confirmation`]) {
    const paper = await drawn(path)
    const bill = ['Bill to', 'Example GmbH', 'Hafenweg 1', '89073 Ulm', 'GERMANY']
    for (const fact of [...goods, ...bill]) expect(paper).toContain(fact)
  }
  for (const fact of [...goods, 'Instructions', 'Ring twice']) expect(packing).toContain(fact)
  expect(packing).not.toContain('GERMANY')
})
