import { figure } from '../ui/words/amounts.tsx'

/** How many a list has, beside its heading; without a number where nobody counted that far. */
export const ListCount = ({ of: list }: { of: { total?: number | undefined } | undefined }) =>
  list && (
    <p className="text-sm text-soft" aria-live="polite">
      {list.total === undefined ? `More than ${figure(1_000)}` : figure(list.total)}
    </p>
  )
