import { useState } from 'react'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import type { WantedBuild } from '../../trade/builds/link.ts'
import { NameForm } from '../../trade/lists/name-form.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { buildName } from './build-name.ts'
import { type OpenedBuild, storeOpened } from './opened.ts'

type Props = {
  open: boolean
  onClose: () => void
  onSaved: (saved: OpenedBuild) => void
  /** Without what has left the shop. */
  build: WantedBuild
  /** So many lines have left the shop. */
  gone: number
  opened: OpenedBuild | null
}

/** Asks for a name and saves the build, as a new one or, where that is asked for, in place of the one that was opened. */
export function SaveDialog({ open, onClose, onSaved, build, gone, opened }: Props) {
  const idempotency = useIdempotencyKey()
  const [isReplacing, setReplacing] = useState(opened !== null)
  const save = async (name: string) => {
    const saved =
      isReplacing && opened
        ? await call('PATCH /builds/{id}', {
            id: opened.id,
            name,
            ...build,
            updatedAt: opened.updatedAt,
          })
        : await addBuild({ name, ...build }, idempotency)
    const next = { id: saved._id, name: saved.name, updatedAt: saved.updatedAt }
    storeOpened(next)
    toast.success('Build saved')
    onClose()
    onSaved(next)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Save this build">
      {gone > 0 && (
        <Note kind="warn" className="mb-4">
          {counted(gone, 'part that has', 'parts that have')} left the shop: not saved.
        </Note>
      )}
      <NameForm
        schema={buildName}
        name={opened?.name ?? ''}
        action="Save the build"
        onName={save}
        onBack={onClose}
      >
        {opened && (
          <fieldset className="space-y-2 text-sm">
            <legend className="sr-only">Save it</legend>
            {[true, false].map((replaces) => (
              <label key={String(replaces)} className="flex items-start gap-2.5">
                <input
                  type="radio"
                  name="replaces"
                  checked={isReplacing === replaces}
                  onChange={() => setReplacing(replaces)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                {replaces ? `In place of “${opened.name}”` : 'As a new build'}
              </label>
            ))}
          </fieldset>
        )}
      </NameForm>
    </Dialog>
  )
}

async function addBuild(
  build: WantedBuild & { name: string },
  idempotency: ReturnType<typeof useIdempotencyKey>,
) {
  const { insertedId } = await call('POST /builds', build, { key: idempotency.keyFor(build) })
  idempotency.fulfilled()
  return await call('GET /builds/{id}', { id: insertedId })
}
