import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

export type Props = {
  open: boolean
  taken: string[]
  onClose: () => void
  onName: (name: string) => void
}

/** Asks what a view is to be called. */
export function NameDialog({ open, taken, onClose, onName }: Props) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setError('Please input the name of the view')
    if (taken.includes(wanted)) return setError('There is a view of that name')
    onName(wanted)
    setName('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Save this view">
      <form noValidate onSubmit={save} className="space-y-4">
        <TextField
          label="Name"
          maxLength={60}
          value={name}
          error={error}
          hint="Its search, filters and order, wherever you sign in"
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="primary">
            Save the view
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
