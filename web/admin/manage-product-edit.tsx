import { useEffect, useState } from 'react'
import type { Part } from '../../contract/parts.ts'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/checked-form.ts'
import { toast } from '../ui/toast.ts'
import { PartForm } from './part-form.tsx'
import { valuesOf } from './part-form-values.ts'

/** A part that is in the shop, to be changed: only what was changed is sent, so that nobody else's change is undone. */
export function EditPart({ part }: { part: Part }) {
  const [before] = useState(part.specs)
  const reload = useReload()
  const form = useCheckedForm(
    () => import('./part-form-schema.ts').then(({ partChangeForm }) => partChangeForm(before)),
    valuesOf(part),
  )
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const { resetField } = form
  useEffect(() => {
    // the stock is changed beside the form
    resetField('quantity', { defaultValue: String(part.quantity) })
  }, [part.quantity, resetField])
  return (
    <PartForm
      form={form}
      isNew={false}
      currency={part.currency}
      submit="Save changes"
      onSend={async (body) => {
        const changed = Object.entries(body).filter(([name]) => name in dirtyFields)
        await call('PATCH /parts/{id}', { id: part._id, ...Object.fromEntries(changed) })
        toast.success('Successfully updated')
        form.reset({ ...form.getValues(), ...(body.img && { img: body.img }) })
        await reload('GET /parts', 'GET /parts/{id}')
      }}
    >
      <Button look="quiet" disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
        Undo changes
      </Button>
    </PartForm>
  )
}
