import { Skeleton } from '../ui/skeleton.tsx'

/** The room of a table of 25 rows while its first answer is on its way. */
export function ListSkeleton({ rows = 25 }: { rows?: number }) {
  return (
    <div className="panel space-y-px p-3" role="status">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are nothing yet differ by place alone
        <Skeleton key={at} className="my-2.5 h-8" />
      ))}
    </div>
  )
}
