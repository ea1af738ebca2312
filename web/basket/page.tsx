import { lazy, Suspense } from 'react'
import { privatePage } from '../app/private-page.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { BasketSkeleton } from './skeleton.tsx'

const BasketView = lazy(() =>
  import('./view.tsx').then(({ BasketView }) => ({ default: BasketView })),
)

export const meta = privatePage('Basket')

/** What is wanted, before it is ordered: anybody's, so that nothing of it is drawn on the server. */
export default function BasketPage() {
  const hydrated = useHydrated()
  return (
    <div className="frame py-6 sm:py-8">
      <h1 className="text-xl font-semibold tracking-tight">Basket</h1>
      <noscript>
        <p className="mt-2 text-soft">
          The basket needs JavaScript. <a href="/parts">All parts</a> can be read without.
        </p>
      </noscript>
      {hydrated ? (
        <Suspense fallback={<BasketSkeleton />}>
          <BasketView />
        </Suspense>
      ) : (
        <BasketSkeleton />
      )}
    </div>
  )
}
