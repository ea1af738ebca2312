import { type FormEvent, useState } from 'react'
import type { Person } from '../../app/session.ts'
import { goOnAsBefore } from '../../app/session-changes.ts'
import { beginSession } from '../../app/session-tabs.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { signOut } from '../../app/sign-out.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { StaticDialog } from '../../ui/overlays/dialog.tsx'
import { requireBegun } from '../require-begun.ts'
import { CodeForm } from './code-form.tsx'

type Props = { person: Person; because: 'ended' | 'stale' }

/**
 * Logs the same person in again, over the page that they were at. Ways without a password open beside it, in another
 * tab: this one follows.
 */
export default function LogInAgain({ person, because }: Props) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const stale = because === 'stale'
  const close = () => (stale ? goOnAsBefore() : void signOut())
  return (
    <StaticDialog open onClose={close} title="Please log in again">
      <p>
        {stale
          ? 'You logged in more than a day ago, and this is only shown soon after it.'
          : 'Your session has ended. Log in to go on: what you typed is still there.'}
      </p>
      <div className="mt-4 space-y-5 text-ink">
        {step === 'password' ? (
          <PasswordStep email={person.email} onCode={() => setStep('code')} />
        ) : (
          <CodeForm />
        )}
        <p className="text-sm">
          <a href="/login?from=%2Fdashboard" target="_blank" rel="noopener" className="link">
            Log in another way, in a new tab
          </a>
        </p>
        <div className="flex flex-wrap justify-end gap-3 border-t pt-4">
          <Button size="small" variant="quiet" onClick={() => void signOut()}>
            Use another account
          </Button>
          {stale && (
            <Button size="small" onClick={close}>
              Go back
            </Button>
          )}
        </div>
      </div>
    </StaticDialog>
  )
}

function PasswordStep({ email, onCode }: { email: string; onCode: () => void }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    setFault(undefined)
    setError(input.value ? undefined : 'Please input the password')
    if (!input.value) return input.focus()
    setBusy(true)
    try {
      const answer = await askSignIn('/sign-in/email', { email, password: input.value })
      if (answer.twoFactorRedirect) return onCode()
      requireBegun(await beginSession())
    } catch (caught) {
      setFault(caught as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <TextField
        label="Email"
        value={email}
        readOnly
        // nothing is to be typed here: the focus begins at the password
        tabIndex={-1}
        autoComplete="username"
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={error}
      />
      <Button type="submit" variant="primary" busy={busy} className="w-full">
        Login
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}
