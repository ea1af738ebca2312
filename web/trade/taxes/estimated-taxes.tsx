import { useEffect } from 'react'
import { Note } from '../../ui/note.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { type Estimated, type EstimatedLine, useEstimate } from './estimate.ts'
import { TaxLines } from './tax-lines.tsx'

type Props = {
  lines: EstimatedLine[]
  /** Told with every change: undefined while nobody can say. */
  onEstimate: (estimate: Estimated | undefined) => void
}

/** What an order comes to with its taxes, where the form around says that it goes. */
export default function EstimatedTaxes({ lines, onEstimate }: Props) {
  const { estimate, fault, wants } = useEstimate(lines)
  useEffect(() => onEstimate(estimate), [estimate, onEstimate])
  if (wants === 'lines') return null
  return (
    <div aria-live="polite" className="mt-1 space-y-2">
      {fault && <Note kind="warn">{fault.message}</Note>}
      {wants === 'address' && (
        <p className="text-sm text-soft">
          Without taxes: they follow when it is written where this goes.
        </p>
      )}
      {estimate ? (
        <>
          <TaxLines taxes={estimate.taxes} currency={estimate.currency} />
          <p className="flex items-baseline justify-between gap-3 border-t pt-2">
            <span className="font-medium">To pay</span>
            <output aria-label="To pay" className="figures text-xl font-semibold">
              <Money amount={estimate.payable} currency={estimate.currency} />
            </output>
          </p>
        </>
      ) : (
        !fault && !wants && <p className="text-sm text-soft">Its taxes are worked out …</p>
      )}
    </div>
  )
}
