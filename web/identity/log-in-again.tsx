import { type FormEvent, useState } from 'react'
import { loadSession, signOut } from '../session.ts'
import { askSignIn } from '../sign-in.ts'
import { Button } from '../ui/button.tsx'
import { StaticDialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PasswordField } from '../ui/password-field.tsx'

/** Logs the same person in again, over the page that they were at. */
export default function LogInAgain({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setBusy(true)
    try {
      const answer = await askSignIn('/sign-in/email', { email, password })
      if (answer.twoFactorRedirect) location.assign('/login/code')
      else await loadSession()
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <StaticDialog open onClose={() => void signOut()} title="Please log in again">
      <p>Your session has ended. Log in to go on: what you typed is still there.</p>
      <form onSubmit={(event) => void submit(event)} className="mt-4 space-y-4 text-ink">
        <TextField label="Email" value={email} readOnly autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        {fault && <Note kind="danger">{fault}</Note>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => void signOut()}>Leave</Button>
          <Button type="submit" look="primary" busy={busy}>
            Login
          </Button>
        </div>
      </form>
    </StaticDialog>
  )
}
