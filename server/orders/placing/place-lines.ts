import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { depositOf } from '../../../contract/companies/deposit.ts'
import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import { referencesOf } from '../../../contract/orders/references.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { holdStock, lockForOrder, type PartRow } from '../../catalogue/index.ts'
import { bookedTo, holdMembership } from '../../companies/index.ts'
import { checkCredit, commit, lockCredit, tellNear } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { offersOf, readFreight } from '../../freight/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderRulesOf, settleNumbers } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { addEvent } from '../history/add-event.ts'
import { holdByShop } from '../holds/hold-order.ts'
import { isCounted } from '../holds/require-no-hold.ts'
import type { LineRow } from '../lines/store.ts'
import { valuesOf } from '../order-mail-values.ts'
import { countOpenOrders, findPurchaseOrder, lockPurchaseOrder, type OrderRow } from '../store.ts'
import { readTaxes, requireDecided, taxedPart, taxedPlace, taxesOf } from '../tax/decide-taxes.ts'
import { insertTaxes } from '../tax/store.ts'
import { requireTransfers } from '../transfer/require-transfers.ts'
import { transferAbout } from '../transfer/transfer-about.ts'
import { whoseOf } from '../whose.ts'
import { linesAsPlaced, orderAsPlaced } from './as-placed.ts'
import { checkLeast } from './check-least.ts'
import {
  checkCharge,
  checkLines,
  type Left,
  type LineProblem,
  refusedAt,
  totalOf,
} from './check-lines.ts'
import { checkDays, checkShown, withoutPurchaseOrder } from './check-wish.ts'
import { chooseShipping } from './choose-shipping.ts'
import { findDelivery } from './find-delivery.ts'
import { asksDeposit, budgetFor, checkDeposit } from './hold-for-deposit.ts'
import { checkCeilings } from './key-ceilings.ts'
import { mergeLines } from './merge-lines.ts'
import { insertOrder, type NewLineRow } from './store.ts'

export type Placing = Omit<Input<Calls['placeOrderOfLines']>, 'shortage' | 'fromBasket' | 'for'> & {
  reduce: boolean
}

/** What is thrown when lines cannot be ordered as they are; the caller says it in its call's words. */
export class LinesRefused extends Error {
  readonly problems: LineProblem[]
  constructor(problems: LineProblem[]) {
    super('lines cannot be ordered as they are')
    this.problems = problems
  }
}

/**
 * The one way an order comes to be. In the caller's transaction: locks the parts in one fixed order, checks every line by
 * what stands there, takes the stock, and writes order, lines, movements, event and mail. All lines, or none; with
 * `reduce` what there is of them. Who orders, what it is called and what it costs come from us; the prices that the caller sends only
 * have to be the same. Nobody orders, and is mailed, in the name of an address that is not theirs. Throws LinesRefused.
 */
export async function placeLines(
  shop: Shop,
  sql: Sql,
  caller: User,
  { lines: wantedLines, reduce, ...wish }: Placing,
): Promise<{ order: OrderRow; lines: LineRow[]; left: Left[] }> {
  if (!caller.isConfirmed) throw new Refusal('email_not_confirmed', { email: caller.email })
  await settleNumbers(shop, sql)
  const { company } = caller
  const { currency } = shop.config
  checkDays(wish)
  if (company?.poRequired && wish.purchaseOrder === '') throw withoutPurchaseOrder(company)
  const delivery = await findDelivery(sql, caller, wish)
  if (company) await holdMembership(sql, company)
  const costCentre = await bookedTo(sql, company, wish.costCentreId)
  if (company && wish.samePurchaseOrder === 'refuse')
    await lockPurchaseOrder(sql, company._id, wish.purchaseOrder)
  const id = newId()
  const wanted = mergeLines(wantedLines)
  // what does not depend on an answer is sent in one go: the database takes it in this order
  const ids = wanted.map(({ partsId }) => partsId)
  const isOnAccount = wish.method === 'account'
  const rules = orderRulesOf(shop)
  const isByTransfer = wish.method === 'transfer'
  if (isByTransfer) await requireTransfers(shop, sql, company)
  const counting = countOpenOrders(sql, caller.id)
  const finding =
    wish.samePurchaseOrder === 'refuse' &&
    findPurchaseOrder(sql, whoseOf(caller, true), wish.purchaseOrder)
  const locking = isOnAccount ? lockCredit(sql, company, currency) : null
  const [openOrders, before, credit, budget, parts, known, freight] = await Promise.all([
    counting,
    finding,
    locking,
    budgetFor(shop, sql, caller, ids, { isByTransfer, locking }),
    lockForOrder(sql, ids),
    readTaxes(shop, sql, delivery.shipTo, company?._id ?? null),
    readFreight(sql, delivery.shipTo, company?._id ?? null),
  ])
  const isHeld = !isOnAccount || asksDeposit(credit)
  if (isHeld && openOrders >= shop.config.openOrders) throw tooManyOpen(openOrders)
  if (before)
    throw new Refusal('purchase_order_used', {
      order: orderNumber(before),
      purchaseOrder: wish.purchaseOrder,
    })
  const { lines, left, problems } = checkLines(wanted, parts, currency, reduce, budget)
  if (problems.length > 0) throw new LinesRefused(problems)
  if (lines.length === 0) throw new LinesRefused(noneLeft(wanted))
  const totalMinor = totalOf(lines)
  checkLeast(shop, totalMinor)
  const offers = offersOf(freight, {
    goodsMinor: totalMinor,
    currency,
    lines: lines.map(({ partId, name, quantity }) => ({
      name,
      quantity,
      grams: parts.get(partId)!.weightGrams,
    })),
  })
  const { shipping, shippingMinor } = chooseShipping(offers, freight.zone, wish)
  const decided = taxesOf(
    known,
    taxedPlace(known, delivery.shipTo, shipping.kind),
    taxedLines(lines, parts),
    shippingMinor,
  )
  const { taxes, taxMinor, places, taxId, sellerTaxId } = decided
  const payableMinor = totalMinor + shippingMinor + taxMinor
  const depositMinor = depositOf(payableMinor, credit?.account.depositBp ?? 0)
  if (wish.method === 'card') checkCharge(lines, shippingMinor + taxMinor, parts, currency)
  const waits = credit && company ? checkCredit(credit, company, payableMinor - depositMinor) : []
  await checkDeposit(shop, sql, depositMinor)
  budget.checkTotal(payableMinor)
  await checkCeilings(sql, payableMinor, currency)
  checkShown(wish.shownPayable, payableMinor, currency)
  const isConfirmed = isOnAccount && depositMinor === 0
  // nobody asks for money whose amount is open
  if (!isConfirmed) requireDecided(decided, known)
  // what waits for a deposit is looked at when that comes
  const holds: HoldReason[] = isConfirmed
    ? [...waits, ...(decided.areOpen ? (['tax_id'] as const) : [])]
    : []
  const counts = isConfirmed && isCounted({ holds, depositMinor })
  if (isConfirmed && !counts) {
    // it holds stock though nobody owes anything for it yet, as one by transfer does
    if (openOrders >= shop.config.openOrders) throw tooManyOpen(openOrders)
    const bounds = await budgetFor(shop, sql, caller, ids, { isByTransfer: true, locking: null })
    const over = checkLines(wanted, parts, currency, false, bounds).problems
    if (over.length > 0) throw new LinesRefused(over)
    bounds.checkTotal(payableMinor)
  }
  const written = {
    companyId: company?._id ?? null,
    companyName: company?.name ?? null,
    costCentre,
    id,
    buyerId: caller.id,
    email: caller.email,
    name: caller.name,
    ...delivery,
    note: wish.others,
    totalMinor,
    shipping,
    shippingMinor,
    taxMinor,
    taxes,
    taxId,
    sellerTaxId,
    currency,
    lines: lines.map((line, at) => ({ ...line, taxPosition: places[at] ?? null })),
    holdMinutes: budget.minutes,
    method: wish.method,
    creditDays: credit?.account.days ?? null,
    depositMinor,
    ...referencesOf(wish),
  }
  const status = isConfirmed ? 'confirmed' : 'unpaid'
  const [, given] = await Promise.all([
    holdStock(sql, id, lines),
    insertOrder(sql, written),
    insertTaxes(sql, id, taxes),
    addEvent(
      sql,
      id,
      'placed',
      { by: 'buyer', actorId: caller.id },
      { action: 'order-placed', detail: { after: { status, amountMinor: payableMinor } } },
    ),
    holdByShop(sql, id, holds),
    counts &&
      company &&
      commit(sql, {
        companyId: company._id,
        orderId: id,
        amountMinor: payableMinor,
        actorId: caller.id,
      }),
  ])
  const order = orderAsPlaced(written, given, holds)
  const rows = linesAsPlaced(id, written.lines)
  await queueMail(shop, sql, {
    event: `order-placed:${id}`,
    kind: 'order-placed',
    to: caller.email,
    orderId: id,
    values: valuesOf(shop, order, rows, taxes, await transferAbout(shop, sql, order)),
  })
  if (counts && company) await tellNear(shop, sql, company._id)
  if (isConfirmed && holds.length === 0 && rules.release === 'auto')
    await shop.enqueue(sql, 'release-order', { id })
  return { order, lines: rows, left }
}

const tooManyOpen = (count: number) => new Refusal('too_many_open_orders', { count })

/** Lines as the law of taxes asks for them. */
const taxedLines = (lines: NewLineRow[], parts: Map<string, PartRow>) =>
  lines.map(({ partId, quantity, unitPriceMinor }) => ({
    ...taxedPart(parts.get(partId)!),
    netMinor: quantity * unitPriceMinor,
  }))

/** Of no line is there anything: that is no order, whatever the caller would take. */
const noneLeft = (wanted: { at: number }[]): LineProblem[] =>
  wanted.map(({ at }) => refusedAt(at, 'quantity', new Refusal('nothing_there')))
