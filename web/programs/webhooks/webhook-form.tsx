import { type FormEvent, useState } from 'react'
import type { EventType } from '../../../contract/programs/event-types.ts'
import { CallFault } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { EventFields } from './event-fields.tsx'

export type Wish = { url: string; types: EventType[] }
type Errors = Partial<Record<keyof Wish, string>>

type Props = {
  first: Wish
  action: string
  onSubmit: (wish: Wish) => Promise<void>
  onClose: () => void
}

/** An address and what it is told. Everything but what is missing is checked by the shop. */
export function WebhookForm({ first, action, onSubmit, onClose }: Props) {
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const wish = {
      url: String(given.get('url')).trim(),
      types: given.getAll('types') as EventType[],
    }
    const missing: Errors = {
      ...(!wish.url && { url: 'Please input the address' }),
      ...(wish.types.length === 0 && { types: 'Choose at least one' }),
    }
    setErrors(missing)
    setFault(undefined)
    if (Object.keys(missing).length > 0) return focusOn(form, missing)
    setBusy(true)
    try {
      await onSubmit(wish)
    } catch (error) {
      const refused = error instanceof CallFault ? fieldsOf(error) : {}
      setErrors(refused)
      if (Object.keys(refused).length === 0) setFault(error as Error)
      else focusOn(form, refused)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <TextField
        label="Address"
        name="url"
        type="url"
        maxLength={500}
        defaultValue={first.url}
        autoComplete="off"
        placeholder="https://erp.example.com/events"
        hint="By https, where anybody can reach it. It gets each event by POST, signed."
        error={errors.url}
      />
      <EventFields chosen={first.types} error={errors.types} />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
      </div>
    </form>
  )
}

const fieldsOf = ({ errors = [] }: CallFault): Errors =>
  Object.fromEntries(errors.map(({ path, message }) => [path.split('.')[0], message]))

const focusOn = (form: HTMLFormElement, errors: Errors) =>
  form.querySelector<HTMLInputElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus()
