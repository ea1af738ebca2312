import type { ReactNode } from 'react'

type Props = { title: string; children?: ReactNode; action?: ReactNode; icon?: ReactNode }

/** Nothing is here: says why, and what to do next. */
export function Empty({ title, children, action, icon }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      {icon && <div className="text-soft">{icon}</div>}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-md text-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
