import type { UseFormReturn } from 'react-hook-form'
import { type AttributeName, partAttributes } from '../../../../contract/parts/attributes.ts'
import { taxClasses, taxClassWords } from '../../../../contract/tax/classes.ts'
import { countriesByName } from '../../../trade/delivery/countries.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import type { PartFormValues } from './values.ts'

type Props = {
  name: AttributeName
  form: Pick<UseFormReturn<PartFormValues>, 'register' | 'formState'>
}

/** An attribute of a part: a country and a tax class are chosen, all else is typed. */
export function AttributeField({ name, form: { register, formState } }: Props) {
  const { label, hint, initial, value } = partAttributes[name]
  const field = {
    label,
    hint,
    optional: initial === null,
    error: formState.errors[name]?.message,
    ...register(name),
  }
  if (value.kind === 'country')
    return (
      <SelectField {...field}>
        <option value="">Not known</option>
        {countriesByName().map(([code, country]) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    )
  if (value.kind === 'taxClass')
    return (
      <SelectField {...field}>
        {taxClasses.map((one) => (
          <option key={one} value={one}>
            {taxClassWords[one]}
          </option>
        ))}
      </SelectField>
    )
  return value.kind === 'integer' ? (
    <NumberField {...field} inputMode="numeric" />
  ) : (
    <TextField {...field} autoComplete="off" />
  )
}
