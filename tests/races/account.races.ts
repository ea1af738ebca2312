import { beforeAll, expect, test } from 'vitest'
import type { BankLine } from '../../contract/bank/bank.ts'
import { creditorReference } from '../../contract/bank/reference.ts'
import { camt, payToAccount, uploadStatement, type Written } from '../bank.fixture.ts'
import { read as json } from '../companies.fixture.ts'
import { openCreditCompany, ship } from '../credit.fixture.ts'
import { inParallel } from '../in-parallel.ts'
import { eventually, startTestPayment } from '../orders.fixture.ts'
import { payByCard } from './card-events.fixture.ts'
import { type Cast, statusesOf } from './cast.fixture.ts'
import { count, goal, numbers, pause, tally } from './run.fixture.ts'

type Firm = Awaited<ReturnType<typeof openCreditCompany>>

/** What companies owe and transfer, over both instances: after each race the books say that nothing is lost or double. */
export function accountRaces(cast: () => Cast) {
  const random = numbers()
  let opened = 0
  const admin = () => cast().admins[0]
  /** A company that buys on account, of which nobody else asks anything. */
  async function open(terms: object = {}): Promise<Firm> {
    const { shops } = cast()
    const buyer = async (name = 'Buyer') => (await shops.buyers(1, name))[0]!
    opened += 1
    const { url: publicUrl, sql, database } = shops
    return await openCreditCompany(
      { publicUrl, sql, database, buyer },
      admin(),
      `Races ${opened}`,
      terms,
    )
  }
  async function owing(firm: Firm, pieces: number) {
    await ship(admin(), await firm.ordered(pieces))
    const [invoice] = await eventually(
      () => firm.invoices('open'),
      (rows) => rows.length > 0,
    )
    return invoice!.invoiceNumber
  }
  async function byTransfer(firm: Firm) {
    const placed = await json<{ insertedId: string; orderNumber: string }>(
      firm.order(10, { method: 'transfer' }),
    )
    return { id: placed.insertedId, reference: creditorReference(placed.orderNumber) }
  }
  const upload = (lines: Written[], number: string) =>
    uploadStatement({ publicUrl: cast().shops.url }, admin(), camt({ lines, number }))
  const linesOf = (words: string) =>
    json<BankLine[]>(admin().call('GET', `/bank-lines?q=${encodeURIComponent(words)}`))
  /** What holds orders of a company now. */
  const heldOf = async ({ id }: Firm) =>
    await cast().shops.sql<{ _id: string }[]>`
      select h.id as _id from order_hold h
      join orders o on o.id = h.order_id
      where o.company_id = ${id} and h.ended_at is null`
  const soon = async <T>(ms: number, act: () => Promise<T>) => {
    await pause(random() * ms)
    return await act()
  }

  beforeAll(async () => {
    cast().shops.listenAnew()
    await payToAccount(admin())
  })

  test('business: 5.3 one statement that both instances are given at once brings and books its lines once', async () => {
    const firm = await open({ limit: 1_000_000 })
    const rounds = count(1, 60)
    for (let round = 0; round < rounds; round += 1) {
      const invoice = await owing(firm, 10)
      const name = `once ${round} ${invoice}`
      const lines = [invoice, 'nothing that is known', 'nothing that is known'].map((text) => ({
        amount: 1_000,
        text: `${text} (${name})`,
        ref: `${name} ${text}`,
        iban: '',
      }))
      const statuses = await statusesOf([
        ...Array.from({ length: 4 }, () => upload(lines, name)),
        cast()
          .shops.enqueue(cast().shops.sql, 'match-bank-lines', {})
          .then(() => new Response()),
      ])
      expect(tally(statuses)).toEqual({ 200: 5 })
      expect((await linesOf(name)).map(({ matched }) => matched).sort()).toEqual([0, 0, 1_000])
      expect(await firm.account()).toMatchObject({ balance: 0, unallocated: 0 })
    }
    await cast().shops.proveBooks()
    goal('5.3', { statements: rounds, uploads: 4 * rounds, doubled: 0 })
  })

  test('business: 5 an invoice that is paid by card and by transfer at once is paid once, the other is credit', async () => {
    const rounds = count(2, 60)
    for (let round = 0; round < rounds; round += 1) {
      // credit that is left of one round would pay the invoice of the next
      const firm = await open()
      const invoice = await owing(firm, 10)
      const started = await json<{ paymentId: string; clientSecret: string; amount: number }>(
        firm.founder.call('POST', '/account/payments', { for: firm.id, invoices: [invoice] }),
      )
      const transactionId = started.clientSecret.split('_secret_')[0]!
      const path = `/account/payments/${started.paymentId}`
      const confirm = () => firm.founder.call('PATCH', path, { transactionId })
      await Promise.all([
        soon(20, () => payByCard(cast().shops, transactionId)).then(confirm),
        soon(40, () => upload([{ amount: 1_000, text: invoice, ref: `both ${invoice}` }], invoice)),
        soon(40, () => upload([{ amount: 1_000, text: invoice, ref: `both ${invoice}` }], invoice)),
      ])
      expect((await confirm()).status).toBe(200)
      expect(await firm.invoices('open')).toEqual([])
      // a line that came after the card waits as a suggestion: it is somebody's, and nobody's invoice
      const [line] = await linesOf(`both ${invoice}`)
      const credit = (await firm.account()).unallocated
      expect([credit, line!.state]).toEqual(
        line!.state === 'matched' ? [1_000, 'matched'] : [0, line!.state],
      )
    }
    await cast().shops.proveBooks()
    goal('5', { 'paid twice at once': rounds, lost: 0 })
  })

  test('business: 5 orders that each fit a limit, and not together, are taken up to it', async () => {
    const rounds = count(3, 40)
    const firm = await open({ limit: 1_000 })
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 2 }, () => firm.order(10)))
      expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 })
      expect(await firm.account()).toMatchObject({ committed: 1_000, available: 0 })
      const taken = answers.find(({ status }) => status === 200)!
      const { insertedId } = (await taken.json()) as { insertedId: string }
      // cancelling twice gives the room back once
      const cancel = () => admin().call('POST', `/order/${insertedId}/cancellations`, {})
      expect(tally(await statusesOf([cancel(), cancel(), cancel()]))).toEqual({ 200: 1, 409: 2 })
      expect(await firm.account()).toMatchObject({ committed: 0, available: 1_000 })
    }
    const crowd = await open({ limit: 10_000 })
    const all = await inParallel(50, 50, async () => (await crowd.order(10)).status)
    expect(tally(all)).toEqual({ 200: 10, 409: 40 })
    expect(await crowd.account()).toMatchObject({ committed: 10_000, available: 0 })
    const held = await open({ limit: 10_000, overLimit: 'hold' })
    const each = await inParallel(50, 50, async () => (await held.order(10)).status)
    expect(tally(each)).toEqual({ 200: 50 })
    expect(await held.account()).toMatchObject({ committed: 10_000, available: 0 })
    const waiting = await heldOf(held)
    expect(waiting).toHaveLength(40)
    // of many who end one hold at once one does, and it counts once
    const [{ _id = '' } = {}] = waiting
    const endings = [1, 2, 3].map(() =>
      admin().call('POST', `/order-holds/${_id}/end`, { note: 'Fine' }),
    )
    expect(tally(await statusesOf(endings))).toEqual({ 200: 1, 409: 2 })
    expect(await held.account()).toMatchObject({ committed: 11_000, available: -1_000 })
    await cast().shops.proveBooks()
    goal('5', { 'pairs of orders': rounds, 'above a limit': 0 })
  })

  test('business: 5 a line that is matched and undone at once is booked as often as it is not taken back', async () => {
    const firm = await open({ limit: 1_000_000 })
    const invoice = await owing(firm, 10)
    await upload([{ amount: 1_000, text: 'To and fro', ref: 'to and fro', iban: '' }], 'fro')
    const [line] = await linesOf('to and fro')
    const match = () =>
      admin().call('POST', `/bank-lines/${line!._id}/matches`, {
        companyId: firm.id,
        amount: 1_000,
        invoices: [invoice],
      })
    const undo = () => admin().call('DELETE', `/bank-lines/${line!._id}/matches`)
    const rounds = count(8, 200)
    const told: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const acts = [match, undo, match, undo].map((act) => soon(15, act))
      told.push(...(await statusesOf(acts)))
      const [now] = await linesOf('to and fro')
      const { balance, unallocated } = await firm.account()
      expect([now!.matched, balance, unallocated]).toEqual(
        now!.state === 'matched' ? [1_000, 0, 0] : [0, 1_000, 0],
      )
    }
    expect(Object.keys(tally(told)).sort()).toEqual(['200', '409'])
    await cast().shops.proveBooks()
    goal('5', { 'matched and undone': rounds, answers: tally(told) })
  })

  test('business: 5.9 of a card, a transfer and the end of its hold that come at once an order has one, and no money is lost', async () => {
    const { shops } = cast()
    const firm = await open({ limit: 1_000_000 })
    const rounds = count(6, 120)
    const ends = await inParallel(rounds, 3, async (round) => {
      const order = await byTransfer(firm)
      const intent = await startTestPayment(firm.founder, order.id)
      const acts: (() => Promise<unknown>)[] = [
        () => payByCard(shops, intent),
        () =>
          upload([{ amount: 1_000, text: order.reference, ref: order.reference }], order.reference),
      ]
      if (round % 3 === 0) acts.push(() => end(order.id))
      if (round % 3 === 1) acts.push(() => firm.founder.call('DELETE', `/order/${order.id}`))
      await Promise.all(acts.map((act) => soon(60, act)))
      return order
    })
    await shops.proveBooks()
    const states = await shops.sql<{ status: string }[]>`
      select status from orders where id = any(${ends.map(({ id }) => id)})`
    expect(states).toHaveLength(rounds)
    for (const { status } of states) expect(['paid', 'pending', 'cancelled']).toContain(status)
    goal('5.9', { orders: rounds, ended: tally(states.map(({ status }) => status)) })
  })

  async function end(id: string) {
    const { shops } = cast()
    await shops.sql`update orders set hold_expires_at = now() where id = ${id} and status = 'unpaid'`
    await shops.enqueue(shops.sql, 'expire-holds', {})
  }
}
