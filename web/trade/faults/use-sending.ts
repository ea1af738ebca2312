import { type FormEvent, useState } from 'react'
import { CallFault } from '../../app/api.ts'

/** A form of a dialog while it is sent, and what was refused of it. A form that was sent is closed: it stays busy until then. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Error>()
  const named = refused instanceof CallFault ? refused.errors : []
  return {
    busy,
    /** What was refused where no field says why. */
    fault: named.length === 0 ? refused : undefined,
    /** Why this field was refused. */
    errorOf: (field: string) => named.find(({ path }) => path === field)?.message,
    /** What a form does when it is submitted. `onRefused` looks again at what may have changed meanwhile. */
    sends:
      (send: () => Promise<void>, onRefused?: (fault: CallFault) => Promise<void> | undefined) =>
      async (event: FormEvent) => {
        event.preventDefault()
        setBusy(true)
        setRefused(undefined)
        try {
          await send()
        } catch (error) {
          setRefused(error as Error)
          setBusy(false)
          if (error instanceof CallFault) await onRefused?.(error)
        }
      },
  }
}
export type Sending = ReturnType<typeof useSending>
