import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from '../class-names.ts'
import { onToasts, type ToastKind, takeToasts } from './toast.ts'

const icons = { good: CircleCheck, warn: TriangleAlert, danger: CircleAlert }
const variants = { good: 'text-good', warn: 'text-warn', danger: 'text-danger' }

/** Shows toasts at top-center for two seconds, longer while the pointer or the focus is on them. */
export default function Toaster() {
  return (
    <Toast.Provider timeout={2_000} limit={4}>
      <Toasts />
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts, add } = Toast.useToastManager<{ kind: ToastKind }>()
  useEffect(
    () =>
      onToasts(() => {
        for (const { title, about, kind } of takeToasts())
          add({
            title,
            description: about,
            data: { kind },
            priority: kind === 'danger' ? 'high' : 'low',
          })
      }),
    [add],
  )
  return (
    <Toast.Portal>
      <Toast.Viewport className="fixed inset-x-0 top-4 z-60 mx-auto flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2">
        {toasts.map((one) => {
          const kind = one.data?.kind ?? 'good'
          const Icon = icons[kind]
          return (
            <Toast.Root
              key={one.id}
              toast={one}
              swipeDirection="up"
              className="rounded-md border bg-raised shadow-pop transition-[opacity,translate] duration-150 data-[starting-style]:-translate-y-2 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0"
            >
              <Toast.Content className="flex items-center gap-3 px-4 py-3">
                <Icon
                  size={18}
                  className={classNames('shrink-0', variants[kind])}
                  aria-hidden="true"
                />
                <div className="min-w-0 grow text-sm">
                  <Toast.Title className="font-medium" />
                  <Toast.Description className="line-clamp-2 wrap-anywhere text-soft" />
                </div>
                {/* it can be reached by keys at any time, so that it is never hidden from who listens */}
                <Toast.Close
                  aria-hidden={false}
                  aria-label="Close"
                  className="grid size-6 place-items-center rounded-sm text-soft hover:text-ink"
                >
                  <X size={14} aria-hidden="true" />
                </Toast.Close>
              </Toast.Content>
            </Toast.Root>
          )
        })}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
