import { chargeLimits, formatMoney, toMinor } from '../../../contract/pricing/money.ts'
import { leastOf, mostOf } from '../../../contract/pricing/price.ts'
import { noEnd } from '../../../contract/pricing/quantity-problem.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { OrderRules } from '../../../contract/shop-record/order-rules.ts'
import { figure } from '../../../contract/words/numbers.ts'
import type { PartRow } from '../../catalogue/index.ts'
import type { Config } from '../../config/config.ts'
import type { Sql } from '../../database/database.ts'
import { type Held, type Standing, selectHeld, selectStanding } from './store.ts'

/** What one buyer may keep from all others before anything is paid. */
export type HoldBudget = {
  /** How long the next hold lasts. */
  minutes: number
  /** How many pieces of a part the next order may have. */
  mostOf: (part: PartRow) => number
  /** What one order comes to at most, whatever is held. */
  maxMinor: number
  /** Why it may not have more of a part. */
  tellOf: (part: PartRow) => Refusal
  /** Refuses a total with which the buyer would hold too much. */
  checkTotal: (totalMinor: number) => void
}

type Bounds = Config & Pick<OrderRules, 'holdMinutes'>

/** No hold is cut below what a payment takes; what is worth a twentieth of the amount is not counted part by part. */
const shortest = 60
const small = 1 / 20

/**
 * Reads what a buyer holds, in the ordering transaction and after its lock of the buyer's orders: of two orders at once
 * the second sees the first. An order by transfer, or whose deposit may be transferred, is bounded by no card, and held as long as a
 * bank takes; one whose deposit a card pays is bounded by none as a whole. Refuses one order too many within an hour.
 */
export async function readHoldBudget(
  config: Bounds,
  sql: Sql,
  buyerId: string,
  partIds: string[],
  way: 'card' | 'card deposit' | 'transfer',
): Promise<HoldBudget> {
  const of = {
    maxMinor: way === 'card' ? chargeLimits.max : noEnd,
    ...(way === 'transfer' && { minutes: config.transferDays * 24 * 60 }),
  }
  if (!config.limits) return { ...unheld(config), ...of }
  const [standing, held] = await Promise.all([
    selectStanding(sql, buyerId, config.ordersPerHour),
    selectHeld(sql, buyerId, partIds),
  ])
  if (standing.fullForSeconds !== null) throw tooMany(standing.fullForSeconds)
  return { ...budgetOf(config, standing, new Map(held.map((one) => [one.partId, one]))), ...of }
}

function budgetOf(config: Bounds, standing: Standing, held: Map<string, Held>): HoldBudget {
  const { currency, holds, holdMinutes } = config
  const share = standing.hasPaid ? holds.sharePaid : holds.share
  const maxMinor = toMinor(standing.hasPaid ? holds.amountPaid : holds.amount, currency)
  const heldOf = (part: PartRow) => held.get(part.id)?.quantity ?? 0
  /** Of all pieces that are there for this buyer: those in stock, and those that their own orders hold. */
  const shareOf = (part: PartRow) => {
    const all = part.quantity + heldOf(part)
    const worthLittle = Math.floor((maxMinor * small) / part.priceMinor)
    return Math.min(all, Math.max(Math.floor((all * share) / 100), worthLittle, leastOf(part)))
  }
  const left = (part: PartRow) => Math.max(0, mostOf(part, shareOf(part) - heldOf(part)))
  return {
    minutes: heldFor(holdMinutes, standing.keptForNothing),
    mostOf: left,
    maxMinor: chargeLimits.max,
    tellOf: (part) => {
      const before = held.get(part.id)
      const name = part.name
      const most = left(part)
      if (!before) return new Refusal('part_share', { part: name, left: most })
      return new Refusal('part_held', {
        part: name,
        share: shareOf(part),
        held: before.quantity,
        until: before.until ? inWords(before.until) : 'we have looked at them',
        advice:
          most < leastOf(part)
            ? 'Pay or cancel one of them first.'
            : `Order at most ${figure(most)} more, or pay or cancel one of them first.`,
      })
    },
    checkTotal: (totalMinor) => {
      const { heldMinor, heldUntil } = standing
      if (heldMinor + totalMinor <= maxMinor) return
      const money = (minor: number) => formatMoney(minor, currency)
      throw new Refusal('amount_held', {
        max: money(maxMinor),
        held: money(heldMinor),
        total: money(totalMinor),
        advice: heldUntil
          ? `They are held until ${inWords(heldUntil)}: pay or cancel one first, or order less.`
          : 'Order less.',
      })
    },
  }
}

/** The first time is anybody's; from the second on each halves the next hold. */
const heldFor = (usual: number, keptForNothing: number) =>
  Math.max(Math.min(usual, shortest), Math.floor(usual / 2 ** Math.max(0, keptForNothing - 1)))

/** Of an order that is not held until it is paid: only the stock bounds it. */
export const unheld = ({ holdMinutes }: Pick<OrderRules, 'holdMinutes'>): HoldBudget => ({
  minutes: holdMinutes,
  mostOf: (part) => mostOf(part, part.quantity),
  maxMinor: noEnd,
  tellOf: () => new Refusal('internal'),
  checkTotal: () => {},
})

function tooMany(left: number) {
  const seconds = Math.max(1, Math.ceil(left))
  return new Refusal('too_many_requests', { seconds }, { retryAfter: seconds })
}

/** "2026-11-28 09:14 UTC" */
const inWords = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
