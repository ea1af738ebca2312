import type { DueInvoice } from '../../contract/companies/credit.ts'
import { chargedSums, type InvoiceFacts } from '../../server/orders/invoices/facts.ts'
import { read } from '../companies.fixture.ts'
import type { createRandom } from '../faults/random.ts'
import { act } from '../taxes.fixture.ts'
import { costOf, type Seller } from './seller.fixture.ts'

type Random = ReturnType<typeof createRandom>
const oneOf = <T>(random: Random, all: readonly T[]): T => all[random.between(0, all.length - 1)]!
const minor = (major: unknown) => Math.round(Number(major) * 100)

const ways = ['card', 'card of a company', 'transfer', 'account', 'deposit'] as const

/** What was met on the way of an order, and what it came to, in minor units. */
export type Course = { met: string[]; payable: number; invoiced: number; credited: number }

/**
 * Orders something, pays it in one of the ways, and lets it leave, be cancelled and come back in steps until nothing of it
 * is open; what was invoiced of it less what was credited is then compared with what was to be paid of it by every book
 * that has it. Throws what does not agree.
 */
export async function followOrder(seller: Seller, random: Random): Promise<Course> {
  const { admin, shop, here, abroad, person, parts } = seller
  const way = oneOf(random, ways)
  const firm = way === 'deposit' || (way !== 'card' && random.chance(0.3)) ? abroad : here
  const who = way === 'card' ? person : firm.founder
  const kind = oneOf(random, ['pallet', 'pickup', 'account', 'later'] as const)
  const sent = way === 'card' && kind === 'account' ? 'pallet' : kind
  const met: string[] = [way, sent]
  const did = async (path: string, body: object = {}, by = admin, method = 'POST') => {
    const { http, body: answer } = await act(by, method, path, body)
    if (http !== 200)
      throw new Error(
        `${met.join(', ')}: ${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`,
      )
    return answer
  }

  // ordered
  const large = random.chance(0.2) ? 10 : 1
  const lines = parts
    .filter((_, at) => at === 0 || random.chance(0.6))
    .map((part) => {
      const quantity = 1 + random.between(0, 40 * large - 1)
      return { partsId: part.id, quantity, price: costOf(part, quantity) / 100 }
    })
  const shipTo = oneOf(random, seller.shipTo)
  const method =
    way === 'transfer' ? 'transfer' : way === 'account' || way === 'deposit' ? 'account' : 'card'
  // an account here has a deposit only where it is asked for
  if (way === 'account') await did(firm.path, { deposit: 0 }, admin, 'PATCH')
  if (way === 'deposit')
    await did(firm.path, { deposit: oneOf(random, [10, 33.33, 100]) }, admin, 'PATCH')
  const placed = await did(
    '/orders',
    {
      lines,
      shipTo,
      number: '+493012345678',
      method,
      ...(sent !== 'later' && { shippingMethodId: seller.methods[sent] }),
      ...(sent === 'account' && {
        carrierAccountId: firm === here ? seller.carriers.here : seller.carriers.abroad,
      }),
    },
    who,
  )
  const id = String(placed.insertedId)
  const order = await seller.order(id)
  const payable = minor(order.payable)
  met.push(...order.taxes!.map(({ code, percent }) => `${code} ${percent}`))

  // paid
  if (method === 'card') await seller.pay(who, id)
  else {
    const due = way === 'transfer' ? order.payable : order.deposit?.amount
    if (due) await did(`/order/${id}/transfers`, { amount: due, receivedOn: '2026-01-31' })
    await did(`/order-release/${id}`, {}, admin, 'PATCH')
  }

  // leaves, is cancelled and comes back
  const open = lines.map(({ quantity }) => quantity)
  const left: { invoice: string; pieces: number[] }[] = []
  let cancelled = 0
  const some = () =>
    open.flatMap((quantity, at) => {
      const pieces = random.chance(0.3) ? quantity : random.between(0, quantity)
      return pieces > 0 ? [{ position: at + 1, quantity: pieces }] : []
    })
  while (open.some((quantity) => quantity > 0)) {
    const now = some()
    if (now.length === 0) continue
    for (const { position, quantity } of now) open[position - 1]! -= quantity
    if (random.chance(0.25)) {
      met.push('cancelled')
      const { amount } = await did(`/order/${id}/cancellations`, {
        lines: now,
        reason: 'None left',
      })
      cancelled += minor(amount)
      continue
    }
    const freight =
      sent === 'later' && random.chance(0.5) ? (1 + random.between(0, 9_998)) / 100 : 0
    if (freight) met.push('freight later')
    const { insertedId } = await did(`/order/${id}/shipments`, {
      lines: now,
      freight,
      freightIsMeant: true,
    })
    const [invoice] = await shop.sql<{ number: string }[]>`
      select document_number('IN', number) as number from invoice where shipment_id = ${String(insertedId)}`
    const pieces = lines.map(
      (_, at) => now.find(({ position }) => position === at + 1)?.quantity ?? 0,
    )
    left.push({ invoice: invoice!.number, pieces })
  }
  for (const { invoice, pieces } of left) {
    if (firm === here && method === 'account' && random.chance(0.5)) {
      const owed = await read<DueInvoice[]>(admin.call('GET', `${here.path}/invoices?state=open`))
      const one = owed.find(({ invoiceNumber }) => invoiceNumber === invoice)
      if (one && one.open === one.amount && one.discount) {
        met.push('paid early')
        const amount = (minor(one.open) - minor(one.discount.amount)) / 100
        const receivedOn = new Date().toISOString().slice(0, 10)
        await did(`${here.path}/payments`, { amount, receivedOn, invoices: [invoice] })
      }
    }
    const back = pieces.flatMap((quantity, at) => {
      const few = random.chance(0.3) ? random.between(0, quantity) : 0
      return few > 0 ? [{ position: at + 1, quantity: few, restocked: random.between(0, few) }] : []
    })
    if (back.length > 0) {
      met.push('came back')
      await did(`/invoices/${invoice}/credit-notes`, { lines: back, reason: 'Too many' })
    }
    if (random.chance(0.2)) {
      const { http } = await act(admin, 'POST', `/invoices/${invoice}/credit-notes`, {
        amount: 0.37,
        reason: 'Scratched',
      })
      if (http === 200) met.push('price lowered')
    }
  }
  return { met, ...(await compare(seller, { id, payable, cancelled, method, met })) }
}

type Ended = { id: string; payable: number; cancelled: number; method: string; met: string[] }

/** What every book says of an order of which nothing is open. */
async function compare({ shop }: Seller, { id, payable, cancelled, method, met }: Ended) {
  const papers = await shop.sql<{ facts: InvoiceFacts }[]>`
    select i.facts
    from invoice i
    left join shipment s on s.id = i.shipment_id
    where coalesce(i.order_id, s.order_id) = ${id}`
  const invoices = papers.reduce((sum, { facts }) => sum + chargedSums(facts).grossMinor, 0)
  const [books] = await shop.sql<
    Record<'credited' | 'freight' | 'came' | 'back' | 'owed' | 'committed', number>[]
  >`
    select (select coalesce(sum(amount_minor), 0) from credit_note where order_id = ${id})::float8 as credited,
      (select coalesce(sum(amount_minor), 0) from freight_due where order_id = ${id})::float8 as freight,
      (select coalesce(sum(amount_minor), 0) from payment where order_id = ${id} and status = 'settled')::float8 as came,
      (
        select coalesce(sum(r.amount_minor), 0)
        from refund r join payment p on p.id = r.payment_id
        where p.order_id = ${id}
      )::float8 as back,
      (
        select coalesce(sum(balance_delta), 0)
        from credit_entry
        where order_id = ${id} and kind in ('invoice', 'credit')
      )::float8 as owed,
      (select coalesce(sum(committed_delta), 0) from credit_entry where order_id = ${id})::float8 as committed`
  const { credited, freight, came, back, owed, committed } = books!
  const said = JSON.stringify({ id, met, payable, cancelled, invoices, ...books })
  const [rest, toPay] = method === 'account' ? [committed, owed] : [0, came - back + freight]
  if (rest !== 0) throw new Error(`some of it is still ordered: ${said}`)
  if (invoices - credited !== toPay)
    throw new Error(`invoices less credit notes are not what was to be paid: ${said}`)
  return { payable: toPay, invoiced: invoices, credited }
}
