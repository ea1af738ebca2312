import { type ReactNode, Suspense, useState } from 'react'

/** Draws its children from the first time on that it is open: what only a dialog needs is loaded when it is asked for. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [was, setWas] = useState(open)
  if (open && !was) setWas(true)
  return was ? <Suspense fallback={null}>{children}</Suspense> : null
}
