import { useId } from 'react'
import { leastOf } from '../../../contract/pricing/price.ts'
import { AddToBasket } from '../../trade/basket/add-to-basket.tsx'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { useCardQuantity } from '../../trade/pricing/card-quantity.ts'
import { QuantityStepper } from '../../trade/pricing/quantity-stepper.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { PurchaseLink } from '../purchase-link.tsx'

/** How many of a part, into the basket or bought, in one line; what is wrong stands below it. */
export function OrderCell({ part }: { part: ListedPart }) {
  const id = useId()
  const wish = useCardQuantity(part)
  const { typed, type, take, quantity, fault, legal } = wish
  const isThere = stockOf(part) !== 'out'
  return (
    <>
      <div className="flex items-center gap-1.5 max-md:flex-wrap">
        {isThere && (
          <>
            <div className="w-26">
              <QuantityStepper
                part={part}
                quantity={quantity}
                id={id}
                size="small"
                min={leastOf(part)}
                value={typed}
                onStep={take}
                onChange={(event) => type(event.currentTarget.value)}
                data-field="quantity"
                aria-label={`Quantity of ${part.name}`}
                aria-invalid={fault ? true : undefined}
                aria-describedby={`${id}-words`}
              />
            </div>
            <AddToBasket
              part={part}
              quantity={quantity}
              size="small"
              disabled={fault !== undefined}
            >
              <span className="sr-only">Add to basket</span>
            </AddToBasket>
          </>
        )}
        <PurchaseLink part={part} quantity={quantity} size="small" />
      </div>
      <p
        id={`${id}-words`}
        aria-live="polite"
        className="text-xs whitespace-normal text-danger empty:hidden"
      >
        {fault}
        {fault && legal !== null && (
          <button type="button" onClick={() => take(legal)} className="link ms-2 min-h-6">
            Take {figure(legal)}
            <span className="sr-only"> of {part.name}</span>
          </button>
        )}
      </p>
    </>
  )
}
