import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Breakdown } from '../../../contract/figures.ts'
import { useCategoryName } from '../../app/categories.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { OverviewBlock } from './block.tsx'
import { Change } from './change.tsx'
import { ExportReport } from './export-report.tsx'

type Props = { breakdown: Breakdown; days: number }

/** What each category brought, each leading to its parts. */
export function ByCategory({ breakdown: { categories, currency }, days }: Props) {
  const nameOf = useCategoryName()
  const most = Math.max(1, ...categories.map(({ revenue }) => revenue))
  return (
    <OverviewBlock
      title="Sales by category"
      beside={<ExportReport of="categories" days={days} name="the categories" />}
    >
      {categories.length === 0 ? (
        <p className="text-sm text-soft">No order of the period, or of the one before, was paid.</p>
      ) : (
        <SoldTable
          first="Category"
          currency={currency}
          rows={categories.map(({ category, ...sold }) => ({
            ...sold,
            id: category,
            share: sold.revenue / most,
            name: (
              <Link to={`/dashboard/manage-products?category=${category}`} className="link">
                {nameOf(category)}
              </Link>
            ),
          }))}
        />
      )}
    </OverviewBlock>
  )
}

/** Who bought the most, each leading to their orders. */
export function BestCustomers({ breakdown: { customers, currency }, days }: Props) {
  const { best, count, previous } = customers
  const most = Math.max(1, ...best.map(({ revenue }) => revenue))
  return (
    <OverviewBlock
      title="Best customers"
      beside={<ExportReport of="customers" days={days} name="the customers" />}
    >
      <p className="figures mb-3 text-sm text-soft">
        {figure(count)} {count === 1 ? 'buyer' : 'buyers'} in the period, {figure(previous)} in the
        one before.
      </p>
      {best.length > 0 && (
        <SoldTable
          first="Buyer"
          currency={currency}
          rows={best.map(({ email, name, ...sold }) => ({
            ...sold,
            id: email,
            share: sold.revenue / most,
            name: (
              <>
                <Link
                  to={`/dashboard/manage-orders?${new URLSearchParams({ q: email })}`}
                  className="link"
                >
                  <bdi>{name}</bdi>
                </Link>
                <span className="block text-xs text-soft">{email}</span>
              </>
            ),
          }))}
        />
      )}
    </OverviewBlock>
  )
}

type SoldRow = {
  id: string
  name: ReactNode
  revenue: number
  previousRevenue: number
  pieces: number
  orders: number
  /** Of the highest, 0 to 1. */
  share: number
}

/** Names with what they brought, as bars and as numbers, against the period before. */
function SoldTable({
  first,
  currency,
  rows,
}: {
  first: string
  currency: string
  rows: SoldRow[]
}) {
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-soft">
        <tr className="[&>th]:pb-1.5 [&>th]:font-medium">
          <th scope="col" className="text-start">
            {first}
          </th>
          <th scope="col" className="px-2 text-end max-sm:hidden">
            Orders
          </th>
          <th scope="col" className="px-2 text-end max-sm:hidden">
            Pieces
          </th>
          <th scope="col" className="text-end">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, revenue, previousRevenue, pieces, orders, share }) => (
          <tr key={id} className="border-t align-baseline">
            <th
              scope="row"
              className="w-full min-w-32 py-2 pe-3 text-start font-medium wrap-anywhere"
            >
              {name}
              <span className="mt-1.5 block h-1.5 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-calm"
                  style={{ width: `${Math.max(0, share) * 100}%` }}
                />
              </span>
            </th>
            <td className="px-2 py-2 text-end max-sm:hidden">{figure(orders)}</td>
            <td className="px-2 py-2 text-end max-sm:hidden">{figure(pieces)}</td>
            <td className="py-2 text-end whitespace-nowrap">
              <Money amount={revenue} currency={currency} />
              <span className="block text-xs text-soft">
                <Change now={revenue} before={previousRevenue} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
