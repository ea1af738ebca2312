import { useEffect, useState } from 'react'
import { useShopConfig } from '../../app/shop-config.ts'
import { Note } from '../../ui/note.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { type Estimated, type EstimatedLine, type ShippingChoice, useEstimate } from './estimate.ts'
import { ShippingField } from './shipping-field.tsx'
import { BesidePaid, SumLines } from './sum-lines.tsx'

type Props = {
  lines: EstimatedLine[]
  /** Told with every change: undefined while nobody can say. */
  onEstimate: (estimate: Estimated | undefined) => void
}

/** How an order is sent, and what it comes to with freight and taxes, where the form around says that it goes. */
export default function EstimatedTotal({ lines, onEstimate }: Props) {
  const { shippingChosen, priceTaxes } = useShopConfig()
  const [chosen, setChosen] = useState<ShippingChoice>({})
  const { estimate, methods, choice, isGone, fault, wants } = useEstimate(lines, chosen)
  const told = JSON.stringify(estimate)
  useEffect(() => onEstimate(told ? JSON.parse(told) : undefined), [told, onEstimate])
  if (wants === 'lines') return null
  return (
    <div className="mt-1 space-y-2">
      {shippingChosen && methods.length > 0 && (
        <ShippingField methods={methods} choice={choice} onChoose={setChosen} />
      )}
      <div aria-live="polite" className="space-y-2">
        {fault && <Note kind="warn">{fault.message}</Note>}
        {isGone && (
          <Note kind="warn">What you chose cannot be had any more. Choose how it is sent.</Note>
        )}
        {wants === 'address' && (
          <p className="text-sm text-soft">
            {priceTaxes ? 'Its own taxes follow' : 'Without tax: it follows'} when it is written
            where this goes.
          </p>
        )}
        {estimate ? (
          <>
            {estimate.taxesOpen && (
              <Note kind="warn">
                The register of tax numbers has not answered for your company’s. Ordered on account,
                this waits for that, with these taxes at most. Paid before it leaves, it can be
                ordered once it has.
              </Note>
            )}
            <SumLines
              {...(priceTaxes && { price: estimate.price })}
              freight={shippingChosen ? estimate.freight : 0}
              taxes={estimate.taxes}
              currency={estimate.currency}
            />
            <p className="flex items-baseline justify-between gap-3 border-t pt-2">
              <span className="font-medium">
                To pay
                <BesidePaid tax={taxOfEstimate(estimate)} />
              </span>
              <output aria-label="To pay" className="figures text-xl font-semibold">
                <Money amount={estimate.payable} currency={estimate.currency} />
              </output>
            </p>
          </>
        ) : (
          !fault &&
          !wants &&
          !isGone && <p className="text-sm text-soft">What is to be paid is worked out …</p>
        )}
      </div>
    </div>
  )
}

const taxOfEstimate = ({ taxes }: Estimated) =>
  taxes.length === 0 ? undefined : taxes.reduce((sum, { amount }) => sum + amount, 0)
