import type { ReactNode } from 'react'

/** What is wrong with a field, in red and with a sign, announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className={children ? 'text-sm text-danger' : 'sr-only'}>
      {children && (
        <>
          <span aria-hidden="true">⚠ </span>
          {children}
        </>
      )}
    </p>
  )
}
