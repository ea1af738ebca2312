import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { formatMoney, toMajor } from '../../../contract/pricing/money.ts'
import { largestOrder, leastOf, pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { AddToBasket } from '../../trade/basket/add-to-basket.tsx'
import { mostPaid } from '../../trade/pricing/most-paid.ts'
import { nearestQuantity, typedQuantity } from '../../trade/pricing/nearest-quantity.ts'
import { inPacks } from '../../trade/pricing/pack-words.ts'
import { Price } from '../../trade/pricing/price.tsx'
import { PriceBreaks } from '../../trade/pricing/price-breaks.tsx'
import { QuantityAdvice } from '../../trade/pricing/quantity-advice.tsx'
import { quantityFault } from '../../trade/pricing/quantity-fault.ts'
import { QuantityStepper } from '../../trade/pricing/quantity-stepper.tsx'
import { useShownSum } from '../../trade/pricing/shown-sum.tsx'
import { WhyThisPrice } from '../../trade/pricing/why-this-price.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { figure } from '../../ui/words/amounts.tsx'

/** How many, what they come to at which price break, and the way to order them. */
export function OrderForm({ part }: { part: Part }) {
  const priced = pricedPart(part)
  const [typed, setTyped] = useState(String(leastOf(priced)))
  const id = useId()
  const navigate = useNavigate()
  const quantity = typedQuantity(typed)
  const fault = quantityFault(part, quantity)
  const legal = fault ? nearestQuantity(part, quantity) : quantity
  const { unitMinor, totalMinor } = priceOf(priced, legal ?? leastOf(priced))
  const { minor, beside, why } = useShownSum([{ ...part, netMinor: totalMinor }])
  const take = (next: number) => setTyped(String(next))
  const to = `/purchase/${part._id}?quantity=${quantity}`
  return (
    <div className="mt-3 space-y-3">
      <PriceBreaks part={part} quantity={legal ?? undefined} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="w-44 shrink-0">
          <label htmlFor={id} className="mb-1 block text-sm font-medium">
            Quantity
          </label>
          <QuantityStepper
            part={part}
            quantity={quantity}
            id={id}
            min={leastOf(priced)}
            max={largestOrder(priced, part.quantity, mostPaid())}
            value={typed}
            onStep={take}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !fault && void navigate(to)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault`}
          />
        </div>
        <div className="grow text-end max-sm:flex max-sm:basis-full max-sm:items-baseline max-sm:justify-between">
          <p className="text-sm text-soft">
            Total{fault && legal !== null && ` of ${figure(legal)}`}
            {beside}
          </p>
          <output
            htmlFor={id}
            className="figures block text-lg leading-11 font-semibold whitespace-nowrap"
          >
            {legal === null ? '–' : formatMoney(minor, part.currency)}
          </output>
        </div>
      </div>
      {why.map((one) => (
        <p key={one} className="text-sm text-soft">
          {one}.
        </p>
      ))}
      <FieldError id={`${id}-fault`}>{fault}</FieldError>
      {legal !== null && (
        <p className="figures -mt-2 text-sm text-soft">
          <Price of={part} amount={toMajor(unitMinor, part.currency)} /> each
          {part.pack && inPacks(part.pack, legal) && ` · ${inPacks(part.pack, legal)}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {fault ? (
          <Button variant="primary" size="large" disabled className="min-w-40 grow">
            Purchase Now
          </Button>
        ) : (
          <ButtonLink to={to} variant="primary" size="large" className="min-w-40 grow">
            Purchase Now
          </ButtonLink>
        )}
        <AddToBasket
          part={part}
          quantity={quantity}
          size="large"
          className="grow px-4!"
          disabled={fault !== undefined}
        />
      </div>
      <QuantityAdvice part={part} quantity={quantity} onTake={take} />
      {!fault && <WhyThisPrice part={part} quantity={quantity} />}
    </div>
  )
}
