import { Link, useNavigate } from 'react-router'
import { beginSession } from '../../app/session-tabs.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { requireBegun } from '../require-begun.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useFrom } from './from.ts'

type Props = {
  /** Where a second step leads on to, if not to where somebody came from. */
  from?: string
  onIn?: () => void
}

/** E-mail and password. What was typed before the script came stays: the form begins with what stands in its fields. */
export function LoginForm({ from: here, onIn }: Props) {
  const came = useFrom()
  const from = here ?? came
  const navigate = useNavigate()
  const { form, errors, busy, fault } = usePlainForm({
    load: () => import('../../../contract/people/identity.ts').then((m) => m.credentials),
    leads: true,
    send: async (values) => {
      const answer = await askSignIn('/sign-in/email', values)
      if (answer.twoFactorRedirect) await navigate('/login/code', { state: { from } })
      else {
        requireBegun(await beginSession())
        onIn?.()
      }
    },
  })
  return (
    <form {...form} className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email}
        name="email"
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password}
        name="password"
      />
      <p className="text-sm">
        <Link to="/forgot-password" className="link">
          Forgotten your password?
        </Link>
      </p>
      <SubmitButton busy={busy}>Login</SubmitButton>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}
