import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { loadSession, useSession } from '../../app/session.ts'
import { tellOtherTabs } from '../../app/session-tabs.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { VerifyBanner } from '../../trade/faults/verify-banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoginForm } from '../log-in/form.tsx'

export const meta = privatePage('Confirm your e-mail')

/**
 * Where the mail of a registration leads. Opening it changes nothing, since programs that check mails open links by
 * themselves: a button confirms, in the session of that very account. Whoever has no session logs in here; whoever does
 * not know the password makes the account theirs by a new one.
 */
export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const session = useSession()
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'over' | 'other'>(
    token.length < 20 ? 'over' : 'open',
  )
  const [fault, setFault] = useState<Error>()
  const person = 'person' in session ? session.person : null
  const confirm = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await askSignIn('/confirm-email', { token })
      await loadSession()
      tellOtherTabs()
      setState('done')
    } catch (error) {
      const code = error instanceof CallFault ? String(error.code) : ''
      if (code === 'INVALID_TOKEN') return setState('over')
      if (code === 'OTHER_ACCOUNT') return setState('other')
      setFault(error as Error)
      setState('open')
    }
  }
  if (state === 'done')
    return (
      <NarrowPage title="Your e-mail is confirmed">
        <FocusedNote kind="good">Receipts and news of your orders reach you there.</FocusedNote>
        <ButtonLink to="/dashboard" variant="primary" className="w-full">
          Go to the dashboard
        </ButtonLink>
      </NarrowPage>
    )
  if (state === 'over') return <Over />
  if (session.state === 'loading')
    return (
      <NarrowPage title="Confirm your e-mail">
        <Skeleton className="h-24" />
      </NarrowPage>
    )
  return (
    <NarrowPage title="Confirm your e-mail">
      {person && state !== 'other' ? (
        <>
          <p className="text-soft">
            Press the button to confirm that <b className="break-words">{person.email}</b> is yours.
          </p>
          <Button
            variant="primary"
            className="w-full"
            busy={state === 'busy'}
            onClick={() => void confirm()}
          >
            Confirm
          </Button>
        </>
      ) : (
        <>
          {state === 'other' && (
            <FocusedNote kind="warn">
              This link is for another account than the one you are logged in to. Log in to that
              one.
            </FocusedNote>
          )}
          <p className="text-soft">Log in to the account that our mail was for, then confirm.</p>
          <LoginForm
            from={`/confirm-email?${new URLSearchParams({ token })}`}
            onIn={() => setState('open')}
          />
        </>
      )}
      {fault && <FaultNote error={fault} focus />}
      <NotMine />
    </NarrowPage>
  )
}

/** Whoever reads the mail has the mailbox: a new password makes the account theirs alone. */
const NotMine = () => (
  <div className="space-y-3 border-t pt-5 text-sm">
    <p className="text-soft">
      You did not make this account, or do not know its password? A new password, by mail, makes it
      yours alone: every log-in of before ends.
    </p>
    <ButtonLink to="/forgot-password" className="w-full">
      Set a password by mail
    </ButtonLink>
  </div>
)

/** The link works no more. Whether the address is confirmed is told to the account's own session alone. */
function Over() {
  const session = useSession()
  const person = 'person' in session ? session.person : null
  if (person?.emailVerified)
    return (
      <NarrowPage title="Your e-mail is confirmed">
        <p className="text-soft">This link has done its work.</p>
        <ButtonLink to="/dashboard" variant="primary" className="w-full">
          Go to the dashboard
        </ButtonLink>
      </NarrowPage>
    )
  return (
    <NarrowPage title="Not confirmed">
      <Note kind="warn">This link is not valid any more. It works once, and for a day.</Note>
      {person ? (
        <VerifyBanner />
      ) : (
        <>
          <p className="text-soft">Log in, and we send you another one.</p>
          <ButtonLink to="/login" variant="primary" className="w-full">
            Login
          </ButtonLink>
        </>
      )}
    </NarrowPage>
  )
}
