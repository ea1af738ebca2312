import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guessBreakTarget } from '../../../../bom/columns/catalogue/break-targets.ts'
import { openImportShop } from '../import.fixture.ts'
import { readPack } from '../read/pack.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const kept = [
  { from: 10, priceMinor: 9_500 },
  { from: 100, priceMinor: 8_750 },
]
const rest = 'Boxed CPU,CPU,100,500'
const partOf = async () => (await shop.parts())[0]

test.each([
  ['columns by quantity', `mpn,name,type,price,qty,Price 10+,Price 100+\nA-1,${rest},95,87.50\n`],
  [
    'pairs of columns',
    `mpn,name,type,price,qty,qty1,price1,qty2,price2\nA-1,${rest},100,87.5,10,95\n`,
  ],
  ['a text', `mpn,name,type,price,qty,breaks\nA-1,${rest},10:95;100:87.50\n`],
  [
    'a text with bars',
    `mpn,name,type,price,qty,Price Breaks\nA-1,${rest},"100+ @ 87.5 | 10+ @ 95"\n`,
  ],
  [
    'the price from one piece',
    'mpn,name,type,qty,Price 1+,Price 10+,Price 100+\nA-1,Boxed CPU,CPU,500,100,95,87.5\n',
  ],
])('price breaks are read from %s, and the same file again changes nothing', async (_, content) => {
  const file = await shop.write('breaks.csv', content)
  expect(await shop.run(file)).toMatchObject({ code: 0 })
  expect(await partOf()).toMatchObject({ priceMinor: 10_000, breaks: kept })
  const before = (await partOf())?.updatedAt
  expect(await shop.run(file)).toMatchObject({ code: 0 })
  expect((await partOf())?.updatedAt).toEqual(before)
})

test('price breaks of JSON, and of a file with decimal commas', async () => {
  const part = { mpn: 'A-1', name: 'Boxed CPU', category: 'CPU', price: 100, quantity: 500 }
  const breaks = [
    { from: 100, price: 87.5 },
    { from: 10, price: 95 },
  ]
  await shop.run(await shop.write('a.json', JSON.stringify([{ ...part, breaks }])))
  expect(await partOf()).toMatchObject({ breaks: kept })
  const comma = `mpn;name;type;price;qty;Price 10+;Price 100+\nA-1;Boxed CPU;CPU;100;500;94,50;87,25\n`
  await shop.run(await shop.write('b.csv', comma), '--decimal-comma')
  expect((await partOf())?.breaks).toEqual([
    { from: 10, priceMinor: 9_450 },
    { from: 100, priceMinor: 8_725 },
  ])
})

test('packs, multiples and maximums come in; what a row does not say stays, and a dash ends price breaks', async () => {
  const all = `mpn,name,type,price,qty,moq,multiple,maxqty,pack,breaks\nA-1,${rest},12,12,240,Tray of 12,48:95\n`
  expect(await shop.run(await shop.write('all.csv', all))).toMatchObject({ code: 0 })
  const bulk = { orderMultiple: 12, maxQuantity: 240, packName: 'Tray', packSize: 12 }
  expect(await partOf()).toMatchObject({ ...bulk, breaks: [{ from: 48, priceMinor: 9_500 }] })
  await shop.run(await shop.write('some.csv', `mpn,name,type,price\nA-1,Renamed,CPU,99\n`))
  expect(await partOf()).toMatchObject({ name: 'Renamed', ...bulk, breaks: [{ from: 48 }] })
  await shop.run(await shop.write('none.csv', `mpn,name,type,price,breaks\nA-1,Renamed,CPU,99,-\n`))
  expect(await partOf()).toMatchObject({ ...bulk, breaks: [] })
})

test('what is against price breaks or a maximum is refused with its line and reason', async () => {
  const header = 'mpn,name,type,price,qty,moq,maxqty,pack,Price 10+,Price 20+\n'
  const file = await shop.write(
    'bad.csv',
    `${header}A-1,${rest},1,,,95,96\nA-2,${rest},1,,,101,\nA-3,${rest},10,9,,,\nA-4,${rest},1,,dozen,,\nA-5,${rest},1,,,ninety,\nA-6,${rest},1,,,90.123,\n`,
  )
  const { code, out, err } = await shop.run(file)
  expect(code).toBe(1)
  const told = `${out}${err}`
  expect(told).toMatch(/2: break.20: from 20: Not above the price before, 95/)
  expect(told).toMatch(/3: break.10: from 10: Not above the price, 100/)
  expect(told).toMatch(/4: maxQuantity: The maximum cannot be less than 10/)
  expect(told).toMatch(/5: pack: "dozen" is no pack/)
  expect(told).toMatch(/6: break.10: “ninety” is not a number/)
  expect(told).toMatch(/7: break.10: “90.123” is finer than the smallest coin of USD/)
  expect(await shop.parts()).toEqual([])
})

test('a row that would leave a known part with price breaks above its price is refused, not the file', async () => {
  await shop.run(
    await shop.write('a.csv', `mpn,name,type,price,qty,breaks\nA-1,${rest},10:95\nB-1,${rest},\n`),
  )
  const cheaper = 'mpn,name,type,price\nA-1,Boxed CPU,CPU,90\nB-1,Boxed CPU,CPU,90\n'
  const { out, err } = await shop.run(await shop.write('b.csv', cheaper), '--allow-refused')
  expect(`${out}${err}`).toContain('The part’s price breaks would be above this price')
  expect((await shop.parts()).map(({ priceMinor }) => priceMinor)).toEqual([10_000, 9_000])
})

test.each([
  ['Price 10+', 'break.10'],
  ['Price from 1,000', 'break.1000'],
  ['100+', 'break.100'],
  ['Unit price (>= 50)', 'break.50'],
  ['break.50', 'break.50'],
  ['Price @ 25', 'break.25'],
  ['Price 1+', 'price'],
  ['qty2', 'breakFrom.2'],
  ['Price Break 2', 'breakPrice.2'],
  ['price3', 'break.3'],
  ['Price', null],
  ['Socket 1700', null],
  ['DDR5', null],
])('the column %s is taken for %s', (name, target) => {
  expect(guessBreakTarget(name, [name, 'qty2', 'price 2'])).toBe(target)
})

test.each([
  ['tray of 12', { name: 'tray', size: 12 }],
  ['Carton (20)', { name: 'Carton', size: 20 }],
  ['12/tray', { name: 'tray', size: 12 }],
  ['50 per reel', { name: 'reel', size: 50 }],
  ['box: 5 pcs', { name: 'box', size: 5 }],
])('the pack %s is read', (text, value) => {
  expect(readPack(text)).toEqual({ value })
})
