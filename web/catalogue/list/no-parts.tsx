import { Link } from 'react-router'
import { useCategories } from '../../app/categories.ts'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { addressOf, cleared, type PartsState } from './address.ts'
import { PartGrid } from './grid.tsx'

type Instead = {
  title: string
  hint: string
  heading: string
  parts: ListedPart[]
  isNarrowed: boolean
  withoutFilters: number | null
}

/** Nothing matches: what to take away, and the parts that come nearest. The words are made in the loader. */
export default function NoParts({ state, instead }: { state: PartsState; instead: Instead }) {
  const { title, hint, heading, parts, isNarrowed, withoutFilters } = instead
  const plain = cleared(state)
  const categories = useCategories()
  const action = (
    <>
      {isNarrowed && withoutFilters !== 0 && (
        <ButtonLink to={addressOf(plain)} preventScrollReset>
          {withoutFilters
            ? `Show all ${figure(withoutFilters)} without filters`
            : 'Take all filters away'}
        </ButtonLink>
      )}
      {!isNarrowed && <ButtonLink to="/parts">All parts</ButtonLink>}
    </>
  )
  return (
    <>
      {parts.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="text-lg font-semibold">{title}</p>
              <p className="text-soft">{hint}</p>
            </div>
            {action}
          </div>
          <section aria-labelledby="near" className="mt-5">
            <h2 id="near" className="sr-only">
              {heading}
            </h2>
            <PartGrid parts={parts} />
          </section>
        </>
      ) : (
        <Empty title={title} action={action}>
          {hint}
        </Empty>
      )}
      <p className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
        <span className="text-soft">Or look through</span>
        {categories.map(({ key, name }) => (
          <Link key={key} to={`/parts?category=${key}`} className="link">
            {name}
          </Link>
        ))}
      </p>
    </>
  )
}
