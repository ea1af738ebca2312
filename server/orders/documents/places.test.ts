import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompany } from '../../../tests/companies.fixture.ts'
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
  country: 'US',
  line1: '12 Dock Road',
  line2: 'Unit 4',
  instructions: 'Ring twice',
  city: 'Portville',
  region: 'CA',
  postalCode: '90021',
  attention: 'Dock 2',
}
const billTo = {
  country: 'DE',
  name: 'Example GmbH',
  line1: 'Hafenweg 1',
  city: 'Ulm',
  postalCode: '89073',
}

/** A paid order by fields, shipped; answers how its papers are called. */
async function shippedOrder(by = buyer, more = {}) {
  const lines = [{ partsId: await addTestPart(open), quantity: 10, price: 1_000 }]
  const body = { lines, shipTo, billTo, number: '+31201234567', ...more }
  const placed = await read<{ insertedId: string }>(by.call('POST', '/orders', body))
  const id = placed.insertedId
  const transactionId = await startTestPayment(by, id)
  await payAtProvider(open, transactionId)
  await by.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000 })
  await admin.call('PATCH', `/order-release/${id}`)
  const shipped = admin.call('POST', `/order/${id}/shipments`, {})
  return { id, shipment: (await read<{ insertedId: string }>(shipped)).insertedId }
}

const read = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T

async function drawn(path: string, who = buyer) {
  const answer = await who.call('GET', path)
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

test('business: 1 papers and exports of a company’s order name it and its cost centre', async () => {
  const { founder } = await openCompany(open, admin, await open.buyer('Lead'), 'Paper Works GmbH')
  const centre = founder.call('POST', '/company/cost-centres', { code: '4711', name: 'Lab' })
  const { insertedId: costCentreId } = await read<{ insertedId: string }>(centre)
  const { id, shipment } = await shippedOrder(founder, { costCentreId })
  for (const path of [
    `/shipment/${shipment}/invoice`,
    `/order/${id}/confirmation`,
    `/order/${id}/receipt`,
  ]) {
    const paper = await drawn(path, founder)
    for (const fact of ['Company', 'Paper Works GmbH', 'Cost centre', '4711 Lab'])
      expect([path, paper.includes(fact)]).toEqual([path, true])
  }
  const packing = await drawn(`/shipment/${shipment}/packing-list`, founder)
  expect(packing).toContain('Paper Works GmbH')
  expect(packing).not.toContain('4711 Lab')
  for (const path of ['/order-export', '/order-line-export']) {
    const answer = await founder.call('GET', `${path}?email=${founder.email}`)
    expect((await answer.text()).trim().split('\r\n').at(-1)).toMatch(/,Paper Works GmbH,4711 Lab,/)
  }
})
