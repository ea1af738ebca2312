import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { listName, NameForm } from '../trade/lists/name-form.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { plainLines } from './plain-lines.ts'

type Props = {
  list: { _id: string; name: string } | undefined
  open: boolean
  onClose: () => void
}

/** Gives a list another name; its lines stay as they are at that moment. */
export function RenameList({ list, open, onClose }: Props) {
  const reload = useReload()
  const rename = async (id: string, name: string) => {
    const { lines, updatedAt } = await call('GET /lists/{id}', { id })
    await call('PUT /lists/{id}', { id, name, lines: plainLines(lines), updatedAt })
    toast.success('List renamed')
    onClose()
    await reload('GET /lists', 'GET /lists/{id}')
  }
  return (
    <Dialog open={open} onClose={onClose} title="Rename the list">
      {list && (
        <NameForm
          schema={listName}
          key={list._id}
          name={list.name}
          action="Rename"
          onName={(name) => rename(list._id, name)}
          onBack={onClose}
        />
      )}
    </Dialog>
  )
}
