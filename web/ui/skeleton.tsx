import { classNames } from './class-names.ts'

/** The room of something that is still loading: give it the final size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-md bg-line/70', className)}
    />
  )
}

/** The room of so many rows while they are on their way. */
export function SkeletonRows({ rows, className }: { rows: number; className: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading</span>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  )
}
