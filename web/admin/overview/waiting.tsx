import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'

const orders = '/dashboard/manage-orders'

/** What waits for somebody to do it, each number a link to exactly that list. */
export function OverviewWaiting({ figures }: { figures: Figures }) {
  const { confirmed } = figures.orders.byStatus
  const waiting: { name: string; says?: string; count: number; to: string }[] = [
    { name: 'Pending: to ship', count: figures.awaitingShipment, to: `${orders}?status=pending` },
    {
      // orders on account are there where companies have one
      name: confirmed > 0 ? 'Paid or confirmed: to release' : 'Paid: to release',
      count: figures.awaitingRelease + confirmed,
      to: `${orders}?status=paid${confirmed > 0 ? '&status=confirmed' : ''}`,
    },
    {
      name: 'Inquiries: to answer',
      ...(figures.awaitedGoods > 0 && { says: `goods of ${figure(figures.awaitedGoods)} awaited` }),
      count: figures.openInquiries,
      to: '/dashboard/inquiries',
    },
    { name: 'Holds ending soon', count: figures.holdsEndingSoon, to: `${orders}?hold=ending` },
    {
      name: 'Declined payments',
      says: 'still unpaid',
      count: figures.failedPayments.stillUnpaid,
      to: `${orders}?payment=failed`,
    },
    // where somebody, or an account, holds orders
    ...(figures.heldOrders > 0
      ? [
          {
            name: 'On hold: to look at',
            count: figures.heldOrders,
            to: `${orders}?hold=waiting`,
          },
        ]
      : []),
    // where companies buy on account
    ...(figures.openDisputes > 0
      ? [
          {
            name: 'Disputes: to answer',
            count: figures.openDisputes,
            to: '/dashboard/receivables#disputes',
          },
        ]
      : []),
    // where money comes of which statements of the bank tell
    ...(figures.lateStatements
      ? [
          {
            name: 'Bank statements: to upload',
            says: 'days since the newest',
            count: figures.lateStatements.days,
            to: '/dashboard/bank',
          },
        ]
      : []),
    // where freight is entered when orders leave that a card paid
    ...(figures.freightToPay > 0
      ? [
          {
            name: 'Freight: to be paid',
            count: figures.freightToPay,
            to: `${orders}?payment=freight`,
          },
        ]
      : []),
    // where somebody builds machines, and found something not recorded
    ...(figures.requestedFacts > 0
      ? [
          {
            name: 'Facts: to look up',
            count: figures.requestedFacts,
            to: '/dashboard/missing-facts',
          },
        ]
      : []),
    {
      name: 'Low stock',
      count: figures.lowStock.count,
      to: '/dashboard/manage-products?stock=low',
    },
    {
      name: 'Reviews: to look at',
      count: figures.heldReviews,
      to: '/dashboard/reviews?state=held',
    },
    {
      name: 'Companies: to decide',
      count: figures.companyApplications,
      to: '/dashboard/companies?state=applied',
    },
  ]
  return (
    <section aria-label="Waiting to be done">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 min-[100rem]:grid-cols-8">
        {waiting.map(({ name, says, count, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="panel group flex h-full flex-col justify-between gap-1 px-4 py-3 no-underline transition-colors hover:border-edge"
            >
              <span className="flex items-start justify-between gap-2 text-sm text-soft">
                <span>
                  {name}
                  {says && <span className="block text-xs">{says}</span>}
                </span>
                <ArrowRight
                  size={15}
                  aria-hidden="true"
                  className="mt-0.5 shrink-0 opacity-50 group-hover:opacity-100"
                />
              </span>
              <span
                className={classNames(
                  'figures text-xl font-semibold',
                  count === 0 && 'font-normal text-soft',
                )}
              >
                {figure(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
