import { useState } from 'react'
import { maxLines } from '../../../contract/parts/same-part.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { usePerson } from '../../app/session.ts'
import { CheckboxField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { figure } from '../../ui/words/amounts.tsx'
import type { Wanted } from '../basket/count.ts'
import { listName, NameForm } from './name-form.tsx'

export type SavedList = { _id: string; name: string }
type Props = {
  open: boolean
  onClose: () => void
  onSaved: (list: SavedList) => void
  name: string
  lines: Wanted[]
  /** What comes first, such as what is still on its way to the shop. */
  before?: () => Promise<void>
}

/** Asks for a name and saves these lines as a list of the buyer. For buyers. */
export function SaveAsList({ open, onClose, onSaved, name, lines, before }: Props) {
  const idempotency = useIdempotencyKey()
  const { company } = usePerson()
  const [forCompany, setForCompany] = useState(false)
  const kept = lines.slice(0, maxLines)
  const save = async (given: string) => {
    await before?.()
    const list = {
      name: given,
      lines: kept.map(listLine),
      ...(company && { forCompany }),
    }
    const { insertedId } = await call('POST /lists', list, { key: idempotency.keyFor(list) })
    idempotency.fulfilled()
    toast.success('List saved')
    onClose()
    onSaved({ _id: insertedId, name: given })
  }
  return (
    <Dialog open={open} onClose={onClose} title={lines.length > 0 ? 'Save as list' : 'New list'}>
      {lines.length > kept.length && (
        <Note kind="warn" className="mb-4">
          A list takes {figure(maxLines)} different parts: the first are saved, the others stay
          here.
        </Note>
      )}
      <NameForm schema={listName} name={name} action="Save the list" onName={save} onBack={onClose}>
        {company?.rights.includes('order') && (
          <CheckboxField
            label={`All who buy for ${company.name} have it`}
            checked={forCompany}
            onChange={({ target }) => setForCompany(target.checked)}
          />
        )}
      </NameForm>
    </Dialog>
  )
}

const listLine = ({ partsId, quantity, ownNumber, note }: Wanted) => ({
  partsId,
  quantity,
  ownNumber,
  note,
})
