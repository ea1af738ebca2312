import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { creditorReference } from '../../contract/bank/reference.ts'
import { checkBooks } from '../../server/books/check-books.ts'
import { camt, payToAccount, uploadStatement } from '../bank.fixture.ts'
import { openCreditCompany, ship } from '../credit.fixture.ts'
import { eventually } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { settle } from './prove.ts'
import type { Random } from './random.ts'

type Firm = Awaited<ReturnType<typeof openCreditCompany>>
/** What one kill meets: an invoice for the card, and one and an order for the bank's statement. */
type Due = { byCard: string; byBank: string; order: { id: string; reference: string } }

/**
 * F24: kill -9 while a card payment of an invoice settles, a statement that pays an invoice and an order is uploaded, and
 * an order is placed on account; started again, each is asked again as whoever had no answer does. All of it is there once,
 * and the books agree.
 */
export async function killAccounts(shop: FaultShop, random: Random, kills: number) {
  const [founder, admin] = (await shop.buyers(2)) as [TestUser, TestUser]
  await shop.sql`update users set role = 'admin' where email = ${admin.email}`
  await payToAccount(admin)
  const { sql, database } = shop
  const doors = { publicUrl: shop.url, sql, database, buyer: async () => founder }
  const firm = await openCreditCompany(doors, admin, `Killed ${randomUUID()}`, {
    limit: 90_000_000,
  })
  const dues = await owe(shop, firm, admin, kills)
  const marks: string[] = []
  let unanswered = 0
  for (const due of dues) {
    const mark = randomUUID()
    marks.push(mark)
    const settling = await payInvoice(shop, firm, due.byCard)
    const statement = camt({
      number: mark,
      lines: [due.byBank, due.order.reference].map((text) => ({
        amount: 1_000,
        text,
        ref: `${mark} ${text}`,
        iban: '',
      })),
    })
    const key = { 'idempotency-key': mark }
    const body = { method: 'account', address: '1 Test Street', number: '0123456789', others: mark }
    const lines = [{ partsId: firm.partId, quantity: 10, price: 1_000 }]
    const acts = [
      settling,
      () => uploadStatement({ publicUrl: shop.url }, admin, statement),
      () => firm.founder.call('POST', '/orders', { ...body, lines }, key),
    ]
    const first = acts.map((act) => statusOf(act))
    await pause(random.between(0, 250))
    await shop.end('SIGKILL')
    unanswered += (await Promise.all(first)).filter((status) => status === 0).length
    await shop.start()
    for (const act of acts) await untilTaken(act)
  }
  await settle(shop)
  return { kills, unanswered, ...(await proveOnce(shop, firm, admin, dues, marks)) }
}

/** Orders that left and are invoiced, and orders that await their transfer: 1,000.00 each. */
async function owe(shop: FaultShop, firm: Firm, admin: TestUser, kills: number): Promise<Due[]> {
  const ids: string[] = []
  for (let at = 0; at < 2 * kills; at += 1) {
    ids.push(await firm.ordered(10))
    await ship(admin, ids.at(-1)!)
  }
  const numbers = await eventually(
    () => shop.sql<{ number: string }[]>`
      select document_number('IN', i.number) as number
      from invoice i
      join shipment s on s.id = i.shipment_id
      where s.order_id = any(${ids})
      order by i.number`,
    (rows) => rows.length === ids.length,
  )
  const dues: Due[] = []
  for (let at = 0; at < kills; at += 1) {
    const placed = await firm.order(10, { method: 'transfer' })
    const { insertedId, orderNumber } = (await placed.json()) as Record<string, string>
    const order = { id: insertedId!, reference: creditorReference(orderNumber!) }
    dues.push({ byCard: numbers[2 * at]!.number, byBank: numbers[2 * at + 1]!.number, order })
  }
  return dues
}

/** Pays an invoice by card at the provider; answers what tells the shop so. */
async function payInvoice(shop: FaultShop, firm: Firm, invoice: string) {
  const asked = { for: firm.id, invoices: [invoice] }
  const started = await firm.founder.call('POST', '/account/payments', asked)
  const { paymentId, clientSecret } = (await started.json()) as Record<string, string>
  const transactionId = clientSecret!.split('_secret_')[0]!
  if ((await shop.control.pay(transactionId)) !== 200) throw new Error('F24 the card was refused')
  return () => firm.founder.call('PATCH', `/account/payments/${paymentId}`, { transactionId })
}

/** 0 is no answer. */
async function statusOf(act: () => Promise<Response>): Promise<number> {
  try {
    const answer = await act()
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function untilTaken(act: () => Promise<Response>) {
  let status = 0
  for (let left = 100; left > 0 && status !== 200; left -= 1) {
    status = await statusOf(act)
    if (status !== 200) await pause(100)
  }
  if (status !== 200) throw new Error(`F24 it was never taken: ${status}`)
}

async function proveOnce(
  shop: FaultShop,
  firm: Firm,
  admin: TestUser,
  dues: Due[],
  marks: string[],
) {
  const { sql } = shop
  const [found] = await sql<Record<'orders' | 'lines' | 'paid', number>[]>`
    select (select count(*)::int from orders where note = any(${marks})) as orders,
      (select count(*)::int from bank_line where split_part(bank_ref, ' ', 1) = any(${marks})) as lines,
      (
        select count(*)::int
        from orders
        where id = any(${dues.map(({ order }) => order.id)}) and paid_minor = 100000 and paid_at is not null
      ) as paid`
  const { balance, unallocated, committed } = (await (
    await admin.call('GET', firm.path)
  ).json()) as Record<string, number>
  const kills = dues.length
  const told = { ...found!, balance, unallocated, committed }
  const meant = { orders: kills, lines: 2 * kills, paid: kills }
  const due = { balance: 0, unallocated: 0, committed: 1_000 * kills }
  if (JSON.stringify(told) !== JSON.stringify({ ...meant, ...due }))
    throw new Error(
      `F24 ${JSON.stringify(told)} instead of ${JSON.stringify({ ...meant, ...due })}`,
    )
  const { violations } = await checkBooks(shop.database)
  if (violations.length > 0) throw new Error(`F24 ${JSON.stringify(violations)}`)
  return { ...meant, payments: 2 * kills }
}
