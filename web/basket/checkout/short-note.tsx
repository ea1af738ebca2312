import type { BasketLine } from '../../../contract/basket.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { ShownSum } from '../../trade/pricing/shown-sum.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { whatIsThere } from '../line-state.ts'
import type { Refused } from './use-place-basket.ts'

type Props = {
  lines: BasketLine[]
  refused: Refused
  /** What the last try came to; undefined before there was one. */
  fault: Error | undefined
  busy: boolean
  onReduce: () => void
}

/** Which lines cannot be ordered as they are, and the two ways on. Takes the focus when it comes. */
export function ShortNote({ lines, refused, fault, busy, onReduce }: Props) {
  const { currency } = useShopConfig()
  const { summed, left } = whatIsThere(lines)
  const canReduce = left.length < lines.length
  return (
    <FocusedNote of={fault ?? refused.size} kind="warn">
      <p className="font-semibold">
        {counted(refused.size, 'line')} cannot be ordered as{' '}
        {refused.size === 1 ? 'it is' : 'they are'}.{fault && ' Nothing was ordered.'}
      </p>
      <Reasons lines={lines} refused={refused} />
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/basket" size="small">
          Back to the basket
        </ButtonLink>
        {canReduce && (
          <Button size="small" busy={busy} onClick={onReduce}>
            Order what is there
          </Button>
        )}
      </div>
      {canReduce && (
        <p className="mt-2">
          What is there costs <ShownSum lines={summed} currency={currency} /> and is ordered now;
          the rest stays in your basket.
          {left.length > 0 && ` Left out: ${namesOf(left)}.`}
        </p>
      )}
    </FocusedNote>
  )
}

/** So many lines are named in a sentence; each is in the reasons above it. */
const named = 5

function namesOf(left: BasketLine[]) {
  const names = left.slice(0, named).map(({ partsName }) => partsName)
  const more = left.length - names.length
  return more > 0 ? `${names.join(', ')} and ${figure(more)} more` : names.join(', ')
}

/** Of which lines the price is not what the page showed. Nothing is ordered before its buyer has seen the new one. */
export function PricesNote({ lines, refused }: { lines: BasketLine[]; refused: Refused }) {
  return (
    <FocusedNote of={refused.size} kind="warn">
      <p className="font-semibold">
        The price of {counted(refused.size, 'line')} has changed. Nothing was ordered.
      </p>
      <Reasons lines={lines} refused={refused} />
      <p className="mt-2">The summary shows what it costs now. Order again if that is right.</p>
    </FocusedNote>
  )
}

function Reasons({ lines, refused }: { lines: BasketLine[]; refused: Refused }) {
  return (
    <ul className="mt-2 max-h-64 space-y-1 overflow-y-auto">
      {lines
        .filter(({ partsId }) => refused.has(partsId))
        .map(({ partsId, partsName }) => (
          <li key={partsId}>
            <span className="font-medium">{partsName}</span>: {refused.get(partsId)}
          </li>
        ))}
    </ul>
  )
}
