import { depositOf } from '../../../contract/companies/deposit.ts'
import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { PartRow } from '../../catalogue/index.ts'
import { checkCredit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { offersOf } from '../../freight/index.ts'
import type { Shop, User } from '../../shop.ts'
import { isCounted } from '../holds/require-no-hold.ts'
import { requireDecided, taxedPart, taxedPlace, taxesOf } from '../tax/decide-taxes.ts'
import { checkLeast } from './check-least.ts'
import {
  checkCharge,
  checkLines,
  type LineProblem,
  LinesRefused,
  refusedAt,
  totalOf,
} from './check-lines.ts'
import { checkShown, type OrderWish } from './check-wish.ts'
import { chooseShipping } from './choose-shipping.ts'
import { budgetFor, checkDeposit } from './hold-for-deposit.ts'
import { checkCeilings } from './key-ceilings.ts'
import { type Ground, requireFewOpen } from './lock-ground.ts'
import type { Wanted } from './merge-lines.ts'
import type { NewLineRow } from './store.ts'

/** What an order comes to. */
export type Reckoned = Awaited<ReturnType<typeof reckon>>
type Given = { lines: Wanted[]; reduce: boolean; wish: OrderWish }

/**
 * What an order comes to on its ground, and how it begins: its lines by what stands there, freight, taxes, deposit, holds.
 * All lines, or none; with `reduce` what there is of them. Throws LinesRefused, and refuses what cannot be paid so.
 */
export async function reckon(
  shop: Shop,
  sql: Sql,
  caller: User,
  ground: Ground,
  { lines: wanted, reduce, wish }: Given,
) {
  const { company } = caller
  const { currency } = shop.config
  const { credit, budget, parts, taxes: known } = ground
  const { lines, left, problems } = checkLines(wanted, parts, currency, reduce, budget)
  if (problems.length > 0) throw new LinesRefused(problems)
  if (lines.length === 0) throw new LinesRefused(noneLeft(wanted))
  const totalMinor = totalOf(lines)
  checkLeast(shop, totalMinor)
  const { shipping, shippingMinor } = shippingOf(shop, ground, lines, totalMinor, wish)
  const place = taxedPlace(known, ground.delivery.shipTo, shipping.kind)
  const decided = taxesOf(known, place, taxedLines(lines, parts), shippingMinor)
  const { taxMinor } = decided
  const payableMinor = totalMinor + shippingMinor + taxMinor
  const depositMinor = depositOf(payableMinor, credit?.account.depositBp ?? 0)
  if (wish.method === 'card') checkCharge(lines, shippingMinor + taxMinor, parts, currency)
  const waits = credit && company ? checkCredit(credit, company, payableMinor - depositMinor) : []
  await checkDeposit(shop, sql, depositMinor)
  budget.checkTotal(payableMinor)
  await checkCeilings(sql, payableMinor, currency)
  checkShown(wish.shownPayable, payableMinor, currency)
  const isConfirmed = credit !== null && depositMinor === 0
  // nobody asks for money whose amount is open
  if (!isConfirmed) requireDecided(decided, known)
  // what waits for a deposit is looked at when that comes
  const holds: HoldReason[] = isConfirmed
    ? [...waits, ...(decided.areOpen ? (['tax_id'] as const) : [])]
    : []
  const counts = isConfirmed && isCounted({ holds, depositMinor })
  if (isConfirmed && !counts) await requireRoom(shop, sql, caller, ground, wanted, payableMinor)
  return {
    lines,
    left,
    totalMinor,
    shipping,
    shippingMinor,
    decided,
    payableMinor,
    depositMinor,
    isConfirmed,
    holds,
    /** Whether it counts on the company's account from the beginning. */
    counts,
  }
}

function shippingOf(
  shop: Shop,
  { freight, parts }: Ground,
  lines: NewLineRow[],
  goodsMinor: number,
  wish: OrderWish,
) {
  const offers = offersOf(freight, {
    goodsMinor,
    currency: shop.config.currency,
    lines: lines.map(({ partId, name, quantity }) => ({
      name,
      quantity,
      grams: parts.get(partId)!.weightGrams,
    })),
  })
  return chooseShipping(offers, freight.zone, wish)
}

/** What waits for the seller holds stock though nobody owes anything for it yet: it is bounded as an order by transfer is. */
async function requireRoom(
  shop: Shop,
  sql: Sql,
  caller: User,
  { openOrders, parts }: Ground,
  wanted: Wanted[],
  payableMinor: number,
) {
  requireFewOpen(shop, openOrders)
  const ids = wanted.map(({ partsId }) => partsId)
  const bounds = await budgetFor(shop, sql, caller, ids, { isByTransfer: true, locking: null })
  const { problems } = checkLines(wanted, parts, shop.config.currency, false, bounds)
  if (problems.length > 0) throw new LinesRefused(problems)
  bounds.checkTotal(payableMinor)
}

/** Lines as the law of taxes asks for them. */
const taxedLines = (lines: NewLineRow[], parts: Map<string, PartRow>) =>
  lines.map(({ partId, quantity, unitPriceMinor }) => ({
    ...taxedPart(parts.get(partId)!),
    netMinor: quantity * unitPriceMinor,
  }))

/** Of no line is there anything: that is no order, whatever the caller would take. */
const noneLeft = (wanted: { at: number }[]): LineProblem[] =>
  wanted.map(({ at }) => refusedAt(at, 'quantity', new Refusal('nothing_there')))
