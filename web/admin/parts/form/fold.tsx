import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type Props = {
  title: string
  /** What is inside, for who sees it closed. */
  says: string
  isNew: boolean
  ref: Ref<HTMLDetailsElement>
  children: ReactNode
}

/** A part's fields that a new one can do without: closed for it, open where they are edited. */
export const PartFold = ({ title, says, isNew, ref, children }: Props) => (
  <details ref={ref} open={isNew ? undefined : true} className="group/fold panel">
    <summary className="flex min-h-12 list-none items-center gap-2 rounded-lg px-4 py-2 font-medium hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
      <span className="flex grow flex-wrap items-center gap-x-2">
        <span>{title}</span>
        <span className="text-sm font-normal text-soft">{says}</span>
      </span>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="shrink-0 text-soft transition-transform duration-150 group-open/fold:rotate-180"
      />
    </summary>
    <div className="space-y-6 border-t p-4 sm:p-6">{children}</div>
  </details>
)
