import { NumberField } from '../../ui/forms/number-field.tsx'

type Props = { value: string; error: string | undefined; onChange: (text: string) => void }

/** Percent with up to three decimals. */
export const PercentField = ({ value, error, onChange }: Props) => (
  <NumberField
    label="Percent"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
