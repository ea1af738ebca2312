import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { ConfirmDialog } from '../trade/faults/confirm-dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'

type Props = {
  /** The list in question; it stays while the dialog closes. */
  list: { _id: string; name: string } | undefined
  open: boolean
  onClose: () => void
  /** After it was deleted: put the focus where it makes sense. */
  onDone: () => void
}

/** Asks before a list is deleted, and deletes it. */
export function DeleteList({ list, open, onClose, onDone }: Props) {
  const reload = useReload()
  const remove = async () => {
    if (!list) return
    await call('DELETE /lists/{id}', { id: list._id })
    toast.warning('List deleted')
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      onDone={async () => {
        await reload('GET /lists')
        onDone()
      }}
    >
      {list && `The list “${list.name}”. Whoever has its link cannot open it any more.`}
    </ConfirmDialog>
  )
}
