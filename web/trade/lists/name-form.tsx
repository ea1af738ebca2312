import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { FaultNote } from '../faults/fault-note.tsx'

type Props = {
  /** What the list may be called: the buyer says otherwise. */
  name: string
  /** What the button does. */
  action: string
  /** Throws what is then said in the form. */
  onName: (name: string) => Promise<void>
  onBack: () => void
}

/** Asks for the name of a list, in a dialog. */
export function ListNameForm({ name, action, onName, onBack }: Props) {
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, formState } = useCheckedForm(
    () => import('../../../contract/lists.ts').then((m) => m.newList.pick({ name: true })),
    { name },
  )
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
