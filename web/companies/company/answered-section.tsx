import { type ReactNode, useId } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Props<Data> = {
  title: string
  answer: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Beside the title, and at the other end, once it has come. */
  badge?: (data: Data) => ReactNode
  act?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a company's page that asks the shop by itself: its title stands at once, the rest when it has come. */
export function AnsweredSection<Data>({ title, answer, badge, act, children }: Props<Data>) {
  const id = useId()
  const { data, error, refetch } = answer
  return (
    <section aria-labelledby={id} className="panel space-y-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {data && badge?.(data)}
        </div>
        {data && act?.(data)}
      </div>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data && children(data)}
    </section>
  )
}
