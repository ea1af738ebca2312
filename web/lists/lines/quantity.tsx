import { useEffect, useId, useRef, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { maxPieces } from '../../../contract/parts/same-part.ts'
import { QuantityStepper } from '../../trade/pricing/quantity-stepper.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { Packs } from './cells.tsx'
import { stateOf } from './state.ts'

type Props = {
  line: { partsId: string; partsName: string; part: PartFacts | null; quantity: number }
  onChange: (quantity: number) => void
}

/** How many of a line: typed, or by legal steps; why they cannot be ordered, and what could be. */
export function LineQuantity({ line, onChange }: Props) {
  const { part, quantity, partsId, partsName } = line
  const id = useId()
  const here = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(String(quantity))
  // a fix, a step or a newer version of the list
  useEffect(() => setTyped(String(quantity)), [quantity])
  if (!part) return <span className="figures">{figure(quantity)} wanted</span>
  const { problem, fix } = stateOf(line)
  const type = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (Number.isInteger(next) && next >= 1 && next <= maxPieces) onChange(next)
  }
  return (
    <div ref={here} className="w-44 lg:w-52 max-w-full py-1 max-md:w-full print:w-auto">
      <div className="print:hidden">
        <QuantityStepper
          part={part}
          quantity={quantity}
          onStep={onChange}
          aria-label={`Quantity of ${partsName}`}
          aria-describedby={`${id}-error`}
          aria-invalid={problem ? true : undefined}
          data-quantity-of={partsId}
          data-field="quantity"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(quantity))}
        />
      </div>
      <span className="figures hidden print:inline">{figure(quantity)}</span>
      <Packs part={part} quantity={quantity} />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      {fix && (
        <Button
          size="small"
          className="mt-1"
          onClick={() => {
            // the button goes with the problem
            here.current?.querySelector('input')?.focus()
            onChange(fix.quantity)
          }}
        >
          {fix.words}
          <span className="sr-only"> of {partsName}</span>
        </Button>
      )}
    </div>
  )
}
