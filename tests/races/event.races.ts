import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inParallel } from '../in-parallel.ts'
import { eventually, startTestPayment } from '../orders.fixture.ts'
import {
  deliver,
  eventsOf,
  hearProvider,
  type ProviderEvent,
  payByCard,
  silenceProvider,
} from './card-events.fixture.ts'
import { type Cast, place, stateOf } from './cast.fixture.ts'
import { count, goal } from './run.fixture.ts'

const declined = '4000000000000002'

/** The provider's events over two instances: repeated, in any order, and about what never was. */
export function eventRaces(cast: () => Cast) {
  /** An order whose payment failed, then succeeded; the provider's events of it, none of which came through. */
  async function paidInSilence(at: number, part: string) {
    const { shops, buyer } = cast()
    const id = await place(buyer(at), part)
    const intent = await startTestPayment(buyer(at), id)
    await payByCard(shops, intent, declined)
    await payByCard(shops, intent)
    return { id, intent, events: await eventsOf(shops, intent) }
  }

  test('T36 repeats of an event, many at once over both instances, have one effect', async () => {
    const { shops } = cast()
    const part = await shops.part({ quantity: 10_000 })
    await silenceProvider(shops)
    const payments = count(1, 100)
    const before = await worked()
    for (let at = 0; at < payments; at += 1) {
      const { id, events } = await paidInSilence(at, part)
      const told = find(events, 'payment_intent.succeeded')
      const renamed = { ...told, id: `evt_${randomUUID()}` }
      const statuses = await inParallel(101, 32, (turn) =>
        deliver(shops, turn === 50 ? renamed : told),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
      const state = await eventually(
        () => stateOf(shops, id),
        (now) => now.paid > 0,
      )
      expect(state).toMatchObject({ paid: 1, mails: 1 })
    }
    await hearProvider(shops)
    const { checks } = await shops.prove()
    expect((await worked()) - before).toBe(2 * payments)
    goal('G6', { replays: 100 * payments, secondEffects: 0, checks })
  })
  const worked = async () => (await cast().shops.sql`select 1 from provider_event`).length

  test('T37 five events of one payment in all 120 orders: it ends paid, once', async () => {
    const { shops } = cast()
    const part = await shops.part({ quantity: 10_000 })
    await silenceProvider(shops)
    const orders = permutations([0, 1, 2, 3, 4])
    expect(orders).toHaveLength(120)
    const ids = await inParallel(orders.length, 6, async (at) => {
      const { id, intent, events } = await paidInSilence(at, part)
      const five = [
        find(events, 'payment_intent.created'),
        find(events, 'payment_intent.payment_failed'),
        find(events, 'payment_intent.succeeded'),
        find(events, 'charge.succeeded'),
        canceled(intent),
      ]
      for (const one of orders[at]!) expect(await deliver(shops, five[one]!)).toBe(200)
      return id
    })
    await hearProvider(shops)
    const { checks } = await shops.prove({ acknowledged: ids })
    const wrong = await shops.sql`
      select id from orders
      where id = any(${ids}) and (status <> 'pending' or transaction_id is null)`
    expect(wrong).toEqual([])
    const [told] = await shops.sql<{ failures: number }[]>`
      select count(*)::int as failures from order_event
      where order_id = any(${ids}) and kind = 'payment-failed'`
    // a decline that is delivered after the payment has succeeded is stale, and not told
    expect(told?.failures).toBe(0)
    goal('G6', { permutations: orders.length, endingWrong: 0, checks })
  })

  test('T37 events of a cancelled order, of unknown payments and kinds change nothing', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part()
    await silenceProvider(shops)
    const id = await place(buyer(0), part)
    const intent = await startTestPayment(buyer(0), id)
    expect((await buyer(0).call('DELETE', `/order/${id}`)).status).toBe(200)
    const events = await eventsOf(shops, intent)
    const claimed = { ...find(events, 'payment_intent.canceled'), id: `evt_${randomUUID()}` }
    const lies = [
      { ...claimed, type: 'payment_intent.succeeded' },
      { ...canceled('pi_nothing'), type: 'payment_intent.succeeded' },
      { ...canceled(intent), type: 'something.unheard.of' },
      ...events,
    ]
    const statuses = await Promise.all(lies.map((event) => deliver(shops, event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await hearProvider(shops)
    await shops.prove()
    expect(await stateOf(shops, id)).toMatchObject({ status: 'cancelled', paid: 0 })
  })
}

function find(events: ProviderEvent[], type: string): ProviderEvent {
  const event = events.find((one) => one.type === type)
  if (!event) throw new Error(`the provider has no ${type}: ${events.map((one) => one.type)}`)
  return event
}

/** An event that is signed, but says what is not so. */
const canceled = (intent: string) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'payment_intent.canceled',
  data: { object: { id: intent, object: 'payment_intent', status: 'canceled' } },
})

function permutations<T>(all: T[]): T[][] {
  if (all.length <= 1) return [all]
  return all.flatMap((first, at) =>
    permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  )
}
