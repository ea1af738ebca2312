import { useEffect, useState } from 'react'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import type { Props } from './palette.tsx'

const Palette = lazyDialog<Props>(
  async () => ({ default: (await import('./palette.tsx')).Palette }),
  ({ open }) => open,
)

/** Ctrl K, on a Mac ⌘ K, on every page: where to go, or what to do. */
export function PaletteKey() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey) return
      // a question that is open is answered first
      if (document.querySelector('[role="alertdialog"]')) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <OnceOpened open={open}>
      <Palette open={open} onClose={() => setOpen(false)} />
    </OnceOpened>
  )
}
