import { useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { onToasts } from './toast.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'))

/** Where toasts appear: what shows them is loaded with the first one. */
export function ToastPlace() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => (needed ? undefined : onToasts(() => setNeeded(true))), [needed])
  return needed ? <Toaster /> : null
}
