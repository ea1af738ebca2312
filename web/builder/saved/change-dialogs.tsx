import type { BuildHead } from '../../../contract/builds/saved-builds.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { NameForm } from '../../trade/lists/name-form.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { buildName } from './build-name.ts'
import { readOpened, storeOpened } from './opened.ts'

type Props = {
  /** The build in question; it stays while the dialog closes. */
  build: BuildHead | undefined
  open: boolean
  onClose: () => void
}

/** Gives a build another name; its parts stay as they are. */
export function RenameBuild({ build, open, onClose }: Props) {
  const reload = useReload()
  const rename = async (id: string, name: string) => {
    await call('PATCH /builds/{id}', { id, name })
    toast.success('Build renamed')
    onClose()
    await reload('GET /builds', 'GET /builds/{id}')
  }
  return (
    <Dialog open={open} onClose={onClose} title="Rename the build">
      {build && (
        <NameForm
          key={build._id}
          schema={buildName}
          name={build.name}
          action="Rename"
          onName={(name) => rename(build._id, name)}
          onBack={onClose}
        />
      )}
    </Dialog>
  )
}

/** Asks before a build is deleted, and deletes it. `onDone`: puts the focus where it makes sense. */
export function DeleteBuild({ build, open, onClose, onDone }: Props & { onDone: () => void }) {
  const reload = useReload()
  const remove = async () => {
    if (!build) return
    await call('DELETE /builds/{id}', { id: build._id })
    if (readOpened()?.id === build._id) storeOpened(null)
    toast.warning('Build deleted')
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      onDone={async () => {
        await reload('GET /builds')
        onDone()
      }}
    >
      {build && `The build “${build.name}”. Links to it that were copied in the builder stay.`}
    </ConfirmDialog>
  )
}
