import { addressText } from '../contract/addresses/compose.ts'
import { type CompanyRole, rightsOf } from '../contract/companies/rights.ts'
import { givenReferences, noReferences } from '../contract/orders/references.ts'
import { toMinor } from '../contract/pricing/money.ts'
import { leastOf, priceOf } from '../contract/pricing/price.ts'
import { holdStock, lockForOrder } from '../server/catalogue/index.ts'
import { insertEntry } from '../server/credit/entries-store.ts'
import { bookInvoice, commit } from '../server/credit/index.ts'
import { allocate } from '../server/credit/open-store.ts'
import { insertAccount } from '../server/credit/store.ts'
import type { Sql } from '../server/database/database.ts'
import { newId } from '../server/database/new-id.ts'
import { lockOrder } from '../server/orders/find-order.ts'
import {
  howInvoiced,
  invoiceFacts,
  sellerFacts,
} from '../server/orders/invoices/facts-of-shipment.ts'
import { insertInvoice } from '../server/orders/invoices/store.ts'
import { markDone } from '../server/orders/lines/open-lines.ts'
import { selectLines } from '../server/orders/lines/store.ts'
import { insertOrder, untaxed } from '../server/orders/placing/store.ts'
import type { Shop, User } from '../server/shop.ts'
import { readRecord } from '../server/shop-record/index.ts'
import { invoiceNumber, orderNumber } from '../server/words/numbers.ts'
import { carrier, leavePast, noteMails } from './past-orders-store.ts'
import { seedTransfer } from './seed-transfer.ts'

const days = 30
/** Where the demo's company has its goods sent. */
const phone = '+493000000000'
const shipTo = {
  country: 'DE',
  name: 'Example Works GmbH',
  attention: '',
  line1: 'Beispielweg 1',
  line2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10115',
  phone,
  instructions: '',
}
const place = { address: addressText(shipTo), shipTo, phone }

/** What the demo's company had on account: so many days ago, under which number, so many times the least of a part. */
const bought = [
  { daysAgo: 68, purchaseOrder: '4500-118', times: 2, isPaid: true },
  { daysAgo: 34, purchaseOrder: '4500-124', times: 1, isPaid: false },
  { daysAgo: 6, purchaseOrder: '4500-131', times: 3, isPaid: false },
]

/** Lets the demo's company buy on account: it has an invoice that is paid, one that is overdue and one that is not due; and an order that waits for its transfer. */
export async function seedInvoices(shop: Shop) {
  await shop.database.transaction(async (sql) => {
    const buyer = await findDemoBuyer(sql)
    if (!buyer?.company) return
    const { _id: companyId } = buyer.company
    const { currency } = shop.config
    const limitMinor = toMinor(500_000, currency)
    const usual = {
      days,
      discountBp: 0,
      discountDays: 0,
      depositBp: 0,
      overLimit: 'refuse',
      state: 'open',
      note: '',
    } as const
    const terms = { limitMinor, whenOverdue: 'warn', ...usual } as const
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
    const last = parts.at(bought.length)
    if (last) await seedTransfer(shop, sql, buyer, { partId: last.id, shipTo, phone })
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
    id,
    email,
    name,
    isAdmin: false,
    sessionId: '',
    hasFactor: false,
    isConfirmed: true,
    company: {
      _id,
      memberId,
      name: company,
      state: 'approved',
      roles,
      rights: rightsOf(roles),
      poRequired: false,
      costCentreId: null,
      credit: { state: 'open', days, deposit: 0, overLimit: 'refuse', overdue: null },
    },
  }
}

/** Orders a part on account and ships it, so many days ago. */
async function buy(
  shop: Shop,
  sql: Sql,
  buyer: User,
  partId: string,
  { daysAgo, purchaseOrder, times, isPaid }: (typeof bought)[number],
) {
  const { currency } = shop.config
  const { _id: companyId, name: companyName } = buyer.company!
  const part = (await lockForOrder(sql, [partId])).get(partId)!
  const { quantity, totalMinor: amountMinor, unitMinor } = priceOf(part, leastOf(part) * times)
  const [orderId, shipmentId] = [newId(), newId()]
  const line = {
    partId,
    mpn: part.mpn,
    name: part.name,
    quantity,
    unitPriceMinor: unitMinor,
    listPriceMinor: part.priceMinor,
    breakFrom: null,
    ownNumber: '',
    note: '',
    taxPosition: null,
  }
  await holdStock(sql, orderId, [line])
  await insertOrder(sql, {
    id: orderId,
    buyerId: buyer.id,
    email: buyer.email,
    name: buyer.name,
    companyId,
    companyName,
    costCentre: '',
    billTo: null,
    note: '',
    ...place,
    totalMinor: amountMinor,
    ...untaxed,
    currency,
    holdMinutes: 0,
    method: 'account',
    creditDays: days,
    depositMinor: 0,
    ...givenReferences(noReferences),
    purchaseOrder,
    lines: [line],
  })
  await commit(sql, { companyId, orderId, amountMinor, actorId: buyer.id })
  const some = [{ position: 1, quantity }]
  await markDone(sql, orderId, 'shipped', some)
  const { issuedOn, dueOn } = await leavePast(sql, { orderId, shipmentId, quantity, daysAgo, days })
  const order = await lockOrder(sql, orderId)
  const record = await readRecord(shop, sql)
  const facts = invoiceFacts(
    order,
    orderNumber(order),
    await selectLines(sql, orderId),
    { carrier, parcels: [], some },
    {
      seller: sellerFacts(order, record, record.seller),
      place: record.place,
      buyer: (await howInvoiced(sql, order)).buyer,
      dueOn,
    },
  )
  const number = await insertInvoice(sql, shipmentId, facts, daysAgo)
  await bookInvoice(sql, {
    companyId,
    orderId,
    amountMinor,
    orderedMinor: amountMinor,
    invoiceNumber: number,
    dueOn,
    issuedOn,
    discount: null,
  })
  if (isPaid) await pay(sql, companyId, amountMinor, number, dueOn)
  await noteMails(sql, order)
}

/** Money that came on the day when it was due. */
async function pay(sql: Sql, companyId: string, amountMinor: number, number: number, day: string) {
  const entryId = newId()
  await insertEntry(sql, {
    id: entryId,
    companyId,
    kind: 'payment',
    day,
    reference: invoiceNumber(number),
    balanceDelta: -amountMinor,
    committedDelta: 0,
  })
  await allocate(sql, { companyId, entryId, side: 'credit', amountMinor })
}
