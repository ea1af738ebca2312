import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/money.ts'
import { type OrderStatus, orderStatuses } from '../../contract/order-status.ts'
import { orderNumber } from '../orders/order-on-the-wire.ts'
import type { Member, Shop } from '../shop.ts'
import * as store from './store.ts'

const listed = 8
const dayMs = 86_400_000

/**
 * The figures of the last days, UTC, today included, beside those of as many days before. Revenue is the total of the
 * orders paid in the period less the total of the orders refunded in it: an order paid in March and refunded in April
 * counts in March and is taken off in April. Money that no order could take and went straight back is neither.
 */
export async function getFigures(
  shop: Shop,
  _caller: Member,
  { days }: Input<Calls['getFigures']>,
): Promise<Output<Calls['getFigures']>> {
  const { sql } = shop.replica
  const { currency } = shop.config
  const money = (minor: number) => toMajor(minor, currency)
  const period = await store.selectPeriod(sql, days)
  const [rows, statuses, holdsEndingSoon, topParts, lowParts, lowCount, declines, latest] =
    await Promise.all([
      store.selectDays(sql, period),
      store.countByStatus(sql, period),
      store.countHoldsEnding(sql),
      store.selectTopParts(sql, period, listed),
      store.selectLowParts(sql, listed),
      store.countLowParts(sql),
      store.countDeclines(sql, period),
      store.selectDeclines(sql, period, listed),
    ])
  const from = dayOf(period.from)
  const now = sumOf(rows.filter((row) => row.date >= from))
  const before = sumOf(rows.filter((row) => row.date < from))
  const byStatus = countsOf(statuses)
  return {
    from,
    to: dayOf(new Date(period.end.getTime() - dayMs)),
    currency,
    revenue: {
      total: money(now.revenueMinor),
      previous: money(before.revenueMinor),
      days: everyDay(period, rows).map(({ date, revenueMinor, orders }) => ({
        date,
        revenue: money(revenueMinor),
        orders,
      })),
    },
    orders: { count: now.placed, previous: before.placed, byStatus },
    averageOrder: now.paid > 0 ? money(Math.round(now.paidMinor / now.paid)) : null,
    lowStock: { count: lowCount, parts: lowParts },
    topParts: topParts.map(({ revenueMinor, ...part }) => ({
      ...part,
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
    awaitingRelease: byStatus.paid,
    awaitingShipment: byStatus.pending,
    holdsEndingSoon,
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

function sumOf(rows: store.DayRow[]) {
  const sum = { paidMinor: 0, paid: 0, revenueMinor: 0, placed: 0 }
  for (const row of rows) {
    sum.paidMinor += row.paidMinor
    sum.paid += row.paid
    sum.revenueMinor += row.paidMinor - row.refundedMinor
    sum.placed += row.placed
  }
  return sum
}

/** Every day of the period, those without anything too, so that a chart has no gaps. */
function everyDay({ from, end }: store.Period, rows: store.DayRow[]) {
  const found = new Map(rows.map((row) => [row.date, row]))
  const days: { date: string; revenueMinor: number; orders: number }[] = []
  for (let time = from.getTime(); time < end.getTime(); time += dayMs) {
    const date = dayOf(new Date(time))
    const row = found.get(date)
    days.push({
      date,
      revenueMinor: row ? row.paidMinor - row.refundedMinor : 0,
      orders: row?.placed ?? 0,
    })
  }
  return days
}

function countsOf(rows: { status: OrderStatus; count: number }[]) {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
    OrderStatus,
    number
  >
  for (const { status, count } of rows) counts[status] = count
  return counts
}
