import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue?.shop.close())

const priceBreaks = [
  { from: 50, price: 52.5 },
  { from: 100, price: 50 },
]
const bulk = { orderMultiple: 5, maxQuantity: 80, pack: { name: 'tray', size: 5 }, priceBreaks }

type Fault = { errors?: { path: string; message: string }[] }
const faultsOf = async (response: Response) => [
  response.status,
  ...(((await response.json()) as Fault).errors ?? []),
]
const change = (id: string, body: object) => catalogue.admin.call('PATCH', `/parts/${id}`, body)

describe('a part with price breaks', () => {
  test('is read as it was added, by its page and in lists', async () => {
    const id = await catalogue.added(bulk)
    expect(await catalogue.read(id)).toMatchObject({ ...bulk, price: 54 })
    const list = await catalogue.shop.request(`/api/parts?ids=${id}`)
    expect(await list.json()).toMatchObject([bulk])
  })

  test('is changed all at once, and null takes maximum and pack away', async () => {
    const id = await catalogue.added(bulk)
    const changed = { priceBreaks: [{ from: 20, price: 53 }], maxQuantity: null, pack: null }
    expect((await change(id, { ...changed, orderMultiple: 2, mpn: `NEW-${id}` })).status).toBe(200)
    expect(await catalogue.read(id)).toMatchObject({
      ...changed,
      orderMultiple: 2,
      mpn: `NEW-${id}`,
    })
    expect((await change(id, { priceBreaks: [] })).status).toBe(200)
    expect(await catalogue.read(id)).toMatchObject({ priceBreaks: [], price: 54 })
  })

  test.each([
    [
      'a price break that rises',
      [
        { from: 50, price: 50 },
        { from: 60, price: 51 },
      ],
      'priceBreaks.1.price',
      'Not above the price before, 50',
    ],
    [
      'a first price break above the price',
      [{ from: 50, price: 55 }],
      'priceBreaks.0.price',
      'Not above the price, 54',
    ],
    [
      'quantities that fall',
      [
        { from: 50, price: 50 },
        { from: 40, price: 49 },
      ],
      'priceBreaks.1.from',
      'More than 50',
    ],
    [
      'a price break from one piece',
      [{ from: 1, price: 50 }],
      'priceBreaks.0.from',
      'A price break begins from 2 or more',
    ],
    [
      'thirds of a cent',
      [{ from: 50, price: 50.333 }],
      'priceBreaks.0.price',
      'Please input a price with at most two decimals',
    ],
  ])(
    'takes no price breaks with %s, new or changed, and says so at its field',
    async (_, breaks, path, message) => {
      const expected = [400, { path, message }]
      expect(await faultsOf(await catalogue.add({ priceBreaks: breaks }))).toEqual(expected)
      const id = await catalogue.added()
      expect(await faultsOf(await change(id, { priceBreaks: breaks }))).toEqual(expected)
    },
  )

  test('keeps its price above its price breaks, and its maximum above its minimum', async () => {
    const id = await catalogue.added(bulk)
    expect(await faultsOf(await change(id, { price: 52 }))).toEqual([
      400,
      { path: 'priceBreaks.0.price', message: 'Not above the price, 52' },
    ])
    expect(await faultsOf(await change(id, { minQuantity: 81 }))).toEqual([
      400,
      {
        path: 'maxQuantity',
        message: 'The maximum cannot be less than 85, the least that can be ordered',
      },
    ])
    expect(await catalogue.read(id)).toMatchObject({ ...bulk, price: 54, minQuantity: 10 })
  })

  test('does not take the number of another', async () => {
    const [one, other] = [await catalogue.added(), await catalogue.added()]
    const { mpn } = (await catalogue.read(one)) as { mpn: string }
    const response = await change(other, { mpn: mpn.toLowerCase() })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      409,
      'mpn_taken',
    ])
  })
})

test.each([
  ['[{"from": 50, "priceMinor": 5500}]', 5_400],
  ['[{"from": 50, "priceMinor": 100}, {"from": 40, "priceMinor": 90}]', 5_400],
  ['[{"from": 50}]', 5_400],
  ['{}', 5_400],
])('the table keeps no price breaks that rise or are none: %s', async (breaks) => {
  const id = await catalogue.added()
  const write = catalogue.shop
    .sql`update part set price_breaks = ${breaks}::text::jsonb where id = ${id}`
  await expect(write).rejects.toThrow('part_price_breaks')
})

describe('POST /prices', () => {
  const ask = (items: object[]) =>
    catalogue.shop.request('/api/prices', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    })
  const linesOf = async (items: object[]) =>
    ((await (await ask(items)).json()) as { lines: Record<string, unknown>[] }).lines

  test('answers every line in its order, with its legal quantity, price, reason, advice and problems', async () => {
    const partsId = await catalogue.added({ ...bulk, maxQuantity: null, quantity: 120 })
    const missing = '0198c0de-0000-7000-8000-00000000ffff'
    const lines = await linesOf([
      { partsId, quantity: 78 },
      { partsId: missing, quantity: 1 },
      { partsId, quantity: 100 },
      { partsId, quantity: 121 },
    ])
    expect(lines).toMatchObject([
      {
        partsId,
        part: { _id: partsId, name: 'Module', quantity: 120, priceBreaks },
        wanted: 78,
        quantity: 80,
        available: 120,
        unitPrice: 52.5,
        listPrice: 54,
        total: 4_200,
        why: { price: 'break', from: 50, raisedBy: ['multiple'] },
        advice: {
          kind: 'break',
          quantity: 100,
          more: 20,
          unitPrice: 50,
          total: 5_000,
          change: 800,
        },
        problems: [{ code: 'quantity_not_multiple', message: 'Quantity must be a multiple of 5' }],
      },
      {
        partsId: missing,
        part: null,
        wanted: 1,
        quantity: null,
        problems: [{ code: 'not_found' }],
      },
      { quantity: 100, total: 5_000, advice: null, problems: [] },
      {
        quantity: 125,
        problems: [{ code: 'not_enough_stock', message: 'Quantity must be between 10-120' }],
      },
    ])
  })

  test('tells the end of the range that binds, and of a part that is not there that it is not, once', async () => {
    const steps = { minQuantity: 5, orderMultiple: 5 }
    const [capped, scarce, none] = [
      await catalogue.added({ ...steps, maxQuantity: 40, quantity: 430 }),
      await catalogue.added({ ...steps, maxQuantity: 40, quantity: 30 }),
      await catalogue.added(steps),
    ]
    await catalogue.shop.sql`update part set quantity = 0 where id = ${none}`
    const lines = await linesOf([
      { partsId: capped, quantity: 1_000_000_000 },
      { partsId: capped, quantity: 430 },
      { partsId: capped, quantity: 1 },
      { partsId: scarce, quantity: 60 },
      { partsId: none, quantity: 1 },
      { partsId: none, quantity: 10 },
    ])
    const maximum = 'One order takes at most 40 of this part.'
    const absent = [{ code: 'not_enough_stock', message: 'None of this part is in stock' }]
    expect(lines.map(({ problems }) => problems)).toEqual([
      [{ code: 'quantity_above_maximum', message: maximum }],
      [{ code: 'quantity_above_maximum', message: maximum }],
      [{ code: 'quantity_out_of_range', message: 'Quantity must be between 5-40' }],
      [{ code: 'not_enough_stock', message: 'Quantity must be between 5-30' }],
      absent,
      absent,
    ])
  })

  test('takes 500 lines at once and not one more', async () => {
    const partsId = await catalogue.added()
    const items = Array.from({ length: 500 }, (_, at) => ({ partsId, quantity: at + 1 }))
    expect(await linesOf(items)).toHaveLength(500)
    expect((await ask([...items, items[0]!])).status).toBe(400)
    expect((await ask([])).status).toBe(400)
    expect((await ask([{ partsId, quantity: 0 }])).status).toBe(400)
  })
})
