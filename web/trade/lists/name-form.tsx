import { type ReactNode, useState } from 'react'
import type { ZodType } from 'zod'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { FaultNote } from '../faults/fault-note.tsx'

type Props = {
  /** What a name may be, by the contract. */
  schema: () => Promise<ZodType<{ name: string }, { name: string }>>
  /** What it may be called: the buyer says otherwise. */
  name: string
  /** What the button does. */
  action: string
  /** Throws what is then said in the form. */
  onName: (name: string) => Promise<void>
  onBack: () => void
  children?: ReactNode
}

/** Asks for the name of what is saved, in a dialog. `children` stand between the field and the buttons. */
export function NameForm({ schema, name, action, onName, onBack, children }: Props) {
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, formState } = useCheckedForm(schema, { name })
  const send = handleSubmit(async (values) => {
    setFault(undefined)
    try {
      await onName(values.name)
    } catch (error) {
      setFault(error as Error)
    }
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Name"
        maxLength={100}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      {children}
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Go back</Button>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}

export const listName = async () =>
  (await import('../../../contract/lists.ts')).newList.pick({ name: true })
