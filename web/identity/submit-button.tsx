import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/hydrated.ts'

type Props = { busy: boolean; children: ReactNode; className?: string }

/** Sends a form with a password: only once the script is there, or the browser would send it by itself. */
export function SubmitButton({ busy, children, className = 'w-full' }: Props) {
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      disabled={!hydrated}
      className={hydrated ? className : `${className} disabled:opacity-100!`}
    >
      {children}
    </Button>
  )
}
