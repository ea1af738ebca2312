import { expect, test } from 'vitest'
import { inParallel } from '../in-parallel.ts'
import { orderOf } from '../orders.fixture.ts'
import { type Cast, place, read, readWhenTaken, stateOf, statusesOf } from './cast.fixture.ts'
import { count, full, goal, numbers, tally } from './run.fixture.ts'

/** Races for stock: who gets it, how often, and that none is lost or made. */
export function stockRaces(cast: () => Cast) {
  const stockOf = async (part: string) =>
    (
      await cast().shops.sql<{ quantity: number }[]>`select quantity from part where id = ${part}`
    )[0]?.quantity

  /** Orders by all buyers in turn, 64 at once; answers the statuses, the codes and the ids of what was sold. */
  async function rush(part: string, many: number, quantity: number, price = 100) {
    const body = orderOf(part, quantity, price * quantity)
    const answers = await inParallel(many, 64, (at) =>
      readWhenTaken(() => cast().buyer(at).call('POST', '/order', body)),
    )
    return {
      busy: answers.reduce((sum, { times }) => sum + times, 0),
      statuses: tally(answers.map((answer) => answer.status)),
      codes: tally(answers.flatMap(({ body }) => (body.code ? [String(body.code)] : []))),
      sold: answers.flatMap(({ body }) => (body.insertedId ? [String(body.insertedId)] : [])),
    }
  }

  test('T18 of many orders on a scarce part exactly those succeed for which there is stock', async () => {
    const { shops } = cast()
    const [many, units, quantity] = [count(300, 10_000), 100, 3]
    const part = await shops.part({ quantity: units, minQuantity: 1 })
    const started = Date.now()
    const { busy, statuses, codes, sold } = await rush(part, many, quantity)
    const perSecond = Math.round((many * 1_000) / (Date.now() - started))
    if (full) expect(busy).toBe(0)
    expect(statuses).toEqual({ 200: 33, 409: many - 33 })
    expect(codes).toEqual({ not_enough_stock: many - 33 })
    expect(new Set(sold).size).toBe(33)
    expect(await stockOf(part)).toBe(units % quantity)
    const { checks } = await shops.prove({ acknowledged: sold })
    const served = shops.proxy.served()
    goal('G1', { orders: many, units, statuses, busy, oversold: 0, served, checks, perSecond })
  })

  test('T19 double clicks with one key are one order, whichever instance each click meets', async () => {
    const { shops, buyer } = cast()
    const [rounds, clicks] = [count(6, 200), 10]
    const part = await shops.part({ quantity: 1_000_000 })
    const seen: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const headers = { 'idempotency-key': `click-${round}` }
      const click = () =>
        read(buyer(round).call('POST', '/order', orderOf(part, 10, 1_000), headers))
      const answers = await Promise.all(Array.from({ length: clicks }, click))
      const again = await click()
      const good = [...answers, again].filter((answer) => answer.status === 200)
      const busy = answers.filter((answer) => answer.status === 409)
      expect(good.length + busy.length).toBe(clicks + 1)
      expect(new Set(good.map((answer) => answer.body.insertedId)).size).toBe(1)
      for (const answer of busy) expect(answer.body.code).toBe('request_running')
      const other = buyer(round).call('POST', '/order', orderOf(part, 20, 2_000), headers)
      expect((await read(other)).body.code).toBe('key_reused')
      seen.push(...answers.map((answer) => answer.status))
    }
    expect(await stockOf(part)).toBe(1_000_000 - 10 * rounds)
    const { checks } = await shops.prove()
    goal('T19', { keys: rounds, clicks: seen.length, statuses: tally(seen), doubled: 0, checks })
  })

  test('T25 of fifty cancellations at once one counts, and the stock returns once', async () => {
    const { shops, buyer, admins } = cast()
    const part = await shops.part()
    const [id, beside] = [await place(buyer(0), part), await place(buyer(0), part)]
    const statuses = await statusesOf(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? buyer(0) : admins[0]).call('DELETE', `/order/${id}`),
      ),
    )
    const told = tally(statuses)
    expect(told[200]).toBe(1)
    expect((told[404] ?? 0) + (told[409] ?? 0)).toBe(49)
    expect(await stockOf(part)).toBe(990)
    expect(await stateOf(shops, beside)).toMatchObject({ status: 'unpaid' })
    await shops.prove({ acknowledged: [id, beside] })
  })

  test('T41 a part deleted while being bought is sold until then and not after', async () => {
    const { shops, buyer, admins } = cast()
    const [many, atOnce] = [200, 32]
    const random = numbers()
    let soldAtAll = 0
    let refusedAtAll = 0
    for (let round = 0; round < count(2, 20); round += 1) {
      const part = await shops.part({ quantity: 10_000 })
      // behind the first that run at once: some orders are through by then
      const at = atOnce + 8 + Math.floor(random() * 80)
      let deleted: Promise<{ status: number }> | undefined
      const statuses = await inParallel(many, atOnce, async (turn) => {
        if (turn === at) deleted = readWhenTaken(() => admins[1].call('DELETE', `/parts/${part}`))
        const body = orderOf(part, 10, 1_000)
        return (await readWhenTaken(() => buyer(turn).call('POST', '/order', body))).status
      })
      expect((await deleted)?.status).toBe(200)
      const { 200: sold = 0, 404: refused = 0, ...others } = tally(statuses)
      expect(others).toEqual({})
      expect(sold).toBeGreaterThan(0)
      expect(await stockOf(part)).toBe(10_000 - 10 * sold)
      const late = buyer(0).call('POST', '/order', orderOf(part, 10, 1_000))
      expect((await read(late)).status).toBe(404)
      const [one] = await shops.sql<{ id: string; email: string }[]>`
        select o.id, o.email from orders o join order_line l on l.order_id = o.id
        where l.part_id = ${part} limit 1`
      const owner = cast().buyers.find((user) => user.email === one?.email)
      const paying = owner?.call('POST', '/create-payment-intent', { orderId: one?.id })
      expect((await paying)?.status).toBe(200)
      soldAtAll += sold
      refusedAtAll += refused
    }
    expect(refusedAtAll).toBeGreaterThan(0)
    await shops.prove()
    goal('T41', { sold: soldAtAll, refused: refusedAtAll, lost: 0 })
  })

  test('T16 a price changed while being bought: each order costs what its buyer saw', async () => {
    const { shops, buyer, admins } = cast()
    const part = await shops.part({ quantity: 100_000 })
    const many = count(120, 2_000)
    const answers = await inParallel(many, 16, async (at) => {
      if (at % 10 === 5) {
        const price = at % 20 === 5 ? 110 : 100
        const change = () => admins[0].call('PATCH', `/parts/${part}`, { price })
        expect((await readWhenTaken(change)).status).toBe(200)
      }
      const price = at % 3 === 0 ? 1_100 : 1_000
      const { status, body } = await readWhenTaken(() =>
        buyer(at).call('POST', '/order', orderOf(part, 10, price)),
      )
      return { status, code: body.code, id: String(body.insertedId), price }
    })
    const sold = answers.filter((answer) => answer.status === 200)
    const refused = answers.filter((answer) => answer.status === 409)
    expect(sold.length + refused.length).toBe(many)
    expect(Math.min(sold.length, refused.length)).toBeGreaterThan(0)
    expect(new Set(refused.map((answer) => answer.code))).toEqual(new Set(['price_changed']))
    const totals = await shops.sql<{ id: string; total: number }[]>`
      select id, total_minor as total from orders where id = any(${sold.map((one) => one.id)})`
    const stored = new Map(totals.map((row) => [row.id, row.total]))
    for (const { id, price } of sold) expect(stored.get(id)).toBe(price * 100)
    await shops.prove()
  })
}
