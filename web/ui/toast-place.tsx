import { lazy, Suspense, useEffect, useState } from 'react'
import { onToasts } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where toasts appear: what shows them is loaded with the first one. */
export function ToastPlace() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => (needed ? undefined : onToasts(() => setNeeded(true))), [needed])
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
