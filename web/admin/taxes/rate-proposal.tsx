import { countryName } from '../../../contract/parts/countries.ts'
import { CheckboxField, TextField } from '../../ui/forms/field.tsx'

type Props = {
  country: string
  usual: number
  /** Null: no rate is added. */
  percent: string | null
  error: string | undefined
  onChange: (percent: string | null) => void
}

/** Offers the standard rate that a country has as far as the shop knows. */
export const RateProposal = ({ country, usual, percent, error, onChange }: Props) => (
  <div className="space-y-3 rounded-md border p-4">
    <CheckboxField
      label={`Add the standard rate of ${countryName(country)} with it`}
      checked={percent !== null}
      onChange={({ target }) => onChange(target.checked ? String(usual) : null)}
    />
    {percent !== null && (
      <TextField
        label="Percent"
        hint="As the shop knows it of January 2026. Check it with your tax adviser: what you save holds."
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="0.001"
        value={percent}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </div>
)
