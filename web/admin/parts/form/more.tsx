import type { ComponentProps, Ref } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { plainAttributes } from '../../../../contract/parts/attributes.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AttributeField } from './attribute-field.tsx'
import { PartFold } from './fold.tsx'
import type { PartFormValues } from './values.ts'

const SpecsFields = lazyPart<ComponentProps<typeof import('./specs-fields.tsx')['SpecsFields']>>(
  async () => ({ default: (await import('./specs-fields.tsx')).SpecsFields }),
  <Skeleton className="h-60" />,
)

type Props = {
  form: Pick<UseFormReturn<PartFormValues>, 'control' | 'register' | 'formState'>
  /** A new part may be without a number: it gets one. */
  isNew: boolean
  ref: Ref<HTMLDetailsElement>
}

/** What else a catalogue needs, with good defaults: number, attributes, specifications. */
export function PartMore({ form: { control, register, formState }, isNew, ref }: Props) {
  const { errors } = formState
  return (
    <PartFold title="More" says="number, warranty, customs, specifications" isNew={isNew} ref={ref}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label="Part number"
          optional={isNew}
          hint={
            isNew
              ? 'Without one it gets a number of ours'
              : 'Orders keep the number they were placed with'
          }
          maxLength={80}
          autoComplete="off"
          error={errors.mpn?.message}
          {...register('mpn')}
        />
        {plainAttributes.map((name) => (
          <AttributeField key={name} name={name} form={{ register, formState }} />
        ))}
      </div>
      <SpecsFields control={control} register={register} error={messageIn(errors.specs)} />
    </PartFold>
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
