import { useRef } from 'react'
import { CallFault } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'

/**
 * Whether what was refused for want of a session is over: the person was asked to log in again since, and did. A form
 * then no longer says what it waits for no more.
 */
export function useIsForgotten(error: Error): boolean {
  const { state } = useSession()
  const seen = useRef<{ error: Error; wasLost: boolean }>({ error, wasLost: false })
  if (seen.current.error !== error) seen.current = { error, wasLost: false }
  if (state === 'lost') seen.current.wasLost = true
  const isOfSession = error instanceof CallFault && (error.status === 401 || error.status === 403)
  return isOfSession && seen.current.wasLost && state === 'in'
}
