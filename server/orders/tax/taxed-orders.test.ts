import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCompany } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { seeded } from '../../../tests/seeded.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { drawnOn } from '../documents/drawn-on.fixture.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let buyer: TestUser
/** Prices in whole euro and with cents that do not round evenly. */
let parts: [string, string]
beforeAll(async () => {
  open = await openTaxedShop()
  buyer = await open.shop.buyer('Buyer')
  parts = [
    await addTestPart(open.shop, { price: 100, minQuantity: 1 }),
    await addTestPart(open.shop, {
      price: 2,
      minQuantity: 1,
      quantity: 100_000,
      priceBreaks: [{ from: 2, price: 1.13 }],
    }),
  ]
})
afterAll(() => open?.shop.close())

const dear = (quantity: number) => ({ partsId: parts[0], quantity, price: quantity * 100 })
const odd = (quantity: number) => ({
  partsId: parts[1],
  quantity,
  price: Math.round(quantity * 113) / 100,
})

async function placed(
  who: TestUser,
  lines: ReturnType<typeof dear>[],
  shipTo: object,
  more: object = {},
) {
  const { http, body } = await open.place(who, lines, shipTo, more)
  expect(http, JSON.stringify(body)).toBe(200)
  return body.insertedId as string
}

describe('an order where taxes are on', () => {
  test('comes to what was estimated, is charged that, and says each tax and why', async () => {
    const lines = [dear(3), odd(7)]
    const { body: estimate } = await open.estimate(buyer, lines, places.berlin)
    expect(estimate).toMatchObject({ price: 307.91, payable: 366.41, currency: 'eur' })
    expect(estimate.taxes).toEqual([
      {
        code: 'S',
        percent: 19,
        base: 307.91,
        amount: 58.5,
        label: 'Tax 19%',
        why: 'The rate of the place where the goods are taxed: Germany',
      },
    ])
    const id = await placed(buyer, lines, places.berlin, { shownPayable: estimate.payable })
    expect(await open.order(id)).toMatchObject({
      price: 307.91,
      tax: 58.5,
      payable: 366.41,
      taxes: estimate.taxes,
      lines: [{ taxPercent: 19 }, { taxPercent: 19 }],
    })
    expect(await open.pay(buyer, id)).toBe(36_641)
    await open.ship(id)
    expect(await open.invoiced(id)).toEqual([
      { net: 30_791, freight: 0, tax: 5_850, gross: 36_641 },
    ])
    await open.wholeBooks()
  })

  test('is refused when the page showed another sum, with the one that it comes to', async () => {
    const { http, body } = await open.place(buyer, [dear(1)], places.berlin, { shownPayable: 100 })
    expect([http, body.code]).toEqual([409, 'payable_changed'])
    expect(body.detail).toContain('€119.00')
  })

  test('wants its address field by field, a rate for its country, and is never taxed by a guess', async () => {
    const asText = { lines: [dear(1)], address: 'Somewhere 1', number: '+493012345678' }
    const refused = await act(buyer, 'POST', '/orders', asText)
    expect(refused).toMatchObject({ http: 400, body: { errors: [{ path: 'address' }] } })
    const austrian = await open.place(buyer, [dear(1)], places.vienna)
    expect([austrian.http, austrian.body.code]).toEqual([409, 'tax_unknown'])
    expect(austrian.body.detail).toContain('No standard rate of tax is set for Austria')
    const estimate = await open.estimate(buyer, [dear(1)], places.vienna)
    expect([estimate.http, estimate.body.code]).toEqual([409, 'tax_unknown'])
  })

  test('that leaves the country bears none, and papers say by which law', async () => {
    const id = await placed(buyer, [dear(2)], places.oslo)
    expect(await open.order(id)).toMatchObject({ tax: 0, payable: 200, taxes: [{ code: 'G' }] })
    expect(await open.pay(buyer, id)).toBe(20_000)
    await open.ship(id)
    expect(await open.paper(id, 'invoice')).toContain('Exempt export of goods')
  })

  test('gives its tax back with what is cancelled and what comes back, to the cent', async () => {
    const id = await placed(buyer, [odd(10)], places.berlin)
    expect(await open.pay(buyer, id)).toBe(1_345)
    for (const quantity of [3, 3]) await open.ship(id, [{ position: 1, quantity }])
    const path = `/order/${id}/cancellations`
    const { body } = await act(open.admin, 'POST', path, {
      lines: [{ position: 1, quantity: 1 }],
      reason: 'not there',
    })
    await open.ship(id)
    const invoices = await open.invoiced(id)
    const gross = invoices.reduce((sum, invoice) => sum + invoice.gross, 0)
    expect(gross + Math.round((body.amount as number) * 100)).toBe(1_345)
    for (const { net, tax } of invoices) expect(Math.abs(tax - net * 0.19)).toBeLessThanOrEqual(1)
    const back = async (quantity: number, more: object = {}) => {
      const asked = await act(buyer, 'POST', `/order/${id}/inquiries`, {
        kind: 'return',
        text: 'Too many',
        lines: [{ position: 1, quantity }],
      })
      const inquiry = `/inquiries/${asked.body.insertedId}`
      const accepted = await act(open.admin, 'POST', `${inquiry}/decisions`, { decision: 'accept' })
      expect(accepted.http, JSON.stringify(accepted.body)).toBe(200)
      const lines = [{ position: 1, quantity, restocked: 0 }]
      return await act(open.admin, 'POST', `${inquiry}/decisions`, {
        decision: 'settle',
        lines,
        ...more,
      })
    }
    expect((await back(2)).body).toMatchObject({ amount: 2.69 })
    expect((await back(1, { amount: 2 })).body).toMatchObject({ code: 'inquiry_decision' })
    await open.wholeBooks()
  })
})

test('all that comes back gives all that was invoiced of it', async () => {
  const id = await placed(buyer, [odd(28)], places.berlin)
  expect(await open.pay(buyer, id)).toBe(3_765)
  await act(open.admin, 'POST', `/order/${id}/cancellations`, {
    lines: [{ position: 1, quantity: 14 }],
    reason: 'not there',
  })
  await open.ship(id)
  const [invoice] = await open.invoiced(id)
  const asked = await act(buyer, 'POST', `/order/${id}/inquiries`, {
    kind: 'return',
    text: 'All of it',
    lines: [{ position: 1, quantity: 14 }],
  })
  const path = `/inquiries/${asked.body.insertedId}/decisions`
  await act(open.admin, 'POST', path, { decision: 'accept' })
  const lines = [{ position: 1, quantity: 14, restocked: 14 }]
  const back = await act(open.admin, 'POST', path, { decision: 'settle', lines })
  expect(back).toMatchObject({ http: 200, body: { amount: invoice!.gross / 100 } })
  await open.wholeBooks()
})

test('an order is sent elsewhere only where the same taxes hold', async () => {
  const id = await placed(buyer, [dear(1)], places.oslo)
  await open.pay(buyer, id)
  const elsewhere = async (place: object) => {
    const asked = await act(buyer, 'POST', `/order/${id}/inquiries`, {
      kind: 'address',
      text: 'We moved',
      number: '+4722334455',
      shipTo: place,
    })
    expect(asked.http, JSON.stringify(asked.body)).toBe(200)
    const path = `/inquiries/${asked.body.insertedId}/decisions`
    const { http, body } = await act(open.admin, 'POST', path, { decision: 'accept' })
    if (http !== 200) await act(open.admin, 'POST', path, { decision: 'decline', text: 'No' })
    return [http, body.code]
  }
  expect(await elsewhere(places.berlin)).toEqual([409, 'inquiry_decision'])
  expect(await open.order(id)).toMatchObject({ shipTo: { city: 'Oslo' } })
  expect(await elsewhere({ ...places.oslo, city: 'Bergen', postalCode: '5003' })).toEqual([
    ...[200, undefined],
  ])
  expect(await open.order(id)).toMatchObject({ shipTo: { city: 'Bergen' } })
})

test('business: 6.2 what is invoiced and cancelled of random orders in up to five steps is what was payable', async () => {
  const random = seeded(6)
  for (let at = 0; at < 25; at += 1) {
    const quantities = [1 + random(40), 2 + random(400)]
    const lines = [dear(quantities[0]!), odd(quantities[1]!)]
    const id = await placed(buyer, lines, places.berlin)
    const charged = await open.pay(buyer, id)
    let cancelled = 0
    const left = [...quantities]
    for (let step = 1 + random(4); step > 0; step -= 1) {
      const some = left.flatMap((quantity, line) => {
        const pieces = random(quantity + 1)
        left[line] = quantity - pieces
        return pieces > 0 ? [{ position: line + 1, quantity: pieces }] : []
      })
      if (some.length === 0) continue
      if (random(4) > 0 || left.every((quantity) => quantity === 0)) await open.ship(id, some)
      else {
        const given = { lines: some, reason: 'none left' }
        const { body } = await act(open.admin, 'POST', `/order/${id}/cancellations`, given)
        cancelled += Math.round((body.amount as number) * 100)
      }
    }
    if (left.some((quantity) => quantity > 0)) await open.ship(id)
    const invoices = await open.invoiced(id)
    const gross = invoices.reduce((sum, invoice) => sum + invoice.gross, 0)
    expect(gross + cancelled, `order ${at}`).toBe(charged)
    for (const { net, tax } of invoices) expect(Math.abs(tax - net * 0.19)).toBeLessThanOrEqual(1)
  }
  await open.wholeBooks()
})

describe('an order on account where taxes are on', () => {
  const lines = (partsId: string, pieces: number) => [
    { partsId, quantity: pieces, price: pieces * 100 },
  ]

  test('counts with its tax against the limit, and is owed with it', async () => {
    const { shop, admin } = open
    const { founder, partId, account, invoices } = await openCreditCompany(
      shop,
      admin,
      'Taxed Works',
    )
    const onAccount = { method: 'account' }
    const tooMuch = await open.place(founder, lines(partId, 90), places.berlin, onAccount)
    expect([tooMuch.http, tooMuch.body.code]).toEqual([409, 'account_limit'])
    const id = await placed(founder, lines(partId, 80), places.berlin, onAccount)
    expect(await account()).toMatchObject({ available: 480, committed: 9_520 })
    await act(admin, 'PATCH', `/order-release/${id}`)
    await open.ship(id, [{ position: 1, quantity: 30 }])
    const given = { lines: [{ position: 1, quantity: 20 }], reason: 'none left' }
    await act(admin, 'POST', `/order/${id}/cancellations`, given)
    expect(await account()).toMatchObject({ balance: 3_570, committed: 3_570, available: 2_860 })
    await open.ship(id)
    expect((await invoices()).map(({ amount }) => amount)).toEqual([3_570, 3_570])
    const other = await placed(founder, lines(partId, 10), places.berlin, onAccount)
    await act(founder, 'DELETE', `/order/${other}`)
    expect(await account()).toMatchObject({ balance: 7_140, committed: 0, available: 2_860 })
    await open.wholeBooks()
  })

  test('of a company elsewhere in the EU bears none once its number is known, and is not ordered before', async () => {
    const { shop, admin } = open
    const { id: companyId, founder } = await openCompany(
      shop,
      admin,
      await shop.buyer('Lead in Paris'),
      'Paris Works',
    )
    const goods = lines(parts[0], 2)
    const noNumber = await open.estimate(founder, goods, places.paris)
    expect(noNumber.body.taxes).toMatchObject([{ code: 'S', percent: 19 }])
    await act(founder, 'PATCH', '/company/tax-id', { taxId: 'FR40303265045' })
    const early = await open.place(founder, goods, places.paris)
    expect([early.http, early.body.code]).toEqual([409, 'tax_id_unchecked'])
    expect(early.body.detail).toContain('FR40303265045')
    const decided = await act(admin, 'PATCH', `/companies/${companyId}/tax-id`, {
      taxId: 'FR40303265045',
      result: 'valid',
      note: 'Seen in the register',
    })
    expect(decided.http).toBe(200)
    const kept = await act(founder, 'PATCH', '/company/tax-id', {})
    expect(kept).toMatchObject({ http: 400, body: { errors: [{ path: 'taxId' }] } })
    const id = await placed(founder, goods, places.paris)
    expect(await open.order(id)).toMatchObject({ tax: 0, payable: 200, taxes: [{ code: 'K' }] })
    await open.pay(founder, id)
    await act(founder, 'PATCH', '/company/tax-id', { taxId: '' })
    const moving = { kind: 'address', text: 'Moved', number: '+493012345678' }
    const path = `/order/${id}/inquiries`
    const asked = await act(founder, 'POST', path, { ...moving, shipTo: places.berlin })
    const decisions = `/inquiries/${asked.body.insertedId}/decisions`
    const moved = await act(admin, 'POST', decisions, { decision: 'accept' })
    expect([moved.http, moved.body.code]).toEqual([409, 'inquiry_decision'])
    await open.ship(id)
    const drawn = await open.paper(id, 'invoice')
    expect(drawn).toContain('Article 138 of Directive 2006/112/EC')
    expect(drawn).toContain('FR40303265045')
    expect(drawn).toContain('Tax id DE136695976')
  })
})

test('business: 6.7 with TAX=off no order bears a tax, whatever is said of them', async () => {
  const off = await openTaxedShop({ TAX: 'off' })
  try {
    const who = await off.shop.buyer('Buyer')
    const partsId = await addTestPart(off.shop, { price: 100, minQuantity: 1 })
    const asText = { address: 'Somewhere 1', number: '+493012345678' }
    const order = { lines: [{ partsId, quantity: 1, price: 100 }], ...asText }
    const { body } = await act(who, 'POST', '/orders', order)
    const told = await off.order(body.insertedId as string)
    expect(told).toMatchObject({ price: 100, payable: 100, taxes: [] })
    expect('tax' in told).toBe(false)
    expect(told.lines).toMatchObject([{ taxPercent: null }])
    const config = await act(who, 'GET', '/config')
    expect(config.body).toMatchObject({ taxed: false })
    // and no paper, mail or page says one
    await off.pay(who, told._id)
    await off.ship(told._id)
    const { shipments } = await off.order(told._id)
    for (const path of [
      ...['confirmation', 'receipt'].map((kind) => `/order/${told._id}/${kind}`),
      `/shipment/${shipments[0]!._id}/invoice`,
    ]) {
      const file = await who.call('GET', path)
      expect(drawnOn(Buffer.from(await file.arrayBuffer())), path).not.toMatch(
        /\btax(es)?\b(?! id)/i,
      )
    }
    const mails = await off.shop.sql<{ values: object }[]>`
      select values from mail where order_id = ${told._id}`
    expect(mails.length).toBeGreaterThan(1)
    for (const { values } of mails)
      expect(JSON.stringify(values)).not.toMatch(/tax \d|isTaxed|tax"/i)
    const page = await (await fetch(`${off.shop.publicUrl}/parts/${partsId}`)).text()
    const said = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
    expect(said).toContain('100.00')
    expect(said).not.toMatch(/\btax/i)
  } finally {
    await off.shop.close()
  }
})
