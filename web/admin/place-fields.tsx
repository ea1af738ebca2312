import { addressForm } from '../../contract/addresses/forms.ts'
import { countriesByName } from '../trade/delivery/countries.ts'
import { SelectField, TextField } from '../ui/forms/field.tsx'

export type Place = { country: string; region: string }

type Props = {
  value: Place
  onChange: (place: Place) => void
  errorOf: (field: string) => string | undefined
  /** What no region means. */
  allWords: string
}

/** A country, and a region of it where its regions are known. */
export function PlaceFields({ value, onChange, errorOf, allWords }: Props) {
  const form = addressForm(value.country)
  return (
    <>
      <SelectField
        label="Country"
        value={value.country}
        error={errorOf('country')}
        onChange={({ target }) => onChange({ country: target.value, region: '' })}
      >
        <option value="">Please choose</option>
        {countriesByName().map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {form && form.regions.length > 0 && (
        <SelectField
          label={form.labels.region}
          value={value.region}
          error={errorOf('region')}
          onChange={({ target }) => onChange({ ...value, region: target.value })}
        >
          <option value="">{allWords}</option>
          {form.regions.map(({ code, latin }) => (
            <option key={code} value={code}>
              {latin}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

type CodeProps = {
  country: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The postal code of a place, as its country calls it. */
export const PostalCodeField = ({ country, value, error, onChange }: CodeProps) => (
  <TextField
    label={addressForm(country)?.labels.postalCode ?? 'Postal code'}
    optional
    maxLength={40}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
