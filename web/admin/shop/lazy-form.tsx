import { Suspense, useState } from 'react'
import type { RecordShown } from '../../../contract/shop-record/record.ts'
import { attempts, type Load } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'

type Props = { shown: RecordShown }

/** A form of the record that is loaded when its part is opened, and says so when it cannot be. */
export function lazyForm(load: Load<Props>) {
  const current = attempts<Props>(load, Missing)
  return function Form(props: Props) {
    const [Drawn] = useState(current)
    return (
      <Suspense fallback={<ListSkeleton rows={5} />}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

const Missing = () => (
  <Note kind="danger">This could not be loaded. Try again when you are online.</Note>
)
