import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { runProgram } from '../commands/command.fixture.ts'
import type { OpenDatabase } from '../database/database.ts'

/** A shop with a part, its picture and one order, whose jobs do not run: the mails of the orders wait. */
export async function openStockedShop() {
  const shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '10000' } })
  const admin = await shop.admin()
  const buyer = await shop.buyer()
  const img = await uploadPicture(shop, admin)
  const partId = await addPart(admin, img)
  const place = (who: TestUser) =>
    who.call('POST', '/order', {
      partsId: partId,
      quantity: 2,
      price: 6,
      address: '1 Test Street\nTest Town',
      number: '5550100',
    })
  expect((await place(buyer)).status).toBe(200)
  return {
    shop,
    buyer,
    img,
    partId,
    place,
    backUp: (...args: string[]) => runProgram('backup', args, shop.settings),
    file: (name: string) => path.join(shop.config.dataDir, name),
    countOrders: async () => {
      const [count] = await shop.sql<{ n: number }[]>`select count(*) as n from orders`
      return count!.n
    },
  }
}

export type StockedShop = Awaited<ReturnType<typeof openStockedShop>>

export const restore = (args: string[], dataDir: string) =>
  runProgram('restore', args, { DATA_DIR: dataDir })

/** Every order is whole, and each part's stock is the sum of its movements; answers how many orders there are. */
export async function checkBooks({ sql }: OpenDatabase): Promise<number> {
  const [row] = await sql<{ orders: number; broken: number; parts: number; off: number }[]>`
    select
      (select count(*) from orders) as orders,
      (select count(*) from orders o where
        not exists (select from order_line l where l.order_id = o.id)
        or not exists (select from order_event e where e.order_id = o.id)
        or not exists (select from stock_movement m where m.order_id = o.id)) as broken,
      (select count(*) from part) as parts,
      (select count(*) from part p where quantity <>
        (select sum(change) from stock_movement m where m.part_id = p.id)) as off`
  expect(row).toMatchObject({ broken: 0, parts: 1, off: 0 })
  return row!.orders
}

async function uploadPicture(shop: TestShop, admin: TestUser): Promise<string> {
  const picture = { width: 400, height: 300, channels: 3, background: '#b4602c' } as const
  const body = new FormData()
  const png = await sharp({ create: picture }).png().toBuffer()
  body.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'part.png')
  const headers = { authorization: `Bearer ${admin.token}` }
  const response = await shop.request('/api/images', { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { url: string } }).data.url
}

async function addPart(admin: TestUser, img: string): Promise<string> {
  const response = await admin.call('POST', '/add-parts', {
    name: 'Tab\there, back\\slash',
    details: 'Line one\nline two',
    minQuantity: 1,
    quantity: 100_000,
    price: 3,
    img,
  })
  expect(await response.clone().text()).toContain('insertedId')
  return ((await response.json()) as { insertedId: string }).insertedId
}
