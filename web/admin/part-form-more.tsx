import type { Ref } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { categories, categoryNames } from '../../contract/categories.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { PartFormValues } from './part-form-values.ts'
import { SpecsFields } from './specs-fields.tsx'

type Props = {
  form: Pick<UseFormReturn<PartFormValues>, 'control' | 'register' | 'formState'>
  /** A new part may be without a number: it gets one. */
  isNew: boolean
  ref: Ref<HTMLDetailsElement>
}

/** What else a catalogue needs, with good defaults: number, category, warranty, specifications. */
export function PartMore({ form: { control, register, formState }, isNew, ref }: Props) {
  const { errors } = formState
  return (
    <details ref={ref} open={isNew ? undefined : true} className="group panel">
      <summary className="flex min-h-12 items-center gap-2 rounded-lg px-4 font-medium hover:bg-sunken sm:px-6">
        <span>More</span>
        <span className="text-sm font-normal text-soft">
          number, category, warranty, specifications
        </span>
      </summary>
      <div className="space-y-6 border-t p-4 sm:p-6">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Part number"
            optional={isNew}
            hint={
              isNew
                ? 'Without one it gets a number of ours'
                : 'Orders keep the number they were placed with'
            }
            maxLength={80}
            autoComplete="off"
            error={errors.sku?.message}
            {...register('sku')}
          />
          <SelectField
            label="Category"
            hint="Where buyers find it"
            error={errors.category?.message}
            {...register('category')}
          >
            {categories.map((one) => (
              <option key={one} value={one}>
                {categoryNames[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Warranty in months"
            type="number"
            min={12}
            max={36}
            step={1}
            hint="12 to 36"
            error={errors.warrantyMonths?.message}
            {...register('warrantyMonths')}
          />
        </div>
        <SpecsFields control={control} register={register} error={messageIn(errors.specs)} />
      </div>
    </details>
  )
}

/** The first message in what is wrong with the specifications, however deep it stands. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return error.message
  for (const [name, value] of Object.entries(error)) {
    if (name === 'ref') continue
    const found = messageIn(value)
    if (found) return `${name === 'root' ? '' : `${name}: `}${found}`
  }
  return undefined
}
