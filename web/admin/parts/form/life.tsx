import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type AttributeName, partAttributes } from '../../../../contract/parts/attributes.ts'
import {
  goesOn,
  type Lifecycle,
  lifecycles,
  lifecycleWords,
} from '../../../../contract/parts/lifecycle.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import type { PartFormValues } from './values.ts'

type Props = {
  form: Pick<UseFormReturn<PartFormValues>, 'control' | 'register' | 'formState'>
  isNew: boolean
}

/** Where a part stands in its life, up to when it is sold, and what its maker names in its place. */
export function LifeFields({ form: { control, register, formState }, isNew }: Props) {
  const state = useWatch({ control, name: 'lifecycle' }) as Lifecycle
  const field = (name: AttributeName) => ({
    label: partAttributes[name].label,
    hint: partAttributes[name].hint,
    optional: name !== 'lifecycle',
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField {...field('lifecycle')}>
        {lifecycles.map((one) => (
          <option key={one} value={one}>
            {lifecycleWords[one]}
          </option>
        ))}
      </SelectField>
      <TextField {...field('replacedBy')} autoComplete="off" />
      {!goesOn(state) && (
        <>
          <TextField {...field('lastBuyOn')} optional={state === 'eol'} type="date" />
          <TextField {...field('lastShipOn')} type="date" />
        </>
      )}
      {!isNew && (
        <TextField
          className="sm:col-span-2"
          label="Why"
          optional
          hint="Kept in the history beside what changes here, such as the number of the maker’s notice"
          maxLength={500}
          autoComplete="off"
          error={formState.errors.lifecycleNote?.message}
          {...register('lifecycleNote')}
        />
      )}
    </div>
  )
}
