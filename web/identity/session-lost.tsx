import { lazy, Suspense } from 'react'
import { useSession } from '../app/session.ts'

const LogInAgain = lazy(() => import('./log-in/again.tsx'))

/** When a session ends while somebody is at work, they log in over their work: nothing they typed is lost. */
export function SessionLost() {
  const session = useSession()
  return session.state === 'lost' ? (
    <Suspense>
      <LogInAgain person={session.person} because={session.because} />
    </Suspense>
  ) : null
}
