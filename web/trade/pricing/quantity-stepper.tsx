import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { pricedPart } from '../../../contract/pricing/price.ts'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { legalSteps } from './legal-steps.ts'
import type { Orderable } from './orderable.ts'

type Props = Omit<ComponentProps<'input'>, 'part' | 'size'> & {
  part: Orderable
  quantity: number
  onStep: (quantity: number) => void
  size?: 'small' | 'medium'
  /** What the order comes to at most, in minor units. */
  most?: number | undefined
}

/** A quantity, typed or moved by buttons and arrow keys, which go only to quantities that can be ordered. */
export function QuantityStepper({
  part,
  quantity,
  onStep,
  onKeyDown,
  size,
  most,
  ...input
}: Props) {
  const { down, up } = legalSteps(pricedPart(part), quantity, part.quantity, most)
  const multiple = figure(part.orderMultiple)
  const isSmall = size === 'small'
  return (
    <div className={classNames('flex', isSmall ? 'gap-1' : 'gap-2')}>
      <Step name={`Decrease by ${multiple}`} to={down} onStep={onStep} isSmall={isSmall}>
        <Minus size={isSmall ? 15 : 18} aria-hidden="true" />
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
        className={classNames(
          'input figures min-w-0 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          isSmall && 'min-h-8 px-1 py-1 text-sm',
        )}
      />
      <Step name={`Increase by ${multiple}`} to={up} onStep={onStep} isSmall={isSmall}>
        <Plus size={isSmall ? 15 : 18} aria-hidden="true" />
      </Step>
    </div>
  )
}

type StepProps = {
  name: string
  to: number | null
  isSmall: boolean
  onStep: (to: number) => void
  children: ReactNode
}

const Step = ({ name, to, isSmall, onStep, children }: StepProps) => (
  <button
    type="button"
    data-each-press
    aria-label={name}
    aria-disabled={to === null}
    onClick={() => to !== null && onStep(to)}
    className={classNames(
      'grid shrink-0 place-items-center rounded-md border border-edge bg-surface hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
      isSmall ? 'size-8' : 'size-11',
    )}
  >
    {children}
  </button>
)
