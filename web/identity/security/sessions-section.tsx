import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { logInAgain } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { When } from '../../ui/words/when.tsx'
import { useLeave } from '../leave.ts'
import { deviceWords } from './device-words.ts'
import { focusTitle, Section } from './section.tsx'
import {
  askSignedIn,
  isStale,
  type Login,
  useReloadSignIn,
  useSignInAnswer,
} from './sign-in-answers.ts'

/** Where somebody is logged in, and ends it. */
export function SessionsSection() {
  const here = useSignInAnswer('/get-session').data?.session.token
  const { data, error, refetch } = useSignInAnswer('/list-sessions')
  return (
    <Section
      title="Where you are logged in"
      says="Log out what you do not know, and change your password then."
    >
      {isStale(error) ? (
        <Locked />
      ) : error ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : data && here ? (
        <List logins={data} here={here} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <Everywhere />
    </Section>
  )
}

/** Sessions are shown, and what guards an account is changed, soon after logging in only. */
export function Locked() {
  return (
    <div role="alert" className="space-y-3 text-sm text-soft">
      <p>You logged in a while ago. Log in again for this.</p>
      <Button size="small" onClick={() => logInAgain('stale')}>
        Log in again
      </Button>
    </div>
  )
}

function List({ logins, here }: { logins: Login[]; here: string }) {
  const { busy, fault, end } = useEnding()
  const sorted = [...logins].sort(
    (a, b) =>
      Number(b.token === here) - Number(a.token === here) || b.updatedAt.localeCompare(a.updatedAt),
  )
  return (
    <>
      <ul className="panel divide-y">
        {sorted.map((login) => (
          <li key={login.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <Monitor size={20} className="shrink-0 text-soft" aria-hidden="true" />
            <div className="min-w-40 grow">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {deviceWords(login.userAgent)}
                {login.token === here && <Badge variant="good">this one</Badge>}
              </p>
              <p className="text-sm text-soft">
                since <When at={login.createdAt} />
              </p>
            </div>
            {login.token !== here && (
              <Button
                size="small"
                busy={busy === login.token}
                onClick={(event) =>
                  void end('/revoke-session', { token: login.token }, event.currentTarget)
                }
              >
                Log out
                <span className="sr-only">{` ${deviceWords(login.userAgent)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Fault error={fault} />
      {logins.length > 1 && (
        <Button
          size="small"
          busy={busy === 'others'}
          onClick={(event) => void end('/revoke-other-sessions', {}, event.currentTarget)}
        >
          Log out all others
        </Button>
      )}
    </>
  )
}

/** What went wrong; the way to log in again where that is all. */
export const Fault = ({ error }: { error: Error | undefined }) =>
  isStale(error) ? <Locked /> : error && <FaultNote error={error} focus />

function useEnding() {
  const reload = useReloadSignIn()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const end = async (path: string, body: { token?: string }, button: Element) => {
    const section = button.closest('section')?.querySelector('h2')
    setBusy(body.token ?? 'others')
    setFault(undefined)
    try {
      await askSignedIn(path, body)
      await reload()
      focusTitle(section)
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(undefined)
  }
  return { busy, fault, end }
}

function Everywhere() {
  const leave = useLeave()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const endAll = async () => {
    setBusy(true)
    try {
      await askSignedIn('/revoke-sessions', {})
      await leave()
    } catch (error) {
      setFault(error as Error)
      setBusy(false)
    }
  }
  return (
    <div className="space-y-3 text-sm text-soft">
      <p>Something lost or stolen? This ends every session, this one too.</p>
      <Button size="small" busy={busy} onClick={() => void endAll()}>
        Log out everywhere
      </Button>
      <Fault error={fault} />
    </div>
  )
}
