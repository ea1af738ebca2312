import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { legalQuantity } from '../../contract/order-quantity.ts'
import type { Part } from '../../contract/parts.ts'
import { figure } from '../ui/amounts.tsx'
import { FieldError } from '../ui/field.tsx'

type Props = {
  part: Pick<Part, 'minQuantity' | 'orderMultiple' | 'quantity'>
  quantity: number
  error: string | undefined
  hint: ReactNode
  field: UseFormRegisterReturn
  onStep: (quantity: number) => void
}

/** How many: typed, or by steps of the order multiple, which never leave what can be ordered. */
export function QuantityField({ part, quantity, error, hint, field, onStep }: Props) {
  const id = useId()
  const { minQuantity: min, orderMultiple: multiple, quantity: available } = part
  const now = Number.isFinite(quantity) ? quantity : 0
  const least = legalQuantity(min, min, multiple)
  const most = Math.floor(available / multiple) * multiple
  const up = legalQuantity(now + 1, min, multiple)
  const down = Math.min(most, Math.floor((now - 1) / multiple) * multiple)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        Quantity
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      <div className="flex max-w-72 gap-2">
        <Step
          name={`Decrease by ${figure(multiple)}`}
          disabled={down < least}
          onClick={() => onStep(down)}
        >
          <Minus size={18} aria-hidden="true" />
        </Step>
        <input
          {...field}
          id={id}
          type="number"
          inputMode="numeric"
          step={1}
          className="input figures text-center"
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        <Step
          name={`Increase by ${figure(multiple)}`}
          disabled={up > most}
          onClick={() => onStep(up)}
        >
          <Plus size={18} aria-hidden="true" />
        </Step>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

type StepProps = { name: string; disabled: boolean; onClick: () => void; children: ReactNode }

const Step = ({ name, disabled, onClick, children }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={disabled}
    onClick={() => !disabled && onClick()}
    className="grid size-11 shrink-0 place-items-center rounded-md border border-edge bg-surface hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
  >
    {children}
  </button>
)
