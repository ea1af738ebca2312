import type { PartFacts } from '../contract/lines.ts'
import { figure, Money } from './ui/amounts.tsx'
import { classNames } from './ui/class-names.ts'

type Props = {
  id: string
  part: PartFacts
  /** What the buyer's own books call it, when it was found by that. */
  own: string | undefined
  isActive: boolean
  onPick: () => void
}

/** One part that may be meant by what is typed. It is never focused: the input tells which one is active. */
export function PartOption({ id, part, own, isActive, onPick }: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the input's
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // the input keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-2 py-1.5 text-sm hover:bg-sunken',
        isActive && 'bg-sunken outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span className="min-w-0">
        <span className="block truncate">{part.name}</span>
        <span className="block truncate font-mono text-xs text-soft">
          {own === undefined ? `${part.sku} · ${part.partNumber}` : `Your number ${own}`}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className="block font-medium">
          <Money amount={part.price} currency={part.currency} />
        </span>
        <span className="figures block text-xs text-soft">{figure(part.quantity)} available</span>
      </span>
    </div>
  )
}
