import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Part } from '../../../contract/parts/parts.ts'
import { QuantityStepper } from '../../trade/pricing/quantity-stepper.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'

type Props = {
  part: Part
  quantity: number
  /** What the order comes to at most, in minor units. */
  most: number
  error: string | undefined
  hint: ReactNode
  field: UseFormRegisterReturn
  onStep: (quantity: number) => void
}

/** How many: typed, or by steps of the order multiple, which never leave what can be ordered. */
export function QuantityField({ part, quantity, most, error, hint, field, onStep }: Props) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        Quantity
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      <div className="max-w-72">
        <QuantityStepper
          {...field}
          part={part}
          quantity={quantity}
          most={most}
          onStep={onStep}
          id={id}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
