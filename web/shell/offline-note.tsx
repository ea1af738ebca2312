import { useEffect, useState, useSyncExternalStore } from 'react'
import { Note } from '../ui/note.tsx'
import { stayWhileOffline } from './stay-while-offline.ts'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says while there is no connection, and which place could not be gone to; it stays in view. */
export default function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [missed, setMissed] = useState<string>()
  useEffect(() => {
    if (online) setMissed(undefined)
    else return stayWhileOffline(setMissed)
  }, [online])
  if (online) return null
  return (
    <div className="sticky top-0 z-20 md:top-16" data-screen-only>
      <div className="frame pt-3">
        <Note kind="warn" className="shadow-pop">
          You are offline. What you typed is kept; send it when you are back.
          {missed !== undefined && (
            <strong className="block font-semibold">
              {missed ? `“${missed}”` : 'That page'} is not loaded yet, so you stay on this one.
            </strong>
          )}
        </Note>
      </div>
    </div>
  )
}
