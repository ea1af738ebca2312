import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { CheckboxField } from '../forms/field.tsx'
import { lazyDialog } from '../overlays/lazy-dialog.tsx'

const Dialog = lazyDialog(
  async () => ({ default: (await import('../overlays/dialog.tsx')).Dialog }),
  ({ open }) => open,
)

const keys = [
  ['/', 'Go to the search'],
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['x', 'Choose the row'],
  ['?', 'Show these keys'],
] as const
const setting = 'listKeys'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  // a row's checkbox has the focus after a dialog gave it back: nothing is typed into it
  !(target instanceof HTMLInputElement && target.type === 'checkbox') &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * The keys of a page with a list: `/` to its search (marked data-list-search), `j` and `k` through its rows, `?` for
 * this help. Single keys can be turned off (WCAG 2.1.4), since some people speak to their computer.
 */
export function ListKeys() {
  const [shown, setShown] = useState(false)
  const [off, setOff] = useState(() => localStorage.getItem(setting) === 'off')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      if (event.key === '?') return setShown(true)
      if (off) return
      if (event.key === 'j') move(1)
      else if (event.key === 'k') move(-1)
      else if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('[data-list-search]')?.focus()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [off])
  const change = (next: boolean) => {
    setOff(next)
    localStorage.setItem(setting, next ? 'off' : 'on')
  }
  return (
    <>
      <Button variant="quiet" size="small" className="max-lg:hidden" onClick={() => setShown(true)}>
        Keys <kbd className="rounded-sm border px-1.5 font-mono text-xs">?</kbd>
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Keys">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          {keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border px-2 py-0.5 font-mono text-xs">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          className="mt-4"
          label="Turn single keys off"
          checked={off}
          onChange={(event) => change(event.target.checked)}
        />
      </Dialog>
    </>
  )
}

function move(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
  to?.focus()
  to?.scrollIntoView({ block: 'nearest' })
}
