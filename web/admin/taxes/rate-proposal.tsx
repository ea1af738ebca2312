import { countryName } from '../../../contract/parts/countries.ts'
import { asField } from '../../../contract/words/typed.ts'
import { CheckboxField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'

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
      onChange={({ target }) => onChange(target.checked ? asField(usual) : null)}
    />
    {percent !== null && (
      <NumberField
        label="Percent"
        hint="As the shop knows it of January 2026. Check it with your tax adviser: what you save holds."
        value={percent}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </div>
)
