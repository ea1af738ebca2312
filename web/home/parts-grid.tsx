import { memo } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Empty } from '../ui/empty.tsx'
import { useInTurns } from '../ui/in-turns.ts'
import { cappedFigure } from '../ui/words/amounts.tsx'
import type { CardedPart } from './carded.ts'
import { PartCard } from './part-card.tsx'

type Props = { parts: CardedPart[]; total: number; totalIsCapped: boolean }

/** A phone shows so many, below each other: as many as its `nth-[n+9]` leaves. */
const onPhones = 8

/** The newest parts as cards, and the way to all of them. */
export const PartsGrid = memo(function PartsGrid({ parts, total, totalIsCapped }: Props) {
  const count = cappedFigure(total, totalIsCapped)
  const turnOf = useInTurns(parts)
  return (
    <section aria-labelledby="parts" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="parts" className="text-xl font-semibold">
            Computer Parts
          </h2>
          <p className="mt-1 text-soft">The newest first, with what is on the shelf right now.</p>
        </div>
        {parts.length > 0 && (
          <ButtonLink to="/parts" prefetch="intent">
            All {count} parts
          </ButtonLink>
        )}
      </div>
      {parts.length === 0 ? (
        <Empty title="There are no parts yet">
          As soon as the first part is added it stands here.
        </Empty>
      ) : (
        <ul className="grid [--card-height:43rem] gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {parts.map((part, at) => (
            <li
              key={part._id}
              className={classNames('card-rows min-w-0 max-sm:nth-[n+9]:hidden', turnOf(at))}
            >
              <PartCard part={part} />
            </li>
          ))}
        </ul>
      )}
      {total > onPhones && (
        <p className={classNames('text-center', total <= parts.length && 'sm:hidden')}>
          <ButtonLink to="/parts">See all {count} parts</ButtonLink>
        </p>
      )}
    </section>
  )
})
