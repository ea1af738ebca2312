import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What stands behind the heading: a count, a state. */
  beside?: ReactNode
  /** One line on what the page is for. */
  says?: ReactNode
  /** Actions of the whole page. */
  children?: ReactNode
}

/** The heading of a page of the back office, with the actions of the whole page. */
export function PageHead({ title, beside, says, children }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {beside}
        </div>
        {says && <p className="mt-1 text-sm text-soft">{says}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-2" data-screen-only>
          {children}
        </div>
      )}
    </header>
  )
}
