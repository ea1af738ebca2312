import { useId } from 'react'
import { Link } from 'react-router'
import { leastOf } from '../../../contract/pricing/price.ts'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { PartThumb } from '../../trade/parts/thumb.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { figure } from '../../ui/words/amounts.tsx'

type Props = { name: string; says: string; parts: ListedPart[] }

/** Parts that belong to another, in one row that is scrolled sideways on narrow screens. */
export function RelatedParts({ name, says, parts }: Props) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-lg font-semibold">
        {name}
      </h2>
      <p className="text-sm text-soft">{says}</p>
      <ul className="mt-4 grid auto-cols-[min(17rem,75vw)] grid-flow-col gap-4 overflow-x-auto p-1 pb-3 -m-1">
        {parts.map((part) => (
          <li
            key={part._id}
            className="panel relative flex flex-col overflow-hidden hover:border-edge"
          >
            <PartThumb part={part} room="card" />
            <div className="flex grow flex-col gap-1 p-3 text-sm">
              <h3 className="leading-snug font-semibold">
                <Link
                  to={`/parts/${part._id}`}
                  prefetch="intent"
                  className="no-underline after:absolute after:inset-0"
                >
                  {part.name}
                </Link>
              </h3>
              <p className="text-soft">{part.specs.map(({ text }) => text).join(' · ')}</p>
              <p className="mt-auto pt-1">
                {part.lowest !== null && <span className="text-soft">from </span>}
                <span className="text-base font-semibold">
                  <Price of={part} amount={part.lowest ?? part.price} />
                </span>{' '}
                <span className="text-soft">a piece</span>
              </p>
              <p className="figures flex flex-wrap gap-x-3 text-soft">
                <StockWord part={part} />
                <span>Minimum {figure(leastOf(part))}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
