import { Link } from 'react-router'
import { categories, categoryNames } from '../../../contract/parts/categories.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import type { ListedPart } from '../listed-part.ts'
import { addressOf, cleared, type PartsState } from './address.ts'
import { PartGrid } from './grid.tsx'

type Instead = { parts: ListedPart[]; meant: string | null; withoutFilters: number | null }

/** Nothing matches: what was meant, what to take away, and the parts that come nearest. */
export function NoParts({ state, instead }: { state: PartsState; instead: Instead }) {
  const { parts, meant, withoutFilters } = instead
  const plain = cleared(state)
  const isNarrowed = addressOf({ ...state, page: 1 }) !== addressOf(plain)
  return (
    <>
      <Empty
        title={state.q ? `No part matches “${state.q}”` : 'No part matches these filters'}
        action={
          <>
            {meant && (
              <ButtonLink to={addressOf({ ...plain, q: meant })}>Search for “{meant}”</ButtonLink>
            )}
            {isNarrowed && withoutFilters !== 0 && (
              <ButtonLink to={addressOf(plain)} preventScrollReset>
                {withoutFilters
                  ? `Show all ${figure(withoutFilters)} without filters`
                  : 'Take all filters away'}
              </ButtonLink>
            )}
            {!isNarrowed && <ButtonLink to="/parts">All parts</ButtonLink>}
          </>
        }
      >
        {isNarrowed
          ? 'Each filter narrows the list further: take one of them back.'
          : 'Check the spelling, try fewer words, or the first characters of a part number.'}
      </Empty>
      <p className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
        <span className="text-soft">Or look through</span>
        {categories.map((one) => (
          <Link key={one} to={`/parts?category=${one}`} className="link">
            {categoryNames[one]}
          </Link>
        ))}
      </p>
      {parts.length > 0 && (
        <section aria-labelledby="near" className="mt-8">
          <h2 id="near" className="mb-4 text-lg font-semibold">
            Nearly spelt so
          </h2>
          <PartGrid parts={parts} />
        </section>
      )}
    </>
  )
}
