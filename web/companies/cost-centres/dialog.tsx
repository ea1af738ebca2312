import { type FormEvent, useState } from 'react'
import type { CostCentre } from '../../../contract/companies/cost-centres.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Props = { open: boolean; about: CostCentre | 'new' | undefined; onClose: () => void }

/** Adds a cost centre, or calls one something else. */
export function CostCentreDialog({ open, about, onClose }: Props) {
  const title = about === 'new' ? 'Add a cost centre' : 'Change the cost centre'
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && about && (
        <CostCentreForm before={about === 'new' ? null : about} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FormProps = { before: CostCentre | null; onClose: () => void }

function CostCentreForm({ before, onClose }: FormProps) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const [code, setCode] = useState(before?.code ?? '')
  const [name, setName] = useState(before?.name ?? '')
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const named = fault instanceof CallFault ? fault.errors : []
  const errorOf = (field: string) => named.find(({ path }) => path === field)?.message
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    const given = { code, name }
    try {
      if (before) await call('PATCH /company/cost-centres/{id}', { id: before._id, ...given })
      else await call('POST /company/cost-centres', given, { key: idempotency.keyFor(given) })
      idempotency.fulfilled()
      toast.success('Saved', code.trim())
      await reload('GET /company/cost-centres')
      onClose()
    } catch (error) {
      setFault(error as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
      <TextField
        label="Code"
        hint="As your books have it, such as 4711."
        value={code}
        error={errorOf('code')}
        onChange={({ target }) => setCode(target.value)}
      />
      <TextField
        label="Name"
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      {fault && named.length === 0 && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
