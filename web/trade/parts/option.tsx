import type { PartFacts } from '../../../contract/orders/lines.ts'
import { Suggestion } from '../../ui/suggestion.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { Price } from '../pricing/price.tsx'
import { LifeBadge } from './life-badge.tsx'

type Props = {
  id: string
  part: PartFacts
  /** What the buyer's own books call it, when it was found by that. */
  own: string | undefined
  isActive: boolean
  onPick: () => void
}

/** One part that may be meant by what is typed. */
export function PartOption({ id, part, own, isActive, onPick }: Props) {
  return (
    <Suggestion id={id} isActive={isActive} onPick={onPick}>
      <span className="min-w-0 grow">
        <span className="block truncate">{part.name}</span>
        <LifeBadge part={part} />
        <span className="block truncate font-mono text-xs text-soft">
          {own === undefined ? `${part.mpn} · ${part.partNumber}` : `Your number ${own}`}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className="block font-medium">
          <Price of={part} amount={part.price} />
        </span>
        <span className="figures block text-xs text-soft">{figure(part.quantity)} available</span>
      </span>
    </Suggestion>
  )
}
