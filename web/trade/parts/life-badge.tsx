import type { PartLife } from '../../../contract/parts/lifecycle.ts'

/** Where a part stands in its life, with its day, on a line of its own; nothing of an active one. */
export const LifeBadge = ({ part }: { part: PartLife }) =>
  part.lifecycleText && (
    <span className="life" data-life={part.lifecycle}>
      {part.lifecycleText}
    </span>
  )
