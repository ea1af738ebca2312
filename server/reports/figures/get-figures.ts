import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type OrderStatus, orderStatuses } from '../../../contract/orders/status.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { findLateStatements } from '../../bank/index.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { type Period, selectPeriod } from '../period.ts'
import * as charges from './declines-and-refunds.ts'
import * as store from './store.ts'

const listed = 8
const refundsListed = 20
const missingListed = 20

/**
 * The figures of the last days of the shop's time zone, today included, beside those of as many days before. Revenue is the total of the
 * orders paid in the period less the total of the orders refunded in it: an order paid in March and refunded in April
 * counts in March and is taken off in April. Money that no order could take and went straight back is neither.
 */
export async function getFigures(
  shop: Shop,
  _caller: User,
  { days }: Input<Calls['getFigures']>,
): Promise<Output<Calls['getFigures']>> {
  const { sql } = shop.replica
  const { currency } = shop.config
  const money = (minor: number) => toMajor(minor, currency)
  const period = await selectPeriod(sql, days, await timeZoneOf(shop))
  const [
    rows,
    statuses,
    holdsEndingSoon,
    heldReviews,
    applications,
    inquiries,
    owing,
    disputes,
    lateStatements,
    requestedFacts,
    heldOrders,
    ...rest
  ] = await Promise.all([
    store.selectDays(sql, period),
    store.countByStatus(sql, period),
    store.countHoldsEnding(sql),
    store.countHeldReviews(sql),
    store.countApplications(sql),
    store.countInquiries(sql),
    store.countOwingFreight(sql),
    store.countDisputes(sql),
    findLateStatements(shop, sql),
    store.countRequestedFacts(sql),
    store.countHeldOrders(sql),
    store.selectTopParts(sql, period, listed),
    store.selectLowParts(sql, listed),
    store.countLowParts(sql),
    charges.countDeclines(sql, period),
    charges.selectDeclines(sql, period, listed),
    charges.selectFailedRefunds(sql, refundsListed),
    store.selectMissing(sql, missingListed),
    charges.sumRefunds(sql, period),
    charges.selectRefunds(sql, period, listed),
  ])
  const [topParts, lowParts, lowCount, declines, latest, failed, missing, refunds, refunded] = rest
  const from = period.days[0]!
  const now = sumOf(rows.filter((row) => row.date >= from))
  const before = sumOf(rows.filter((row) => row.date < from))
  const byStatus = countsOf(statuses)
  return {
    from,
    to: period.days.at(-1)!,
    currency,
    revenue: {
      total: money(now.revenueMinor),
      previous: money(before.revenueMinor),
      days: everyDay(period, rows, money),
    },
    pieces: { total: now.pieces, previous: before.pieces },
    refunds: {
      count: refunds.count,
      previous: refunds.previous,
      amount: money(refunds.amountMinor),
      previousAmount: money(refunds.previousMinor),
      latest: refunded.map(({ number, at, amountMinor, ...refund }) => ({
        ...refund,
        orderNumber: orderNumber({ number }),
        at: at.toISOString(),
        amount: money(amountMinor),
      })),
    },
    orders: { count: now.placed, previous: before.placed, byStatus },
    averageOrder: now.paid > 0 ? money(Math.round(now.paidMinor / now.paid)) : null,
    lowStock: {
      count: lowCount,
      parts: lowParts.map((part) => ({ ...part, ...mpnToApi(part.mpn) })),
    },
    topParts: topParts.map(({ revenueMinor, ...part }) => ({
      ...part,
      ...mpnToApi(part.mpn),
      revenue: money(revenueMinor),
    })),
    failedPayments: {
      ...declines,
      latest: latest.map(({ number, at, totalMinor, ...decline }) => ({
        ...decline,
        orderNumber: orderNumber({ number }),
        at: at.toISOString(),
        amount: money(totalMinor),
      })),
    },
    failedRefunds: failed.map(({ number, at, amountMinor, ...refund }) => ({
      ...refund,
      orderNumber: orderNumber({ number }),
      at: at.toISOString(),
      amount: money(amountMinor),
    })),
    missing: {
      count: missing[0]?.total ?? 0,
      parts: missing.map(({ total, since, ...part }) => ({
        ...part,
        ...mpnToApi(part.mpn),
        since: since.toISOString(),
      })),
    },
    awaitingRelease: byStatus.paid,
    awaitingShipment: byStatus.pending,
    holdsEndingSoon,
    heldOrders,
    freightToPay: owing,
    heldReviews,
    companyApplications: applications,
    openDisputes: disputes,
    lateStatements,
    requestedFacts,
    openInquiries: inquiries.open,
    awaitedGoods: inquiries.accepted,
  }
}

function sumOf(rows: store.DayRow[]) {
  const sum = { paidMinor: 0, paid: 0, revenueMinor: 0, placed: 0, pieces: 0 }
  for (const row of rows) {
    sum.paidMinor += row.paidMinor
    sum.paid += row.paid
    sum.revenueMinor += row.paidMinor - row.refundedMinor
    sum.placed += row.placed
    sum.pieces += row.pieces
  }
  return sum
}

/** Every day of the period beside the one as far into the period before, those without anything too: a chart has no gaps. */
export function everyDay(
  { days, before }: Period,
  rows: store.DayRow[],
  money: (minor: number) => number,
) {
  const found = new Map(rows.map((row) => [row.date, row]))
  const ofDay = (date: string) => {
    const row = found.get(date)
    return {
      date,
      revenue: money(row ? row.paidMinor - row.refundedMinor : 0),
      orders: row?.placed ?? 0,
      pieces: row?.pieces ?? 0,
    }
  }
  return days.map((date, at) => ({ ...ofDay(date), previous: ofDay(before[at]!) }))
}

function countsOf(rows: { status: OrderStatus; count: number }[]) {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
    OrderStatus,
    number
  >
  for (const { status, count } of rows) counts[status] = count
  return counts
}
