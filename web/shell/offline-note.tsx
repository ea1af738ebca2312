import { useSyncExternalStore } from 'react'
import { Note } from '../ui/note.tsx'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says while there is no connection. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <div className="frame pt-3">
      <Note kind="warn">You are offline. What you typed is kept; send it when you are back.</Note>
    </div>
  )
}
