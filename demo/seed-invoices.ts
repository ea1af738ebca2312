import { type CompanyRole, rightsOf } from '../contract/companies/rights.ts'
import { givenReferences, noReferences } from '../contract/orders/references.ts'
import { toMajor, toMinor } from '../contract/pricing/money.ts'
import { leastOf, priceOf } from '../contract/pricing/price.ts'
import { lockForOrder } from '../server/catalogue/index.ts'
import { insertEntry } from '../server/credit/entries-store.ts'
import { bookInvoice } from '../server/credit/index.ts'
import { allocate } from '../server/credit/open-store.ts'
import { insertAccount } from '../server/credit/store.ts'
import type { Sql } from '../server/database/database.ts'
import { newId } from '../server/database/new-id.ts'
import { lockOrder } from '../server/orders/find-order.ts'
import { chooseOpen, markDone } from '../server/orders/lines/open-lines.ts'
import { moveOrder } from '../server/orders/move-order.ts'
import { orderMailValues } from '../server/orders/order-mail-values.ts'
import { placeLines } from '../server/orders/placing/place-lines.ts'
import { queueOrderMail } from '../server/orders/queue-order-mail.ts'
import { invoiceFacts } from '../server/orders/shipping/invoice-facts.ts'
import { insertInvoice, insertShipment } from '../server/orders/shipping/store.ts'
import type { Shop, User } from '../server/shop.ts'
import { readRecord } from '../server/shop-record/index.ts'
import { orderNumber } from '../server/words/numbers.ts'

const days = 30

/** What the demo's company had on account: so many days ago, under which number, so many times the least of a part. */
const bought = [
  { daysAgo: 68, purchaseOrder: '4500-118', times: 2, isPaid: true },
  { daysAgo: 34, purchaseOrder: '4500-124', times: 1, isPaid: false },
  { daysAgo: 6, purchaseOrder: '4500-131', times: 3, isPaid: false },
]

/** Lets the demo's company buy on account: it has an invoice that is paid, one that is overdue and one that is not due. */
export async function seedInvoices(shop: Shop) {
  await shop.database.transaction(async (sql) => {
    const buyer = await findDemoBuyer(sql)
    if (!buyer?.company) return
    const { _id: companyId } = buyer.company
    const { currency } = shop.config
    const limitMinor = toMinor(500_000, currency)
    const terms = { limitMinor, days, whenOverdue: 'warn', state: 'open', note: '' } as const
    if (!(await insertAccount(sql, { ...terms, companyId, currency }))) return
    const parts = await sql<{ id: string }[]>`
      select distinct on (category) id
      from part
      where deleted_at is null and quantity >= 20 * min_quantity
      order by category, price_minor`
    for (const [at, one] of bought.entries()) {
      const part = parts[at]
      if (part) await buy(shop, sql, buyer, part.id, one)
    }
  })
}

/** Who leads the buying of the demo's company, as they act for it. */
async function findDemoBuyer(sql: Sql): Promise<User | null> {
  const [row] = await sql<
    {
      id: string
      email: string
      name: string
      _id: string
      memberId: string
      company: string
      roles: CompanyRole[]
    }[]
  >`
    select u.id, u.email, u.name, c.id as "_id", m.id as "memberId", c.legal_name as company, m.roles
    from company c
    join company_member m on m.company_id = c.id and m.user_id = c.applied_by and m.ended_at is null
    join users u on u.id = m.user_id
    where c.state = 'approved'
    order by c.number
    limit 1`
  if (!row) return null
  const { id, email, name, _id, memberId, company, roles } = row
  return {
    ...{ id, email, name, isAdmin: false, sessionId: '', hasFactor: false, isConfirmed: true },
    company: {
      ...{ _id, memberId, name: company, state: 'approved', roles, rights: rightsOf(roles) },
      ...{ poRequired: false, costCentreId: null, credit: { state: 'open', days, overdue: null } },
    },
  }
}

/** Orders a part on account, ships it, and puts all of it so many days back. */
async function buy(
  shop: Shop,
  sql: Sql,
  buyer: User,
  partsId: string,
  { daysAgo, purchaseOrder, times, isPaid }: (typeof bought)[number],
) {
  const { currency } = shop.config
  const part = (await lockForOrder(sql, [partsId])).get(partsId)!
  const { quantity, totalMinor } = priceOf(part, leastOf(part) * times)
  const line = { partsId, quantity, price: toMajor(totalMinor, currency), ownNumber: '', note: '' }
  const placed = await placeLines(shop, sql, buyer, {
    ...{ lines: [line], address: 'Beispielweg 1\n10115 Berlin', number: '+493000000000' },
    ...{ others: '', ...givenReferences(noReferences), purchaseOrder, samePurchaseOrder: 'allow' },
    ...{ method: 'account', reduce: false },
  })
  const orderId = placed.order.id
  const by = { by: 'shop', actorId: null } as const
  await moveOrder(sql, await lockOrder(sql, orderId), 'release', by)
  const { some, lines } = await chooseOpen(sql, orderId)
  const shipmentId = newId()
  const parcel = { carrier: 'UPS', trackingNumber: '' }
  await markDone(sql, orderId, 'shipped', some)
  await insertShipment(sql, { id: shipmentId, orderId, ...parcel, actorId: buyer.id, some })
  await moveOrder(sql, await lockOrder(sql, orderId), 'ship', by)
  const [day] = await sql<{ issuedOn: string; dueOn: string }[]>`
    select (shop_day() - ${daysAgo}::int)::text as "issuedOn",
      (shop_day() - ${daysAgo}::int + ${days}::int)::text as "dueOn"`
  const { issuedOn, dueOn } = day!
  const { seller, place } = await readRecord(shop, sql)
  const order = await lockOrder(sql, orderId)
  const facts = invoiceFacts(
    order,
    orderNumber(order),
    lines,
    { ...parcel, some },
    {
      ...{ seller, timeZone: place.timeZone, dueOn },
    },
  )
  const invoiceNumber = await insertInvoice(sql, shipmentId, facts)
  const companyId = buyer.company!._id
  const owed = { companyId, orderId, amountMinor: totalMinor, invoiceNumber, dueOn, issuedOn }
  await bookInvoice(sql, owed)
  await queueOrderMail(shop, sql, order, {
    ...{ event: `order-shipped:${orderId}`, kind: 'order-shipped' },
    values: await orderMailValues(shop.config, sql, order, { ...parcel, shipmentId, some, dueOn }),
  })
  if (isPaid) await pay(sql, companyId, totalMinor, invoiceNumber, dueOn)
  await putBack(sql, orderId, daysAgo)
}

/** Money that came on the day when it was due. */
async function pay(sql: Sql, companyId: string, amountMinor: number, invoice: number, day: string) {
  const entryId = newId()
  await insertEntry(sql, {
    ...{ id: entryId, companyId, kind: 'payment', day, reference: `IN-${invoice}` },
    ...{ balanceDelta: -amountMinor, committedDelta: 0 },
  })
  await allocate(sql, { companyId, entryId, side: 'credit', amountMinor })
}

/** What happened to an order happened so many days earlier. */
async function putBack(sql: Sql, orderId: string, daysAgo: number) {
  const by = sql`make_interval(days => ${daysAgo})`
  await sql`
    update orders
    set created_at = created_at - ${by}, released_at = released_at - ${by}, shipped_at = shipped_at - ${by}
    where id = ${orderId}`
  // nobody is told today of what was then
  await sql`update mail set sent_at = now() where order_id = ${orderId}`
  await sql`update order_event set at = at - ${by} where order_id = ${orderId}`
  await sql`update shipment set at = at - ${by} where order_id = ${orderId}`
  await sql`
    update invoice
    set at = at - ${by}
    where shipment_id in (select id from shipment where order_id = ${orderId})`
}
