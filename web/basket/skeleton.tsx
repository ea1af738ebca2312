import { Skeleton } from '../ui/skeleton.tsx'

/** The room of a basket that is still loading. */
export const BasketSkeleton = () => (
  <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="space-y-3">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
    <Skeleton className="h-64" />
  </div>
)
