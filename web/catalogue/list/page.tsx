import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData, useNavigation } from 'react-router'
import { TaxesNote } from '../../trade/pricing/taxes-note.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { Pages } from '../../ui/tables/pages.tsx'
import { cappedFigure } from '../../ui/words/amounts.tsx'
import { CompareTray } from '../compare/tray.tsx'
import { maxPages, pageSize } from './address.ts'
import { ListBar } from './bar.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { Filters } from './filters.tsx'
import { PartGrid } from './grid.tsx'
import { loadParts } from './load.ts'
import { useOwnPart } from './use-own-part.ts'

/** Drawn by the server where nothing matches; the list of what does comes without it. */
const NoParts = lazy(() => import('./no-parts.tsx'))
/** The same where somebody wants rows. */
const PartTable = lazy(() => import('./table.tsx'))
/** Of signed-in buyers alone. */
const OwnNumber = lazyPart(() => import('./own-number.tsx'))

export const loader = async (args: LoaderFunctionArgs) => await loadParts(args)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? []

/** The catalogue: everything that narrows it is a link or a form of its own, so that it needs no script. */
export default function PartsPage() {
  const { state, category, notes, parts, total, facets, chips, order, instead } =
    useLoaderData<typeof loader>()
  const { location } = useNavigation()
  const isLeafing = location?.pathname === '/parts'
  const count = cappedFigure(facets.total, facets.totalIsCapped)
  const own = useOwnPart(state.q)
  const isOwnAlone = instead !== null && Boolean(own)
  // nothing by the shop's own words, and not yet known whether by the buyer's
  const isUndecided = instead !== null && own === undefined
  const heading = headingOf(state.q, category)
  // nothing to narrow, and nothing that was narrowed
  const isBare = instead !== null && !instead.isNarrowed
  return (
    <div className="frame py-6 lg:py-8">
      <Breadcrumbs
        steps={[
          { name: 'Home', to: '/' },
          ...(category
            ? [{ name: 'Parts', to: '/parts' }, { name: category }]
            : [{ name: 'Parts' }]),
        ]}
      />
      <header className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{heading}</h1>
        <p role="status" className={classNames('figures text-soft', isUndecided && 'late')}>
          {isOwnAlone
            ? '1 part, by your own number'
            : `${count} ${facets.total === 1 ? 'part' : 'parts'}`}
        </p>
        <TaxesNote className="text-sm text-soft sm:ms-auto" />
      </header>
      <div
        className={classNames(
          'mt-5',
          !isBare && 'gap-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]',
        )}
      >
        {!isBare && <Filters state={state} facets={facets} count={count} />}
        <section aria-label="Parts" className="min-w-0">
          {!isBare && <ListBar state={state} order={order} beside={facets.besideBounds} />}
          {own && <OwnNumber q={state.q} part={own} />}
          {notes.map((note) => (
            <Note key={note} className="mb-3">
              {note}
            </Note>
          ))}
          <ChosenFilters state={state} chips={chips} />
          {instead && own ? (
            <OwnNumber part={own} />
          ) : instead ? (
            <div className={classNames(isUndecided && 'late')}>
              <Suspense>
                <NoParts state={state} instead={instead} />
              </Suspense>
            </div>
          ) : (
            <div
              aria-busy={isLeafing}
              className={classNames('transition-opacity duration-150', isLeafing && 'opacity-55')}
            >
              {state.view === 'table' ? (
                <Suspense>
                  <PartTable parts={parts} state={state} />
                </Suspense>
              ) : (
                <PartGrid parts={parts} />
              )}
            </div>
          )}
          <div className="mt-8">
            <Pages page={state.page} total={total} size={pageSize} most={maxPages} />
          </div>
          {total === null && state.page === maxPages && (
            <p className="mt-4 text-center text-sm text-soft">
              There are more: narrow the list to see them.
            </p>
          )}
        </section>
      </div>
      <CompareTray />
    </div>
  )
}

const headingOf = (q: string, category: string | null) =>
  q ? (category ? `${category}: “${q}”` : `“${q}”`) : (category ?? 'All parts')
