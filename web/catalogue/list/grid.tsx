import { memo } from 'react'
import { Link } from 'react-router'
import { leastOf } from '../../../contract/pricing/price.ts'
import { QuickAdd } from '../../trade/basket/quick-add.tsx'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { CardBreaks } from '../../trade/pricing/card-breaks.tsx'
import { useCardQuantity } from '../../trade/pricing/card-quantity.ts'
import { Price } from '../../trade/pricing/price.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useInTurns } from '../../ui/in-turns.ts'
import { Picture } from '../../ui/picture.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { CompareBox } from '../compare/box.tsx'
import { PurchaseLink } from '../purchase-link.tsx'

/** Parts as cards: pictures first. */
export function PartGrid({ parts }: { parts: ListedPart[] }) {
  const turnOf = useInTurns(parts, 2)
  return (
    <ul className="grid [--card-height:25rem] gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {parts.map((part, at) => (
        <li key={part._id} className={classNames('card-rows min-w-0', turnOf(at))}>
          <PartCard part={part} eager={at < 3} />
        </li>
      ))}
    </ul>
  )
}

const PartCard = memo(function PartCard({ part, eager }: { part: ListedPart; eager: boolean }) {
  const to = `/parts/${part._id}`
  const wish = useCardQuantity(part)
  const isOut = stockOf(part) === 'out'
  return (
    <article className="panel card-rows group relative overflow-hidden transition-colors duration-150 hover:border-edge">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:flex sm:flex-col">
        <div className="relative grid overflow-hidden max-sm:m-3 max-sm:mt-4 max-sm:self-start max-sm:rounded-md sm:aspect-[4/3]">
          <Picture
            src={part.img}
            picture={part.picture}
            alt=""
            sizes="(width < 40rem) 96px, (width < 64rem) 46vw, 310px"
            eager={eager}
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
          />
        </div>
        <div className="flex min-w-0 grow flex-col gap-1 p-4 max-sm:ps-1">
          <h2 className="leading-snug font-semibold">
            <Link to={to} prefetch="intent" className="no-underline after:absolute after:inset-0">
              <PartName name={part.name} />
            </Link>
          </h2>
          <p className="font-mono text-xs break-all text-soft">{part.mpn}</p>
          <LifeBadge part={part} />
          <KeySpecs part={part} />
          <p className="mt-auto flex flex-wrap items-baseline gap-x-1.5 pt-2">
            {part.lowest !== null && <span className="text-sm text-soft">from</span>}
            <span className="text-lg font-semibold">
              <Price of={part} amount={part.lowest ?? part.price} />
            </span>
            <span className="text-sm text-soft">a piece</span>
          </p>
          <p className="figures flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-soft">
            <StockWord part={part} />
            <span>{figure(part.quantity)} available</span>
            <span>
              Minimum {figure(leastOf(part))}
              {part.lowest !== null && (
                <>
                  {' '}
                  at <Price of={part} amount={part.price} />
                </>
              )}
            </span>
          </p>
        </div>
      </div>
      <div className="relative flex flex-col gap-2 border-t px-4 py-2.5" data-screen-only>
        <div className={classNames('mb-auto', part.lowest === null && 'max-sm:hidden')}>
          <CardBreaks part={part} quantity={isOut ? null : wish.legal} />
        </div>
        {!isOut && <QuickAdd part={part} wish={wish} />}
        <div className="flex items-center justify-between gap-3">
          <CompareBox part={part} />
          <PurchaseLink part={part} quantity={wish.quantity} size="medium" className="grow" />
        </div>
      </div>
    </article>
  )
})

/** The two or three specifications that tell parts of a category apart. */
function KeySpecs({ part }: { part: ListedPart }) {
  return (
    <ul aria-label="Key specifications" className="mt-1 flex flex-wrap gap-1.5">
      {part.specs.map(({ label, text }) => (
        <li key={label} className="max-w-full truncate rounded-sm bg-sunken px-1.5 py-0.5 text-xs">
          <span className="sr-only">{label} </span>
          {/^[\d.,]+$/.test(text) ? `${text} ${label.toLowerCase()}` : text}
        </li>
      ))}
    </ul>
  )
}
