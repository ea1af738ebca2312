import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

const kinds = {
  info: ['bg-calm-tint text-calm', Info],
  good: ['bg-good-tint text-good', CircleCheck],
  warn: ['bg-warn-tint text-warn', TriangleAlert],
  danger: ['bg-danger-tint text-danger', CircleAlert],
} as const

type Props = {
  kind?: keyof typeof kinds
  children: ReactNode
  /** What to do about it. */
  action?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A message that stays in its place. One of `danger` is announced at once, and can be given the focus by its ref. */
export function Note({ kind = 'info', children, action, className, ref }: Props) {
  const [variant, Icon] = kinds[kind]
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-3 rounded-md px-4 py-3 text-sm',
        variant,
        className,
      )}
    >
      <Icon size={18} className="mt-px shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow basis-52">{children}</div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}
