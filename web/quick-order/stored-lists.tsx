import { Note } from '../ui/note.tsx'
import { counted } from '../ui/words/amounts.tsx'
import { useTimeWords } from '../ui/words/when.tsx'
import type { StoredList } from './state/stored-bom.ts'

type Props = { lists: StoredList[]; onGoOn: (list: StoredList) => Promise<void> }

/** The lists that other tabs left in this browser: each can be gone on with here. */
export function StoredLists({ lists, onGoOn }: Props) {
  const words = useTimeWords()
  if (lists.length === 0) return null
  return (
    <Note>
      <p>
        {lists.length === 1 ? 'A list is' : 'Lists are'} kept in this browser from another tab. A
        list that is still open there is copied.
      </p>
      <ul className="mt-1">
        {lists.map((list) => (
          <li key={list.id} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              “{list.bom.name}”, {counted(list.bom.rows.length, 'row')}
              {list.at > 0 && `, ${words(new Date(list.at), 'moment')}`}
            </span>
            <button type="button" className="link min-h-6" onClick={() => void onGoOn(list)}>
              Go on with it<span className="sr-only"> ({list.bom.name})</span>
            </button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
