import { useController, useFormContext } from 'react-hook-form'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { orderReferences, referenceNames } from '../../../contract/orders/references.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { CostCentreField } from '../companies/cost-centre-field.tsx'
import { useBookedTo } from '../companies/use-booked-to.ts'
import type { BookValues } from './book-values.ts'

/**
 * What the buyer's own books say of an order: all of it optional, but what their company asks for; and to which cost centre
 * of the company it is booked. In a form of react-hook-form, given by its provider.
 */
export function BookFields({ company }: { company: ActingFor | null }) {
  const { register, formState } = useFormContext<BookValues>()
  return (
    <>
      <div className="clear-both flex flex-wrap gap-5 *:grow *:basis-60">
        {referenceNames.map((name) => {
          const { label, value } = orderReferences[name]
          return (
            <TextField
              key={name}
              label={label}
              optional={name !== 'purchaseOrder' || !company?.poRequired}
              {...(value.kind === 'day' ? { type: 'date' } : { maxLength: value.max })}
              error={formState.errors[name]?.message}
              {...register(name)}
            />
          )
        })}
      </div>
      {company && <BookedTo company={company} />}
    </>
  )
}

function BookedTo({ company }: { company: ActingFor }) {
  const { field, fieldState } = useController<BookValues, 'costCentreId'>({ name: 'costCentreId' })
  const bookedTo = useBookedTo(company)
  return (
    <CostCentreField
      {...field}
      none={company._id}
      value={bookedTo(field.value) ?? company._id}
      error={fieldState.error?.message}
    />
  )
}
