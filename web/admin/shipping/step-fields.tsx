import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'

/** A step of weight as it is typed. */
export type TypedStep = {
  key: string
  upToKg: string
  price: string
  perKg: string
  freeFrom: string
}

type Field = 'upToKg' | 'price' | 'perKg' | 'freeFrom'

const fields: { name: Field; label: string; optional: boolean; refused: string }[] = [
  { name: 'upToKg', label: 'Up to kg', optional: true, refused: 'upToGrams' },
  { name: 'price', label: 'Price', optional: false, refused: 'price' },
  { name: 'perKg', label: 'And per kg', optional: true, refused: 'perKg' },
  { name: 'freeFrom', label: 'Free from', optional: true, refused: 'freeFrom' },
]

type Props = {
  step: TypedStep
  at: number
  errorOf: (field: string) => string | undefined
  onChange: (step: TypedStep) => void
  onRemove: () => void
}

/** What is charged up to a weight. */
export const StepFields = ({ step, at, errorOf, onChange, onRemove }: Props) => (
  <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
    {fields.map(({ name, label, optional, refused }) => (
      <NumberField
        key={name}
        label={
          <>
            {label}
            <span className="sr-only">, step {at + 1}</span>
          </>
        }
        optional={optional}
        value={step[name]}
        error={errorOf(refused)}
        onChange={({ target }) => onChange({ ...step, [name]: target.value })}
      />
    ))}
    <Button size="small" variant="quiet" className="sm:mt-6" onClick={onRemove}>
      Remove<span className="sr-only"> step {at + 1}</span>
    </Button>
  </div>
)
