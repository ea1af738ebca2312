import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'

/** The room of a basket that is still loading. */
export const BasketSkeleton = () => (
  <div className="mt-6 space-y-4">
    <SkeletonRows rows={8} className="panel space-y-4 px-3 py-4" />
    <Skeleton className="h-20" />
  </div>
)
