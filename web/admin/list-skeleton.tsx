import { SkeletonRows } from '../ui/skeleton.tsx'

/** The room of a table of 25 rows while its first answer is on its way. */
export const ListSkeleton = ({ rows = 25 }: { rows?: number }) => (
  <SkeletonRows rows={rows} className="panel space-y-2.5 px-3 py-5.5" />
)
