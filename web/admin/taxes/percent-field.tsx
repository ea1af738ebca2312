import { TextField } from '../../ui/forms/field.tsx'

type Props = { value: string; error: string | undefined; onChange: (text: string) => void }

/** Percent with up to three decimals. */
export const PercentField = ({ value, error, onChange }: Props) => (
  <TextField
    label="Percent"
    type="number"
    inputMode="decimal"
    min={0}
    max={100}
    step="0.001"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
