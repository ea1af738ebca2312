import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Where the whole list is, or a switch. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the overview under its heading. */
export function OverviewBlock({ title, beside, children }: Props) {
  return (
    <section aria-label={title} className="panel min-w-0 p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold">{title}</h2>
        {beside && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{beside}</div>
        )}
      </div>
      {children}
    </section>
  )
}
