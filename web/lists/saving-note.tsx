import { useState } from 'react'
import { CallFault, call } from '../app/api.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import type { useListEditing } from './use-list-editing.ts'

type Props = {
  editing: Pick<ReturnType<typeof useListEditing>, 'fault' | 'save' | 'adopt'>
  id: string
}

/** Why a change is not saved. One that met another's is kept on the page until the reader says what holds. */
export function SavingNote({ editing: { fault, save, adopt }, id }: Props) {
  const [busy, setBusy] = useState(false)
  if (!fault) return null
  const isOld = fault instanceof CallFault && fault.code === 'list_changed'
  const load = async () => {
    setBusy(true)
    try {
      adopt(await call('GET /lists/{id}', { id }))
    } finally {
      setBusy(false)
    }
  }
  if (!isOld) return <FaultNote error={fault} onRetry={() => void save()} />
  return (
    <FaultNote
      error={
        new CallFault({
          ...fault,
          detail:
            'This list was changed somewhere else since you opened it. What you see here is not saved: note what you changed, then load the list as it is now.',
        })
      }
      action={
        <Button size="small" busy={busy} onClick={() => void load()}>
          Load it again
        </Button>
      }
    />
  )
}
