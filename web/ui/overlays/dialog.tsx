import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const backdrop =
  'fixed inset-0 z-40 bg-[rgb(20_16_12/0.5)] transition-opacity duration-150 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0'
const popup =
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-lg border bg-raised p-6 shadow-pop transition-[opacity,scale] duration-300 data-[starting-style]:scale-[0.97] data-[starting-style]:opacity-0 data-[ending-style]:scale-[0.97] data-[ending-style]:opacity-0'
const closer =
  'absolute inset-e-3 top-3 grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the next action last. */
  actions?: ReactNode
  /** For what has rows of its own. */
  wide?: boolean
}

const popupOf = (wide: boolean | undefined) => classNames(popup, wide ? 'max-w-3xl' : 'max-w-lg')

/** A question or form over the page. It keeps the focus, gives it back, and closes by Escape or a click beside it. */
export function Dialog({ open, onClose, title, children, actions, wide }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup className={popupOf(wide)}>
          <Base.Title className="pe-8 text-lg font-semibold">{title}</Base.Title>
          <div className="mt-3">{children}</div>
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          <Base.Close className={closer} aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * A question that must be answered: neither a click beside it nor Escape dismisses it, only its own buttons do
 * (the specification's "static" dialog).
 */
export function StaticDialog({ open, onClose, title, children, actions, wide }: Props) {
  return (
    <BaseAlert.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (!next && reason !== 'escape-key' && reason !== 'outside-press') onClose()
      }}
    >
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className={backdrop} />
        <BaseAlert.Popup className={popupOf(wide)}>
          <BaseAlert.Title className="pe-8 text-lg font-semibold">{title}</BaseAlert.Title>
          <BaseAlert.Description render={<div />} className="mt-3 text-soft">
            {children}
          </BaseAlert.Description>
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          <BaseAlert.Close className={closer} aria-label="Close">
            <X size={18} aria-hidden="true" />
          </BaseAlert.Close>
        </BaseAlert.Popup>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}
