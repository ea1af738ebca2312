import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { toMajor } from '../../contract/money.ts'
import type { Part } from '../../contract/parts.ts'
import { leastOf, pricedPart, priceOf } from '../../contract/price.ts'
import { inPacks } from '../pricing/pack-words.ts'
import { PriceLadder } from '../pricing/price-ladder.tsx'
import { QuantityAdvice } from '../pricing/quantity-advice.tsx'
import { quantityFault } from '../pricing/quantity-fault.ts'
import { QuantityStepper } from '../pricing/quantity-stepper.tsx'
import { WhyThisPrice } from '../pricing/why-this-price.tsx'
import { money } from '../ui/amounts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'

/** How many, what they come to at which rung, and the way to order them. */
export function OrderForm({ part }: { part: Part }) {
  const priced = pricedPart(part)
  const [typed, setTyped] = useState(String(leastOf(priced)))
  const id = useId()
  const navigate = useNavigate()
  const quantity = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const fault = quantityFault(part, quantity)
  const { unitMinor, totalMinor } = priceOf(priced, fault ? leastOf(priced) : quantity)
  const inMoney = (minor: number) => money(toMajor(minor, part.currency), part.currency)
  const take = (next: number) => setTyped(String(next))
  const to = `/purchase/${part._id}?quantity=${quantity}`
  return (
    <div className="mt-4 space-y-3">
      <PriceLadder part={part} quantity={fault ? undefined : quantity} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="w-44 shrink-0">
          <label htmlFor={id} className="mb-1 block text-sm font-medium">
            Quantity
          </label>
          <QuantityStepper
            {...{ part, quantity, id }}
            min={part.minQuantity}
            max={part.quantity}
            value={typed}
            onStep={take}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !fault && void navigate(to)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault`}
          />
        </div>
        <div className="grow text-end">
          <p className="text-sm text-soft">Total</p>
          <output
            htmlFor={id}
            className="figures block text-lg leading-11 font-semibold whitespace-nowrap"
          >
            {fault ? '–' : inMoney(totalMinor)}
          </output>
        </div>
      </div>
      <FieldError id={`${id}-fault`}>{fault}</FieldError>
      {!fault && (
        <p className="figures -mt-2 text-sm text-soft">
          {inMoney(unitMinor)} each
          {part.pack && inPacks(part.pack, quantity) && ` · ${inPacks(part.pack, quantity)}`}
        </p>
      )}
      <QuantityAdvice part={part} quantity={quantity} onTake={take} />
      {fault ? (
        <Button look="primary" size="large" disabled className="w-full">
          Purchase Now
        </Button>
      ) : (
        <>
          <ButtonLink to={to} look="primary" size="large" className="w-full">
            Purchase Now
          </ButtonLink>
          <WhyThisPrice part={part} quantity={quantity} />
        </>
      )}
    </div>
  )
}
