import type { ComponentProps, Ref } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartFold } from './fold.tsx'
import type { PartFormValues } from './values.ts'

const BreakFields = lazyPart<ComponentProps<typeof import('./break-fields.tsx')['BreakFields']>>(
  async () => ({ default: (await import('./break-fields.tsx')).BreakFields }),
  <Skeleton className="h-40" />,
)
const BreakPreview = lazyPart(async () => ({
  default: (await import('./break-preview.tsx')).BreakPreview,
}))

type Props = {
  form: UseFormReturn<PartFormValues>
  isNew: boolean
  currency: string
  ref: Ref<HTMLDetailsElement>
}

/** How a part is bought in bulk: by which steps, how many at most, how packed, and what many cost. */
export function PartBulk({ form, isNew, currency, ref }: Props) {
  const { errors } = form.formState
  const whole = { inputMode: 'numeric' } as const
  return (
    <PartFold
      title="Buying in bulk"
      says="multiple, maximum, pack, price breaks"
      isNew={isNew}
      ref={ref}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label="Order multiple"
          hint="Orders are a multiple of it; 1 for any number"
          error={errors.orderMultiple?.message}
          {...whole}
          {...form.register('orderMultiple')}
        />
        <NumberField
          label="Maximum of an order"
          optional
          hint="Without one only the stock ends it"
          error={errors.maxQuantity?.message}
          {...whole}
          {...form.register('maxQuantity')}
        />
        <TextField
          label="Pack"
          optional
          hint="What it comes in: tray, carton, box"
          maxLength={40}
          autoComplete="off"
          error={errors.pack?.name?.message}
          {...form.register('pack.name')}
        />
        <NumberField
          label="Pieces of a pack"
          optional
          hint="Said beside quantities; it binds nothing"
          error={errors.pack?.size?.message}
          {...whole}
          {...form.register('pack.size')}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BreakFields form={form} currency={currency} />
        <BreakPreview control={form.control} currency={currency} />
      </div>
    </PartFold>
  )
}
