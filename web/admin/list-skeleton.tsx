import { Skeleton } from '../ui/skeleton.tsx'

/** The room of a table of 25 rows while its first answer is on its way: its rows in their shape, and what is awaited. */
export const ListSkeleton = ({ rows = 25 }: { rows?: number }) => (
  <div role="status" className="panel overflow-hidden">
    <p className="border-b bg-sunken px-3 py-2 text-xs text-soft">Loading the list …</p>
    {[...Array(rows).keys()].map((row) => (
      <div key={row} className="flex h-13 items-center gap-6 border-b px-3 last:border-b-0">
        <Skeleton className="size-4 rounded-sm" />
        <span className="grow space-y-1.5">
          <Skeleton className="h-3 w-2/3" />
          <Skeleton className="h-2.5 w-1/3" />
        </span>
        <Skeleton className="h-3 w-12 max-md:hidden" />
        <Skeleton className="h-3 w-20 max-md:hidden" />
        <Skeleton className="h-6 w-16" />
      </div>
    ))}
  </div>
)
