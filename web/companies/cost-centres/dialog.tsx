import { useState } from 'react'
import type { CostCentre } from '../../../contract/companies/cost-centres.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
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
  const sending = useSending()
  const { errorOf } = sending
  const save = sending.sends(async () => {
    const given = { code, name }
    if (before) await call('PATCH /company/cost-centres/{id}', { id: before._id, ...given })
    else await call('POST /company/cost-centres', given, { key: idempotency.keyFor(given) })
    idempotency.fulfilled()
    toast.success('Saved', code.trim())
    await reload('GET /company/cost-centres')
    onClose()
  })
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
      <FormEnd sending={sending} onBack={onClose}>
        Save
      </FormEnd>
    </form>
  )
}
