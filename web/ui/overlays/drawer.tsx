import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  side?: 'start' | 'end'
  children: ReactNode
}

/** What slides in from a side: a menu, filters, the detail of a row. Keeps the focus and gives it back. */
export function Drawer({ open, onClose, title, side = 'end', children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(20_16_12/0.5)] transition-opacity duration-150 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0" />
        <Base.Popup
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(26rem,calc(100vw-2rem))] flex-col bg-raised shadow-pop transition-transform duration-300 ease-out',
            side === 'end'
              ? 'inset-e-0 border-s data-[starting-style]:translate-x-full data-[ending-style]:translate-x-full'
              : 'inset-s-0 border-e data-[starting-style]:-translate-x-full data-[ending-style]:-translate-x-full',
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b px-5 py-3">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="grid size-10 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </Base.Close>
          </div>
          <div className="grow overflow-y-auto p-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
