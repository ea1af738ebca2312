import { useCallback, useState } from 'react'

/** What a dialog is about. It stays while the dialog closes, so that its words do not go before it. */
export function useAsked<About>() {
  const [about, setAbout] = useState<About>()
  const [open, setOpen] = useState(false)
  const ask = useCallback((next: About) => {
    setAbout(next)
    setOpen(true)
  }, [])
  return { about, open, ask, close: () => setOpen(false) }
}
