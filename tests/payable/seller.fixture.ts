import { payToAccount } from '../bank.fixture.ts'
import { openCreditCompany } from '../credit.fixture.ts'
import { addTestPart } from '../orders.fixture.ts'
import { act, openTaxedShop, places } from '../taxes.fixture.ts'
import type { TestUser } from '../test-user.ts'

export type Seller = Awaited<ReturnType<typeof openSeller>>

/** A part whose price falls from so many pieces on, in minor units. */
type Priced = { id: string; prices: { from: number; minor: number }[] }

/**
 * A shop that taxes in two countries at two rates, exports, delivers tax-free within the EU to a number that is known, and
 * sends in every way; a person, a company that is given a discount for paying early, and one abroad that pays deposits.
 */
export async function openSeller() {
  const open = await openTaxedShop({ OPEN_ORDERS: '10000', ORDERS_PER_HOUR: '10000' })
  const { shop, admin } = open
  const said = async (who: TestUser, method: string, path: string, body: object) => {
    const { http, body: answer } = await act(who, method, path, body)
    if (http !== 200) throw new Error(`${method} ${path}: ${http} ${JSON.stringify(answer)}`)
    return String(answer.insertedId)
  }
  await payToAccount(admin)
  const rate = { region: '', postalPrefix: '', startsOn: '2020-01-01' }
  await said(admin, 'POST', '/tax-rates', {
    country: 'DE',
    percent: 7,
    taxClass: 'reduced',
    ...rate,
  })
  await said(admin, 'POST', '/tax-rates', {
    country: 'AT',
    percent: 20,
    taxClass: 'standard',
    ...rate,
  })
  await said(admin, 'POST', '/tax-rates', {
    country: 'AT',
    percent: 10,
    taxClass: 'reduced',
    ...rate,
  })
  // above it a company here owes the tax itself
  await said(admin, 'POST', '/tax-rules', { country: 'DE', category: 'cpu', minNet: 5_000 })

  const part = async (prices: Priced['prices'], more: object): Promise<Priced> => {
    const [first, ...rest] = prices as [Priced['prices'][0]]
    const breaks = rest.map(({ from, minor }) => ({ from, price: minor / 100 }))
    const id = await addTestPart(shop, {
      price: first.minor / 100,
      minQuantity: 1,
      quantity: 10_000_000,
      priceBreaks: breaks,
    })
    await said(admin, 'PATCH', `/parts/${id}`, more)
    return { id, prices }
  }
  const parts = [
    await part(
      [
        { from: 1, minor: 10_000 },
        { from: 50, minor: 9_949 },
      ],
      { weightGrams: 2_000 },
    ),
    await part(
      [
        { from: 1, minor: 200 },
        { from: 2, minor: 113 },
      ],
      { weightGrams: 15 },
    ),
    await part(
      [
        { from: 1, minor: 3_300 },
        { from: 7, minor: 3_127 },
        { from: 20, minor: 2_999 },
      ],
      {
        weightGrams: 333,
        taxClass: 'reduced',
      },
    ),
  ]

  const add = (path: string, body: object) => said(admin, 'POST', path, body)
  const pallet = await add('/shipping-methods', { name: 'Pallet', kind: 'table', incoterm: 'DAP' })
  const pickup = await add('/shipping-methods', { name: 'Pickup', kind: 'pickup' })
  const carrier = { carrier: 'Freight Line' }
  const account = await add('/shipping-methods', {
    name: 'Yours',
    kind: 'buyer_account',
    ...carrier,
  })
  const countries = ['DE', 'AT', 'FR', 'NO'].map((country) => ({ country }))
  const zoneId = await add('/shipping-zones', { name: 'Europe', areas: countries })
  const bands = [
    { upToGrams: 5_000, price: 9.99 },
    { upToGrams: null, price: 30.05, perKg: 0.37, freeFrom: 9_000 },
  ]
  await said(admin, 'PUT', `/shipping-methods/${pallet}/rates`, { zoneId, bands })

  const terms = { limit: 900_000_000, whenOverdue: 'warn' }
  const here = await openCreditCompany(shop, admin, 'Payable Works', {
    ...terms,
    discount: { percent: 2, days: 14 },
  })
  const abroad = await openCreditCompany(shop, admin, 'Payable Ateliers', { ...terms, deposit: 30 })
  // their numbers are known: a company here may owe the tax itself, one abroad is delivered to without
  await act(abroad.founder, 'PATCH', '/company/tax-id', { taxId: 'FR40303265045' })
  for (const [{ id }, taxId] of [
    [here, 'DE123456788'],
    [abroad, 'FR40303265045'],
  ] as const)
    await said(admin, 'PATCH', `/companies/${id}/tax-id`, { taxId, result: 'valid', note: 'Seen' })
  const carriers = {
    here: await said(here.founder, 'POST', '/company/carrier-accounts', {
      ...carrier,
      number: '1',
    }),
    abroad: await said(abroad.founder, 'POST', '/company/carrier-accounts', {
      ...carrier,
      number: '2',
    }),
  }
  return {
    ...open,
    parts,
    here,
    abroad,
    carriers,
    person: await shop.buyer('Person'),
    methods: { pallet, pickup, account },
    shipTo: [places.berlin, places.vienna, places.paris, places.oslo],
  }
}

/** What so many pieces of a part cost without tax, in minor units. */
export const costOf = ({ prices }: Priced, quantity: number) =>
  quantity * prices.findLast(({ from }) => from <= quantity)!.minor
