import { Link } from 'react-router'
import { leastOf } from '../../contract/pricing/price.ts'
import { useCategoryName } from '../app/categories.ts'
import { PurchaseLink } from '../catalogue/purchase-link.tsx'
import { QuickAdd } from '../trade/basket/quick-add.tsx'
import { LifeBadge } from '../trade/parts/life-badge.tsx'
import { stockOf } from '../trade/parts/stock.ts'
import { StockWord } from '../trade/parts/stock-word.tsx'
import { CardBreaks } from '../trade/pricing/card-breaks.tsx'
import { useCardQuantity } from '../trade/pricing/card-quantity.ts'
import { Price } from '../trade/pricing/price.tsx'
import { Picture } from '../ui/picture.tsx'
import { figure } from '../ui/words/amounts.tsx'
import { PartName } from '../ui/words/part-name.tsx'
import type { CardedPart } from './carded.ts'

/** A part in a grid: price, picture, name, minimum, available, details, and the way to order it. */
export function PartCard({ part, eager = false }: { part: CardedPart; eager?: boolean }) {
  const { lowest } = part
  const isOut = stockOf(part) === 'out'
  const wish = useCardQuantity(part)
  const nameOf = useCategoryName()
  return (
    <article className="panel card-rows group relative overflow-hidden transition-colors hover:border-edge">
      <div>
        <div className="relative">
          <Picture
            src={part.img}
            picture={part.picture}
            alt=""
            sizes="(width >= 80rem) 18.5rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 92vw"
            eager={eager}
            className="aspect-4/3 w-full object-cover"
          />
          <p className="figures absolute inset-s-3 top-3 rounded-md border bg-surface px-2.5 py-1 text-sm font-semibold">
            {lowest !== null && <span className="font-normal text-soft">from </span>}
            <Price of={part} amount={lowest ?? part.price} />
            <span className="font-normal text-soft"> a piece</span>
          </p>
        </div>
        <div className="flex flex-col gap-2 p-4 pb-2">
          <p className="flex items-baseline justify-between gap-3 text-xs text-soft">
            <span>{nameOf(part.category)}</span>
            <code className="truncate font-mono">{part.mpn}</code>
          </p>
          <h3 className="leading-snug font-semibold">
            <Link
              to={`/parts/${part._id}`}
              prefetch="intent"
              className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-3"
            >
              <PartName name={part.name} />
            </Link>
          </h3>
          <LifeBadge part={part} />
          <p className="line-clamp-2 text-sm text-soft">{part.details}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <dl className="grid grid-cols-2 gap-2 border-t pt-3 text-sm">
          <div>
            <dt className="text-xs text-soft">Minimum</dt>
            <dd className="figures">{figure(leastOf(part))} pcs</dd>
          </div>
          <div>
            <dt className="text-xs text-soft">Available</dt>
            <dd className="figures">
              {figure(part.quantity)} pcs
              <span className="block text-xs">
                <StockWord part={part} />
              </span>
            </dd>
          </div>
        </dl>
        <div className="relative flex grow flex-col gap-2 border-t pt-3" data-screen-only>
          <div className="mb-auto">
            <CardBreaks part={part} quantity={isOut ? null : wish.legal} />
          </div>
          {!isOut && <QuickAdd part={part} wish={wish} />}
        </div>
        <PurchaseLink
          part={part}
          quantity={wish.quantity}
          size="medium"
          className="relative mt-1 w-full"
        />
      </div>
    </article>
  )
}
