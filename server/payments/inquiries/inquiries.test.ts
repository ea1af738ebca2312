import { describe, expect, test } from 'vitest'
import { maxInquiryPictures } from '../../../contract/orders/inquiry-kinds.ts'
import { eventually } from '../../../tests/orders.fixture.ts'
import { pictureForm } from '../../../tests/picture-form.fixture.ts'
import { gradient, plain } from '../../images/upload.fixture.ts'
import { shippingShop } from '../../orders/shipping/shipping-shop.fixture.ts'

const { shop, read, pendingOrder, ship, cancel } = shippingShop({ RETURN_DAYS: '30' })

type Answer = { http: number; body: Record<string, unknown> }
async function act(who: { call: typeof admin }, method: string, path: string, body?: object) {
  const response = await who.call(method, path, body)
  return { http: response.status, body: await response.json() } as Answer
}
const admin = (...given: Parameters<ReturnType<typeof shop>['admin']['call']>) =>
  shop().admin.call(...given)

const ask = async (id: string, body: object) =>
  await act(shop().buyer, 'POST', `/order/${id}/inquiries`, { text: 'Please look at it', ...body })
const asked = async (id: string, body: object) => {
  const { http, body: answer } = await ask(id, body)
  expect([http, answer]).toEqual([200, { insertedId: expect.any(String) }])
  return answer.insertedId as string
}
const decide = (id: string, body: object) =>
  act(shop().admin, 'POST', `/inquiries/${id}/decisions`, body)
const captured = (id: string, minor: number) =>
  eventually(
    () => shop().captured(id),
    (amount) => amount === minor,
  )
const stock = async (id: string) => {
  const [row] = await shop().sql<{ quantity: number }[]>`select quantity from part where id = ${id}`
  return row!.quantity
}
const mailed = async (id: string) =>
  (
    await shop().sql<{ values: { reason: string; inquiryState: string; returned: string } }[]>`
      select values from mail where order_id = ${id} and kind = 'inquiry-answered' order by created_at, id`
  ).map(({ values: { reason, inquiryState, returned } }) => [reason, inquiryState, returned])

describe('asking about an order', () => {
  test('a question goes back and forth until it is settled, and its buyer is mailed each answer', async () => {
    const { id } = await pendingOrder()
    const inquiry = await asked(id, { kind: 'question', text: 'Which tray?\nThe small one?' })
    const write = (who: { call: typeof admin }, text: string) =>
      act(who, 'POST', `/inquiries/${inquiry}/messages`, { text })
    const state = async () => (await read(id)).inquiries[0]?.state
    expect(await state()).toBe('open')
    expect((await write(shop().admin, 'The small one.')).http).toBe(200)
    expect(await state()).toBe('answered')
    expect((await write(shop().buyer, 'Thank you')).http).toBe(200)
    expect(await state()).toBe('open')
    // a text that no database keeps
    expect((await decide(inquiry, { decision: 'settle', text: '\ud800' })).http).toBe(400)
    expect(await decide(inquiry, { decision: 'settle', text: 'With pleasure' })).toMatchObject({
      http: 200,
      body: { state: 'settled', amount: 0, status: 'pending' },
    })
    const [told] = (await read(id)).inquiries
    expect(told).toMatchObject({ kind: 'question', state: 'settled', lines: [], address: null })
    expect(told?.messages.map(({ by, text }) => [by, text])).toEqual([
      ['buyer', 'Which tray?\nThe small one?'],
      ['admin', 'The small one.'],
      ['buyer', 'Thank you'],
      ['admin', 'With pleasure'],
    ])
    expect((await write(shop().buyer, 'More')).body).toMatchObject({ code: 'inquiry_over' })
    expect((await decide(inquiry, { decision: 'settle' })).http).toBe(409)
    expect(await mailed(id)).toEqual([
      ['The small one.', 'answered', ''],
      ['With pleasure', 'settled', ''],
    ])
  })

  test('pictures are drawn anew, each once and so many, for those who may see the order', async () => {
    const { id } = await pendingOrder()
    const inquiry = await asked(id, { kind: 'question' })
    const show = async (bytes: Uint8Array, who = shop().buyer) => {
      const form = pictureForm(bytes)
      const response = await who.call('POST', `/inquiries/${inquiry}/pictures`, form)
      return { http: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const placed = { IFD0: { Copyright: 'Lagerhalle Hamburg' } }
    const photo = await gradient(2_000, 1_000).withExif(placed).jpeg().toBuffer()
    await act(shop().admin, 'POST', `/inquiries/${inquiry}/messages`, { text: 'Show us' })
    const first = await show(photo)
    expect(first).toMatchObject({ http: 200, body: { insertedId: expect.any(String) } })
    expect(await show(photo)).toEqual(first)
    const [told] = (await read(id)).inquiries
    expect(told).toMatchObject({
      state: 'open',
      pictures: [{ _id: first.body.insertedId, width: 1_280, height: 640 }],
    })
    const look = (who: { call: typeof admin }) =>
      who.call('GET', `/inquiry-pictures/${first.body.insertedId as string}`)
    const answer = await look(shop().buyer)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const kept = Buffer.from(await answer.arrayBuffer())
    expect(kept.subarray(0, 4).toString()).toBe('RIFF')
    expect(kept.includes('Lagerhalle')).toBe(false)
    expect((await look(shop().admin)).status).toBe(200)
    expect((await look(shop().other)).status).toBe(404)
    expect((await show(Buffer.from('<svg/>'))).body).toMatchObject({ code: 'not_an_image' })
    for (let more = 2; more <= maxInquiryPictures; more += 1)
      expect((await show(await plain(more, 8).png().toBuffer())).http).toBe(200)
    const last = await plain(90, 8).png().toBuffer()
    expect((await show(last)).body).toMatchObject({ code: 'inquiry_pictures' })
    // who showed one takes it back, and room is there again
    const pictures = async () => (await read(id)).inquiries[0]!.pictures
    const [, second, third] = await pictures()
    expect(second?.isOwn).toBe(true)
    const takeBack = (who: { call: typeof admin }, picture = second) =>
      act(who, 'DELETE', `/inquiry-pictures/${picture!._id}`)
    expect((await takeBack(shop().other)).http).toBe(404)
    expect(await takeBack(shop().buyer)).toEqual({ http: 200, body: { deletedCount: 1 } })
    expect((await takeBack(shop().buyer)).http).toBe(404)
    expect(await pictures()).toHaveLength(maxInquiryPictures - 1)
    expect((await show(last)).http).toBe(200)
    expect((await act(shop().buyer, 'DELETE', `/inquiries/${inquiry}`)).http).toBe(200)
    expect((await show(photo)).body).toMatchObject({ code: 'inquiry_over' })
    expect((await takeBack(shop().buyer, third)).body).toMatchObject({ code: 'inquiry_over' })
    expect(await pictures()).toHaveLength(maxInquiryPictures)
  })

  test('what may be asked is told with its end, and nothing else is taken', async () => {
    const { id } = await pendingOrder()
    const kinds = async () => (await read(id)).mayAsk.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['question', 'cancellation', 'address'])
    expect(await ask(id, { kind: 'return', lines: [{ position: 1, quantity: 1 }] })).toMatchObject({
      http: 409,
      body: { code: 'inquiry_not_possible' },
    })
    await ship(id, { lines: [{ position: 1, quantity: 10 }] })
    expect(await kinds()).toEqual(['question', 'cancellation', 'return', 'warranty', 'address'])
    const [left] = (await read(id)).shipments
    const { until } = (await read(id)).mayAsk.find(({ kind }) => kind === 'return')!
    expect(new Date(until!).getTime() - new Date(left!.at).getTime()).toBe(30 * 86_400_000)
    for (const lines of [
      [{ position: 1, quantity: 11 }],
      [{ position: 2, quantity: 1 }],
      [{ position: 9, quantity: 1 }],
    ])
      expect((await ask(id, { kind: 'return', lines })).body).toMatchObject({
        code: 'line_not_there',
      })
    for (const wrong of [
      { kind: 'return' },
      { kind: 'question', lines: [{ position: 1, quantity: 1 }] },
      { kind: 'address', address: '2 Street' },
      { kind: 'question', text: ' ' },
      {
        kind: 'return',
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
    ])
      expect((await ask(id, wrong)).http, JSON.stringify(wrong)).toBe(400)
    await shop().sql`update shipment set at = now() - interval '31 days' where order_id = ${id}`
    expect(await kinds()).toEqual(['question', 'cancellation', 'warranty', 'address'])
    expect(
      (await ask(id, { kind: 'return', lines: [{ position: 1, quantity: 1 }] })).body,
    ).toMatchObject({ detail: expect.stringContaining('ended on') })
    await shop().sql`update shipment set at = now() where order_id = ${id}`
  })

  test('each kind but a question is under way once, and can be withdrawn', async () => {
    const { id } = await pendingOrder()
    const inquiry = await asked(id, { kind: 'cancellation' })
    expect((await ask(id, { kind: 'cancellation' })).body).toMatchObject({
      code: 'inquiry_under_way',
    })
    await asked(id, { kind: 'question' })
    await asked(id, { kind: 'question' })
    expect((await act(shop().buyer, 'DELETE', `/inquiries/${inquiry}`)).http).toBe(200)
    expect((await act(shop().buyer, 'DELETE', `/inquiries/${inquiry}`)).http).toBe(409)
    const again = await asked(id, { kind: 'cancellation' })
    expect((await decide(again, { decision: 'decline' })).body).toMatchObject({
      code: 'inquiry_decision',
    })
    const answer = await decide(again, { decision: 'decline', text: 'It is on the lorry.' })
    expect(answer.body).toMatchObject({ state: 'declined', amount: 0, status: 'pending' })
  })
})

describe('what is accepted', () => {
  test('a cancellation of lines takes them back, with their money, at once', async () => {
    const { id, parts } = await pendingOrder()
    const lines = [{ position: 2, quantity: 20 }]
    const inquiry = await asked(id, { kind: 'cancellation', lines })
    expect((await decide(inquiry, { decision: 'accept' })).body).toEqual({
      state: 'settled',
      amount: 200,
      status: 'pending',
    })
    await captured(id, 300_000)
    expect(await stock(parts[1])).toBe(1_000)
    expect(await read(id)).toMatchObject({ refunded: 200, openQuantity: 30 })
  })

  test('a cancellation of what was shipped meanwhile is refused, and nothing is done', async () => {
    const { id } = await pendingOrder()
    const inquiry = await asked(id, {
      kind: 'cancellation',
      lines: [{ position: 1, quantity: 30 }],
    })
    await ship(id, { lines: [{ position: 1, quantity: 1 }] })
    expect((await decide(inquiry, { decision: 'accept' })).body).toMatchObject({
      code: 'line_not_open',
    })
    const told = await read(id)
    expect([told.inquiries[0]?.state, told.refunded]).toEqual(['open', 0])
    expect(told.inquiries[0]?.messages).toHaveLength(1)
  })

  test('another address is the order’s, as long as something is still to be shipped', async () => {
    const { id } = await pendingOrder()
    const where = { address: 'Gate 9\n2 Dock Road', number: '+44 20 7946 0000' }
    const inquiry = await asked(id, { kind: 'address', ...where })
    expect((await read(id)).inquiries[0]).toMatchObject({ address: where.address })
    expect((await decide(inquiry, { decision: 'accept' })).http).toBe(200)
    const told = await read(id)
    expect([told.address, told.number]).toEqual([where.address, '+442079460000'])
    expect(told.events.map(({ kind }) => kind)).toContain('address-changed')
    const found = await admin('GET', `/all-orders?q=${encodeURIComponent('dock road')}`)
    expect(((await found.json()) as { _id: string }[]).map(({ _id }) => _id)).toContain(id)
    const late = await asked(id, { kind: 'address', address: '3 Street', number: '0123456789' })
    await ship(id, {})
    expect((await decide(late, { decision: 'accept' })).http).toBe(409)
    expect((await read(id)).address).toBe(where.address)
  })

  test('of a return the goods are awaited; then stock and money follow, for what came', async () => {
    const { id, parts } = await pendingOrder()
    await ship(id, {})
    const inquiry = await asked(id, { kind: 'return', lines: [{ position: 1, quantity: 5 }] })
    const came = [{ position: 1, quantity: 4, restocked: 3 }]
    expect((await decide(inquiry, { decision: 'settle', lines: came })).body).toMatchObject({
      code: 'inquiry_decision',
    })
    expect((await decide(inquiry, { decision: 'accept' })).body).toMatchObject({
      state: 'accepted',
      amount: 0,
    })
    for (const wrong of [
      {},
      { lines: [{ position: 1, quantity: 31, restocked: 0 }] },
      { lines: [{ position: 1, quantity: 1, restocked: 2 }] },
      { lines: came, amount: 400.01 },
    ])
      expect((await decide(inquiry, { decision: 'settle', ...wrong })).http).toBe(409)
    expect(await stock(parts[0])).toBe(970)
    const text = 'One of them was scratched.'
    const done = await decide(inquiry, { decision: 'settle', lines: came, amount: 350.5, text })
    expect(done.body).toEqual({ state: 'settled', amount: 350.5, status: 'shipped' })
    await captured(id, 320_000 - 35_050)
    expect(await stock(parts[0])).toBe(973)
    expect(await read(id)).toMatchObject({
      status: 'shipped',
      refunded: 350.5,
      lines: [{ shipped: 30, returned: 4 }, { returned: 0 }],
      returns: [{ amount: 350.5, reason: text, lines: came }],
    })
    expect((await mailed(id)).at(-1)).toEqual([text, 'settled', '$350.50'])
    const more = await ask(id, { kind: 'return', lines: [{ position: 1, quantity: 27 }] })
    expect(more.body).toMatchObject({ code: 'line_not_there' })
  })

  test('a return is settled once, however often at once', async () => {
    const { id } = await pendingOrder()
    await ship(id, {})
    const inquiry = await asked(id, { kind: 'return', lines: [{ position: 1, quantity: 10 }] })
    await decide(inquiry, { decision: 'accept' })
    const both = await Promise.all(
      [1, 2].map(() =>
        decide(inquiry, {
          decision: 'settle',
          lines: [{ position: 1, quantity: 10, restocked: 10 }],
        }),
      ),
    )
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
    await captured(id, 220_000)
  })

  test('a warranty case is settled with goods or without', async () => {
    const { id } = await pendingOrder()
    await ship(id, {})
    const lines = [{ position: 2, quantity: 1 }]
    const inquiry = await asked(id, { kind: 'warranty', lines })
    await decide(inquiry, { decision: 'accept', text: 'Send it in.' })
    const done = await decide(inquiry, { decision: 'settle', text: 'A new one is on its way.' })
    expect(done.body).toMatchObject({ state: 'settled', amount: 0 })
  })
})

test('inquiries are listed with what waits longest first, and counted in the overview', async () => {
  const { id } = await pendingOrder()
  const before = (await (await admin('GET', '/figures')).json()) as { openInquiries: number }
  const first = await asked(id, { kind: 'question', text: 'First' })
  const second = await asked(id, { kind: 'question', text: 'Second' })
  const list = async (query = '') => {
    const response = await admin('GET', `/inquiries?limit=100${query}`)
    return (await response.json()) as { _id: string; text: string; orderNumber: string }[]
  }
  const open = (await list()).map(({ _id }) => _id)
  expect(open.indexOf(first)).toBeGreaterThanOrEqual(0)
  expect(open.indexOf(second)).toBeGreaterThan(open.indexOf(first))
  expect((await list('&state=all'))[0]).toMatchObject({ _id: second, text: 'Second', by: 'buyer' })
  const after = (await (await admin('GET', '/figures')).json()) as { openInquiries: number }
  expect(after.openInquiries).toBe(before.openInquiries + 2)
  await decide(first, { decision: 'settle' })
  expect((await list()).map(({ _id }) => _id)).not.toContain(first)
  expect((await cancel(id, {})).http).toBe(200)
})
