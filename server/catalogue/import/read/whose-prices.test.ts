import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Which of several prices is meant, and in whose money. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const dry = (head: string, row: string) =>
  shop.bring(`mpn;name;category;${head}\nWP-70;One;cpu;${row}\n`, { dryRun: 'true' })

test.each([
  ['MSRP;MAP;Dealer', '90;80;70'],
  ['UVP;Händler', '90;70'],
  ['RRP;Trade', '90;70'],
  ['List price;Reseller net', '90;70'],
  ['MSRP;Your cost', '90;70'],
  ['Old price;New price', '90;70'],
])('“%s” is asked about', async (head, row) => {
  const { status, body } = await dry(head, row)
  expect([status, body.detail]).toEqual([
    400,
    expect.stringContaining(`“${head.split(';')[0]}”, “${head.split(';')[1]}”`),
  ])
})

test.each([
  ['MSRP;Weight', '90;70', 90],
  ['MSRP;MSRP currency;Valid from', '90;USD;2020-01-01', 90],
  ['New price', '70', 70],
  ['Neuer Preis', '70', 70],
  ['Price EUR;Price USD', '60;70', 70],
  ['Preis (€);Preis ($)', '60;70', 70],
])('“%s” is not', async (head, row, price) => {
  expect((await dry(head, row)).body).toMatchObject({ added: 1, first: [{ price }] })
})

test('alone, a price in another currency is refused', async () => {
  expect((await dry('Price EUR', '60')).body.problems[0]?.message).toMatch(/is in EUR/)
})

test.each([
  ['单价（元）', 'CNY'],
  ['価格（円）', 'JPY'],
  ['Ｐｒｉｃｅ（ＥＵＲ）', 'EUR'],
  ['Price／EUR', 'EUR'],
])('full-width signs name a currency as others do: “%s”', async (head, code) => {
  const { body } = await dry(head, '640')
  expect(body).toMatchObject({ added: 0, skipped: 1 })
  expect(body.problems[0]?.message).toContain(`is in ${code}`)
})

test('they say for how many pieces a price is, too', async () => {
  const { body } = await dry('Price／100', '640')
  expect(body.problems[0]?.message).toMatch(/The price is for 100 pieces/)
})
