import { type ReactNode, useId } from 'react'

type Props = { title: string; says: string; acts?: ReactNode; children: ReactNode }

/** A part of the page: what it is, what can be done, and its rows. */
export function Section({ title, says, acts, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="max-w-prose min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="text-sm text-soft">{says}</p>
        </div>
        {acts && (
          <div className="flex flex-wrap items-center gap-2" data-screen-only>
            {acts}
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
