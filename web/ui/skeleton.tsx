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
