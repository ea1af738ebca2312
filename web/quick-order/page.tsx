import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { limits } from '../../bom/limits.ts'
import { ofShop, pageMeta } from '../app/page-meta.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { figure } from '../ui/words/amounts.tsx'

const Workbench = lazy(() => import('./workbench.tsx'))

export const meta: MetaFunction = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'Quick order',
      description:
        'Type, paste or drop a parts list of any layout: it is matched, priced and checked row by row, and becomes one order.',
      path: '/quick-order',
    }),
  )

export default function QuickOrderPage() {
  const isHydrated = useHydrated()
  return (
    <div className="frame max-w-[96rem] py-6 sm:py-8">
      <h1 className="text-xl font-semibold tracking-tight">Quick order</h1>
      <p className="mt-1 max-w-3xl text-soft">
        Type, paste or drop a parts list of any layout, up to {figure(limits.rows)} rows. It is read
        in your browser and never uploaded; every row is accounted for.
      </p>
      <div className="mt-5 min-h-[44rem]">
        {isHydrated ? (
          <Suspense fallback={<Waiting />}>
            <Workbench />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  )
}

/** The room of what is to come. Without a script there is nothing that could read a file. */
function Waiting() {
  return (
    <>
      <Skeleton className="h-72 w-full rounded-lg" />
      <noscript>
        <p className="mt-4">
          Reading a parts list needs JavaScript. Every part can be ordered from its own page, too.
        </p>
      </noscript>
    </>
  )
}
