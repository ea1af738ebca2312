import { expect, test } from 'vitest'
import { inParallel } from '../in-parallel.ts'
import { eventually, startTestPayment } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import {
  deliver,
  eventsOf,
  hearProvider,
  payByCard,
  silenceProvider,
} from './card-events.fixture.ts'
import { type Cast, place, read, stateOf, statusesOf } from './cast.fixture.ts'
import { providerClient, readProviderBooks } from './provider-books.fixture.ts'
import { count, full, goal, numbers, pause, tally } from './run.fixture.ts'

const otherCard = '5555555555554444'

/** Races around one payment: who pays, who cancels, who tells, and that money and orders agree after it. */
export function payingRaces(cast: () => Cast) {
  const confirm = (who: TestUser, id: string, transactionId: string) =>
    read(who.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000 }))

  /** Orders whose payment was started and met their end, and those that were charged and ended. */
  const met = { cancellations: 0, expiries: 0, charged: 0 }

  /** A payment is canceled at the provider before its order is: nobody is charged and paid back. */
  async function neverCharged(cancelled: string[]) {
    const { sandbox, secrets } = cast().shops
    const books = await readProviderBooks(sandbox.url, secrets.cardsSecretKey)
    const charged = books.filter(({ charges, orderId }) => charges && cancelled.includes(orderId))
    met.charged += charged.length
    expect(charged).toEqual([])
  }

  test('T29 one paid intent pays one order, however it is offered for two', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part({ quantity: 10_000 })
    for (let round = 0; round < count(4, 100); round += 1) {
      const who = buyer(round)
      const [own, other] = [await place(who, part), await place(who, part)]
      const intent = await startTestPayment(who, own)
      await payByCard(shops, intent)
      const answers = await Promise.all(
        [own, other, own, other].map((id) => confirm(who, id, intent)),
      )
      expect(answers.map((answer) => answer.status)).toEqual([200, 409, 200, 409])
      expect(await stateOf(shops, other)).toMatchObject({ status: 'unpaid', transactionId: null })
      expect(await stateOf(shops, own)).toMatchObject({ transactionId: intent, paid: 1 })
    }
    await shops.prove()
  })

  test('T31 the buyer’s word and the provider’s event, in every order, are one payment', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part({ quantity: 100_000 })
    await silenceProvider(shops)
    const rounds = count(50, 500)
    await inParallel(rounds, 4, async (round) => {
      const who = buyer(round)
      const id = await place(who, part)
      const intent = await startTestPayment(who, id)
      await payByCard(shops, intent)
      const events = await eventsOf(shops, intent)
      const told = events.find((event) => event.type === 'payment_intent.succeeded')!
      const say = async () => (await confirm(who, id, intent)).status
      const tell = () => deliver(shops, told)
      const statuses =
        round % 3 === 0
          ? await Promise.all([say(), tell(), say(), tell()])
          : round % 3 === 1
            ? [await say(), await tell()]
            : [await tell(), await say()]
      expect(new Set(statuses)).toEqual(new Set([200]))
      const state = await eventually(
        () => stateOf(shops, id),
        (now) => now.paid > 0,
      )
      expect(state).toMatchObject({ transactionId: intent, paid: 1, mails: 1 })
    })
    await hearProvider(shops)
    const { checks } = await shops.prove()
    goal('T31', { payments: rounds, doubled: 0, checks })
  })

  test('T32 two tabs and two cards pay an order once; a second success goes back', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part({ quantity: 10_000 })
    const stripe = providerClient(shops.sandbox.url, shops.secrets.cardsSecretKey)
    const rounds = count(6, 100)
    for (let round = 0; round < rounds; round += 1) {
      const who = buyer(round)
      const id = await place(who, part)
      const tabs = await Promise.all([1, 2, 3].map(() => startTestPayment(who, id)))
      expect(new Set(tabs).size).toBe(1)
      const second = await stripe.paymentIntents.create({
        amount: 100_000,
        currency: 'usd',
        metadata: { order_id: id },
        allowed_payment_method_types: ['card'],
      } as Parameters<typeof stripe.paymentIntents.create>[0])
      const intents = [tabs[0]!, second.id]
      await Promise.all([
        payByCard(shops, intents[0]!),
        payByCard(shops, intents[0]!, otherCard),
        payByCard(shops, intents[1]!, otherCard),
        ...intents.map((intent) => confirm(who, id, intent)),
      ])
      const answers = await Promise.all(intents.map((intent) => confirm(who, id, intent)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    }
    const { checks } = await shops.prove()
    const [back] = await shops.sql<{ refunds: number }[]>`
      select count(*)::int as refunds from refund where reason like 'the order was %'`
    expect(back?.refunds).toBeGreaterThanOrEqual(rounds)
    goal('T32', { orders: rounds, refunded: back?.refunds, doubleCharges: 0, checks })
  })

  test('T33 paying and cancelling at once: the provider decides, and no money stays for nothing', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part({ quantity: 1_000_000 })
    const rounds = count(36, 9_720)
    const random = numbers()
    const ends = await inParallel(rounds, 6, async (round) => {
      const who = buyer(round)
      const id = await place(who, part)
      const late = round % 8 === 7
      const intent = late ? '' : await startTestPayment(who, id)
      const [toPay, toCancel] = [random() * 80, random() * 20]
      const pay = async () => {
        await pause(toPay)
        const one = intent || (await startTestPayment(who, id).catch(() => ''))
        if (!one) return false
        await payByCard(shops, one)
        if (round % 2) await confirm(who, id, one)
        return true
      }
      const cancel = async () => {
        await pause(toCancel)
        return await read(who.call('DELETE', `/order/${id}`))
      }
      // some pay well before, so that both ends are met however quick the machine is
      const early = round % 9 === 0
      const before = early && (await pay())
      const [gone, beside] = await Promise.all([cancel(), early ? false : pay()])
      if (gone.status === 503) expect(gone.retryAfter).toBeTruthy()
      else expect([200, 409]).toContain(gone.status)
      return { id, gone: gone.status, isStarted: before || beside }
    })
    const { checks } = await shops.prove({ acknowledged: ends.map((end) => end.id) })
    for (const { id, gone } of ends) {
      const { status } = await stateOf(shops, id)
      if (gone === 200) expect(status).toBe('cancelled')
      if (gone === 409) expect(['paid', 'pending']).toContain(status)
    }
    await neverCharged(ends.flatMap((end) => (end.gone === 200 ? [end.id] : [])))
    const told = tally(ends.map((end) => end.gone))
    expect(Math.min(told[200] ?? 0, told[409] ?? 0)).toBeGreaterThan(0)
    met.cancellations = ends.filter((end) => end.isStarted).length
    // without a payment there was nothing to meet
    expect(met.cancellations).toBeGreaterThanOrEqual(Math.floor((rounds * 7) / 8))
    goal('T33', { rounds, withPayment: met.cancellations, deletions: told, checks })
  })

  test('T34 a hold that ends while it is being paid is paid or cancelled, never both', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part({ quantity: 1_000_000 })
    const random = numbers()
    const expire = () => shops.enqueue(shops.sql, 'expire-holds', {})

    /** So many as the job takes at once, paid at times within the time that it takes for them; answers their ids. */
    async function wave(many: number) {
      const orders = await inParallel(many, 6, async (at) => {
        const id = await place(buyer(at), part)
        return { id, who: buyer(at), intent: await startTestPayment(buyer(at), id) }
      })
      const ids = orders.map((order) => order.id)
      await shops.sql`update orders set hold_expires_at = now() where id = any(${ids})`
      await Promise.all([
        ...[0, 20, 40, 60].map((ms) => pause(ms).then(expire)),
        ...orders.map(async ({ id, who, intent }, at) => {
          await pause(random() * Math.max(1_500, 20 * many))
          await payByCard(shops, intent)
          if (at % 2) await confirm(who, id, intent)
        }),
      ])
      const open = () => shops.sql`
        select 1 from orders where id = any(${ids}) and status = 'unpaid'`
      await eventually(
        () => expire().then(open),
        (rows) => rows.length === 0,
      )
      return ids
    }
    const ids: string[] = []
    for (let left = count(1, 10); left > 0; left -= 1) ids.push(...(await wave(count(24, 150))))
    const { checks } = await shops.prove({ acknowledged: ids })
    const states = await Promise.all(ids.map((id) => stateOf(shops, id)))
    await neverCharged(ids.filter((_, at) => states[at]?.status === 'cancelled'))
    met.expiries = ids.length
    const ended = tally(states.map((state) => state.status))
    goal('T34', { holds: ids.length, ended, checks })
    // of so many some are paid first and some end first
    if (full) expect(Math.min(ended.cancelled ?? 0, ended.pending ?? 0)).toBeGreaterThan(0)
  })

  test('G4 so many cancellations and ends of holds met a payment that was started', () => {
    const interleavings = met.cancellations + met.expiries
    goal('G4', { interleavings, ...met })
    expect(met.charged).toBe(0)
    expect(interleavings).toBeGreaterThanOrEqual(count(50, 10_000))
  })

  test('T38 of two admins shipping at once one ships', async () => {
    const { shops, buyer, admins } = cast()
    const part = await shops.part()
    const id = await place(buyer(0), part)
    const intent = await startTestPayment(buyer(0), id)
    await payByCard(shops, intent)
    await eventually(
      () => stateOf(shops, id),
      (now) => now.status === 'pending',
    )
    const statuses = await statusesOf(
      Array.from({ length: 20 }, (_, at) => admins[at % 2]!.call('PATCH', `/order-shipment/${id}`)),
    )
    expect(tally(statuses)).toEqual({ 200: 1, 409: 19 })
    expect(await stateOf(shops, id)).toMatchObject({ status: 'shipped' })
    await shops.prove({ acknowledged: [id] })
  })
}
