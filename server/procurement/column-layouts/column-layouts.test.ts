import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ColumnLayout } from '../../../contract/parts/column-layouts.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

const list = async (buyer: TestUser) => {
  const response = await buyer.call('GET', '/column-layouts')
  expect(response.status).toBe(200)
  return ((await response.json()) as { layouts: ColumnLayout[] }).layouts
}
const save = async (buyer: TestUser, layout: string, more: object = {}) => {
  const given = { layout, columns: ['number', 'quantity'], decimal: null, ...more }
  const response = await buyer.call('POST', '/column-layouts', given)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('a layout is kept for its buyer alone, as it was read last', async () => {
  const [buyer, stranger] = await Promise.all([shop.buyer(), shop.buyer()])
  expect(await save(buyer, 'mpn|qty')).toEqual({ status: 200, body: { kept: 1 } })
  const again = { columns: ['own', 'none', 'quantity'], decimal: ',' }
  expect((await save(buyer, 'mpn|qty', again)).body).toEqual({ kept: 1 })
  expect((await save(buyer, '#whole|number')).body).toEqual({ kept: 2 })
  expect(await list(buyer)).toEqual([
    { layout: '#whole|number', columns: ['number', 'quantity'], decimal: null },
    { layout: 'mpn|qty', ...again },
  ])
  expect(await list(stranger)).toEqual([])
})

test('of more than 50 the one that was used longest ago goes', async () => {
  const buyer = await shop.buyer()
  for (let at = 0; at < 50; at += 1) await save(buyer, `layout ${at}`)
  await save(buyer, 'layout 0')
  expect((await save(buyer, 'one more')).body).toEqual({ kept: 50 })
  const saved = (await list(buyer)).map(({ layout }) => layout)
  expect(saved).toHaveLength(50)
  expect(saved.slice(0, 2)).toEqual(['one more', 'layout 0'])
  expect(saved).not.toContain('layout 1')
})

test('what is no layout is refused at its place, and layouts go with the account', async () => {
  const buyer = await shop.buyer()
  for (const [more, path] of [
    [{ columns: [] }, 'columns'],
    [{ columns: ['price'] }, 'columns.0'],
    [{ columns: Array(121).fill('none') }, 'columns'],
    [{ decimal: ';' }, 'decimal'],
    [{ layout: 'x'.repeat(501) }, 'layout'],
  ] as const) {
    const { status, body } = await save(buyer, 'mpn', more)
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path })]])
  }
  await save(buyer, 'mpn')
  await shop.sql`delete from users where email = ${buyer.email}`
  expect(await shop.sql`select 1 from column_layout where layout = 'mpn'`).toHaveLength(0)
})
