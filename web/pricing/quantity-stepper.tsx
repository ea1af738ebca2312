import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Part } from '../../contract/parts.ts'
import { pricedPart } from '../../contract/price.ts'
import { figure } from '../ui/amounts.tsx'
import { legalSteps } from './legal-steps.ts'

type Props = Omit<ComponentProps<'input'>, 'part'> & {
  part: Part
  quantity: number
  onStep: (quantity: number) => void
}

/** A quantity, typed or moved by buttons and arrow keys, which go only to quantities that can be ordered. */
export function QuantityStepper({ part, quantity, onStep, onKeyDown, ...input }: Props) {
  const { down, up } = legalSteps(pricedPart(part), quantity, part.quantity)
  const multiple = figure(part.orderMultiple)
  return (
    <div className="flex gap-2">
      <Step name={`Decrease by ${multiple}`} to={down} onStep={onStep}>
        <Minus size={18} aria-hidden="true" />
      </Step>
      <input
        {...input}
        type="number"
        inputMode="numeric"
        step={1}
        onKeyDown={(event) => {
          const to = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined
          if (to !== undefined) event.preventDefault()
          if (to) onStep(to)
          onKeyDown?.(event)
        }}
        className="input figures min-w-0 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Step name={`Increase by ${multiple}`} to={up} onStep={onStep}>
        <Plus size={18} aria-hidden="true" />
      </Step>
    </div>
  )
}

type StepProps = {
  name: string
  to: number | null
  onStep: (to: number) => void
  children: ReactNode
}

const Step = ({ name, to, onStep, children }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={to === null}
    onClick={() => to !== null && onStep(to)}
    className="grid size-11 shrink-0 place-items-center rounded-md border border-edge bg-surface hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
  >
    {children}
  </button>
)
