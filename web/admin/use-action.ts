import { useState } from 'react'

export type ActionFault = { about: string; error: Error }

/**
 * Something that a button does: which is under way by its name, and what came of the last that failed. `run` answers
 * whether it worked; whatever happens, it ends.
 */
export function useAction() {
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<ActionFault | null>(null)
  const run = async (name: string, act: () => Promise<unknown>, about = ''): Promise<boolean> => {
    setBusy(name)
    setFault(null)
    try {
      await act()
      return true
    } catch (error) {
      setFault({ about, error: error as Error })
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, fault, run, forget: () => setFault(null) }
}
