import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadSession, type Person, useSession } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

/**
 * Shows what is below it to signed-in people; others go to /login and come back here afterwards. While it is not known
 * who is there, a spinner turns.
 */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if ('person' in session) return children
  if (session.state === 'loading')
    return (
      <>
        <noscript>
          <div className="frame py-16 text-center">
            <p className="text-lg font-semibold">This page needs JavaScript</p>
            <p className="text-soft">
              Ordering and your account work with it alone. <a href="/parts">All parts</a> can be
              read without.
            </p>
          </div>
        </noscript>
        <PageSpinner label="Looking who is signed in" />
      </>
    )
  if (session.state === 'unknown')
    return (
      <div className="frame py-16">
        <h1 className="sr-only">The shop cannot be reached</h1>
        <Empty
          title="The shop cannot be reached"
          action={<Button onClick={() => void loadSession()}>Try again</Button>}
        >
          We could not look who is signed in. Check your connection.
        </Empty>
      </div>
    )
  return <Navigate to="/login" replace state={{ from: pathname + search }} />
}

/** Shows what is below it to people of this kind; others go to /dashboard. Below RequireSignedIn. */
export function RequireRole({ of, children }: { of: 'admin' | 'buyer'; children: ReactNode }) {
  const session = useSession()
  const person: Person | null = 'person' in session ? session.person : null
  if (person && person.isAdmin !== (of === 'admin')) return <Navigate to="/dashboard" replace />
  return children
}
