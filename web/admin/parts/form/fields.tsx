import type { UseFormReturn } from 'react-hook-form'
import { useTaxWords } from '../../../trade/pricing/tax-words.ts'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { PartCategory } from './category.tsx'
import type { PartFormValues } from './values.ts'

type Props = { form: UseFormReturn<PartFormValues>; isNew: boolean; currency: string }

/** The specification's fields of a part that are typed, and beside its name what it is. */
export function PartFields({ form, isNew, currency }: Props) {
  const { register, formState } = form
  const { errors } = formState
  const beside = useTaxWords().without
  const whole = { inputMode: 'numeric' } as const
  return (
    <>
      <TextField
        label="Parts Name"
        maxLength={200}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <PartCategory form={form} isNew={isNew} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField
          label="Minimum Quantity"
          hint="Least pieces of an order"
          error={errors.minQuantity?.message}
          {...whole}
          {...register('minQuantity')}
        />
        <NumberField
          label="Quantity"
          hint={isNew ? 'Pieces available' : 'Changes by Restock'}
          readOnly={!isNew}
          error={errors.quantity?.message}
          {...whole}
          {...register('quantity')}
        />
        <NumberField
          label="Price"
          hint={`Each, in ${currency.toUpperCase()}${beside}`}
          error={errors.price?.message}
          {...register('price')}
        />
      </div>
      <TextArea
        label="Details"
        rows={5}
        maxLength={5_000}
        error={errors.details?.message}
        {...register('details')}
      />
    </>
  )
}
