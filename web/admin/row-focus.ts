import { focusHeading } from '../app/focus-heading.ts'

/** Frames that a dialog may take to close: it gives the focus back when it has. */
const patience = 90

/**
 * Remembers which row of the list has the focus: to be called before a dialog takes it. The answer brings it back when
 * what had it is gone: to the row that is now in that place, to the last one, or to the page's heading.
 */
export function rememberRow(): () => void {
  const at = rows().findIndex((row) => row.contains(document.activeElement))
  const bringBack = () => {
    const active = document.activeElement
    if (at === -1 || (active && active !== document.body)) return
    const now = rows()
    const target = now[Math.min(at, now.length - 1)]
    if (target) target.focus()
    else focusHeading()
  }
  const whenClosed = (frames: number) => {
    const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    if (isOpen && frames > 0) return void requestAnimationFrame(() => whenClosed(frames - 1))
    // two frames: the list is drawn anew, and a dialog has given the focus back to what may be gone
    requestAnimationFrame(() => requestAnimationFrame(bringBack))
  }
  return () => whenClosed(patience)
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
