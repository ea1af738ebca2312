import { useId } from 'react'
import { toMajor } from '../../../contract/pricing/money.ts'
import { leastOf, pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { figure } from '../../ui/words/amounts.tsx'
import type { CardQuantity } from '../pricing/card-quantity.ts'
import type { Orderable } from '../pricing/orderable.ts'
import { Price } from '../pricing/price.tsx'
import { QuantityStepper } from '../pricing/quantity-stepper.tsx'
import { ShownSum } from '../pricing/shown-sum.tsx'
import { AddToBasket } from './add-to-basket.tsx'

type Props = {
  part: Orderable & { _id: string; name: string }
  wish: CardQuantity
}

/** How many of a listed part, what they come to, and into the basket, without going to the part's page. */
export function QuickAdd({ part, wish }: Props) {
  const id = useId()
  const { typed, type, take, quantity, fault, legal } = wish
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-30 grow">
          <QuantityStepper
            part={part}
            quantity={quantity}
            aria-label={`Quantity of ${part.name}`}
            size="small"
            min={leastOf(part)}
            value={typed}
            onStep={take}
            onChange={(event) => type(event.currentTarget.value)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-words`}
          />
        </div>
        <AddToBasket
          part={part}
          quantity={quantity}
          size="small"
          variant="quiet"
          disabled={fault !== undefined}
        >
          Add<span className="sr-only"> to basket</span>
        </AddToBasket>
      </div>
      <div
        id={`${id}-words`}
        aria-live="polite"
        className="figures flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm"
      >
        {fault ? (
          <>
            <span className="min-w-0 basis-32 grow text-xs text-danger">{fault}</span>
            {legal !== null && (
              <button
                type="button"
                onClick={() => take(legal)}
                className="min-h-6 font-medium underline underline-offset-3 hover:text-accent-strong"
              >
                Take {figure(legal)}
                <span className="sr-only"> of {part.name}</span>
              </button>
            )}
          </>
        ) : (
          <Comes part={part} quantity={quantity} />
        )}
      </div>
    </div>
  )
}

/** What each costs at this quantity, and what all come to. */
function Comes({ part, quantity }: { part: Orderable; quantity: number }) {
  const { unitMinor, totalMinor } = priceOf(pricedPart(part), quantity)
  const each = (minor: number) => <Price of={part} amount={toMajor(minor, part.currency)} />
  return (
    <>
      <span className="text-soft">{each(unitMinor)} each</span>
      <span className="font-semibold">
        <span className="sr-only">Total </span>
        <ShownSum lines={[{ ...part, netMinor: totalMinor }]} currency={part.currency} />
      </span>
    </>
  )
}
