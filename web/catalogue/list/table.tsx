import { memo } from 'react'
import { Link } from 'react-router'
import { leastOf } from '../../../contract/pricing/price.ts'
import { QuickAdd } from '../../trade/basket/quick-add.tsx'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { useCardQuantity } from '../../trade/pricing/card-quantity.ts'
import { Picture } from '../../ui/picture.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { CompareBox } from '../compare/box.tsx'
import { PurchaseLink } from '../purchase-link.tsx'

const columns = ['Part', 'Key specifications', 'Available', 'Minimum', 'Price a piece', 'Order']
const atEnd = new Set(['Available', 'Minimum', 'Price a piece', 'Order'])

/** Parts as rows: figures under figures. */
export function PartTable({ parts }: { parts: ListedPart[] }) {
  return (
    <div className="panel overflow-x-auto">
      <table className="stacked w-full text-sm">
        <caption className="sr-only">Parts</caption>
        <thead>
          <tr className="border-b text-soft">
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2.5 align-bottom font-medium ${atEnd.has(name) ? 'text-end' : 'text-start'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            <Row key={part._id} part={part} eager={at < 6} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Row = memo(function Row({ part, eager }: { part: ListedPart; eager: boolean }) {
  const wish = useCardQuantity(part)
  return (
    <tr className="border-b last:border-b-0 hover:bg-sunken/60">
      <td className="px-3 py-2 max-sm:justify-start! max-sm:gap-0!">
        <span className="flex items-center gap-3 text-start">
          <span className="w-14 shrink-0">
            <Picture
              src={part.img}
              picture={part.picture}
              alt=""
              sizes="56px"
              eager={eager}
              className="rounded-sm"
            />
          </span>
          <span className="min-w-0 xl:min-w-44">
            <Link to={`/parts/${part._id}`} prefetch="intent" className="link font-medium">
              {part.name}
            </Link>
            <span className="block font-mono text-xs break-all text-soft">{part.mpn}</span>
            <LifeBadge part={part} />
          </span>
        </span>
      </td>
      <td data-label="Key specifications" className="px-3 py-2 text-soft">
        <span>{part.specs.map(({ text }) => text).join(' · ')}</span>
      </td>
      <td data-label="Available" className="px-3 py-2 text-end">
        <span>
          {figure(part.quantity)}
          <span className="block text-xs">
            <StockWord part={part} />
          </span>
        </span>
      </td>
      <td data-label="Minimum" className="px-3 py-2 text-end">
        {figure(leastOf(part))}
      </td>
      <td data-label="Price a piece" className="px-3 py-2 text-end font-semibold">
        <span>
          <Money amount={part.price} currency={part.currency} />
          {part.lowest !== null && (
            <span className="block text-xs font-normal whitespace-nowrap text-soft">
              from <Money amount={part.lowest} currency={part.currency} />
            </span>
          )}
        </span>
      </td>
      <td className="px-3 py-2 max-sm:gap-0!">
        <div className="relative ms-auto w-56 space-y-1.5 max-sm:w-full">
          {stockOf(part) !== 'out' && <QuickAdd slim part={part} wish={wish} />}
          <span className="flex items-center justify-between gap-3">
            <CompareBox part={part} />
            <PurchaseLink part={part} quantity={wish.quantity} size="small" />
          </span>
        </div>
      </td>
    </tr>
  )
})
