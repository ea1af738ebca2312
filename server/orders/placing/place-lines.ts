import { referencesOf } from '../../../contract/orders/references.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { holdStock } from '../../catalogue/index.ts'
import { commit, tellNear } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderRulesOf, settleNumbers } from '../../shop-record/index.ts'
import { addEvent } from '../history/add-event.ts'
import { holdByShop } from '../holds/hold-order.ts'
import type { LineRow } from '../lines/store.ts'
import { valuesOf } from '../order-mail-values.ts'
import type { OrderRow } from '../store.ts'
import { insertTaxes } from '../tax/store.ts'
import { transferAbout } from '../transfer/transfer-about.ts'
import { linesAsPlaced, orderAsPlaced } from './as-placed.ts'
import type { Left } from './check-lines.ts'
import { checkDays, type OrderWish, type Placing } from './check-wish.ts'
import { type Ground, lockGround } from './lock-ground.ts'
import { mergeLines } from './merge-lines.ts'
import { type Reckoned, reckon } from './reckon.ts'
import { insertOrder, type NewOrderRow } from './store.ts'

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
  checkDays(wish)
  const wanted = mergeLines(wantedLines)
  const ids = wanted.map(({ partsId }) => partsId)
  const ground = await lockGround(shop, sql, caller, wish, ids)
  const reckoned = await reckon(shop, sql, caller, ground, { lines: wanted, reduce, wish })
  const written = rowOf(shop, caller, wish, ground, reckoned)
  const { order, lines } = await write(shop, sql, caller, written, reckoned)
  const { holds, counts, isConfirmed } = reckoned
  if (counts && caller.company) await tellNear(shop, sql, caller.company._id)
  if (isConfirmed && holds.length === 0 && orderRulesOf(shop).release === 'auto')
    await shop.enqueue(sql, 'release-order', { id: order.id })
  return { order, lines, left: reckoned.left }
}

/** The row of a new order, with its lines. */
function rowOf(
  shop: Shop,
  { id: buyerId, email, name, company }: User,
  wish: OrderWish,
  { delivery, costCentre, credit, budget }: Ground,
  { lines, decided, ...reckoned }: Reckoned,
): NewOrderRow {
  const { taxes, taxMinor, places, taxId, sellerTaxId } = decided
  return {
    companyId: company?._id ?? null,
    companyName: company?.name ?? null,
    costCentre,
    id: newId(),
    buyerId,
    email,
    name,
    ...delivery,
    note: wish.others,
    totalMinor: reckoned.totalMinor,
    shipping: reckoned.shipping,
    shippingMinor: reckoned.shippingMinor,
    taxMinor,
    taxes,
    taxId,
    sellerTaxId,
    currency: shop.config.currency,
    lines: lines.map((line, at) => ({ ...line, taxPosition: places[at] ?? null })),
    holdMinutes: budget.minutes,
    method: wish.method,
    creditDays: credit?.account.days ?? null,
    depositMinor: reckoned.depositMinor,
    ...referencesOf(wish),
  }
}

/** Takes the stock, writes the order with what goes with it, and mails its buyer. */
async function write(
  shop: Shop,
  sql: Sql,
  { id: actorId, email, company }: User,
  written: NewOrderRow,
  { lines, decided, holds, counts, payableMinor, isConfirmed }: Reckoned,
): Promise<{ order: OrderRow; lines: LineRow[] }> {
  const { id } = written
  const after = { status: isConfirmed ? 'confirmed' : 'unpaid', amountMinor: payableMinor }
  const [, given] = await Promise.all([
    holdStock(sql, id, lines),
    insertOrder(sql, written),
    insertTaxes(sql, id, decided.taxes),
    addEvent(
      sql,
      id,
      'placed',
      { by: 'buyer', actorId },
      { action: 'order-placed', detail: { after } },
    ),
    holdByShop(sql, id, holds),
    counts &&
      company &&
      commit(sql, { companyId: company._id, orderId: id, amountMinor: payableMinor, actorId }),
  ])
  const order = orderAsPlaced(written, given, holds)
  const rows = linesAsPlaced(id, written.lines)
  await queueMail(shop, sql, {
    event: `order-placed:${id}`,
    kind: 'order-placed',
    to: email,
    orderId: id,
    values: valuesOf(shop, order, rows, decided.taxes, await transferAbout(shop, sql, order)),
  })
  return { order, lines: rows }
}
