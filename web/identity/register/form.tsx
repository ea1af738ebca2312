import { CallFault } from '../../app/api.ts'
import { beginSession } from '../../app/session-tabs.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { requireBegun } from '../require-begun.ts'
import { SubmitButton } from '../submit-button.tsx'

/** Name, e-mail and the password twice. What the server refuses stands at the field that it is about. */
export function RegisterForm() {
  const { form, errors, busy, fault } = usePlainForm({
    load: () => import('./values.ts').then((m) => m.registerValues),
    leads: true,
    send: async ({ name, email, password }, refuse) => {
      try {
        await askSignIn('/sign-up/email', { name, email, password })
      } catch (error) {
        const field = fieldOf(error)
        if (!field) throw error
        return refuse(field, (error as Error).message)
      }
      requireBegun(await beginSession())
    },
  })
  return (
    <form {...form} className="space-y-4">
      <TextField label="Name" autoComplete="name" error={errors.name} name="name" />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email}
        name="email"
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.password}
        name="password"
      />
      <PasswordField
        label="Retype password"
        autoComplete="new-password"
        error={errors.again}
        name="again"
      />
      <SubmitButton busy={busy}>Register</SubmitButton>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}

/** Which field a refusal of the sign-in library is about: its codes and our messages name it. */
function fieldOf(error: unknown): 'name' | 'email' | 'password' | null {
  if (!(error instanceof CallFault) || error.status < 400 || error.status >= 500) return null
  if (/^USER_ALREADY_EXISTS/.test(error.code)) return 'email'
  if (error.code !== ('INVALID_INPUT' as string)) return null
  const words = error.message.toLowerCase()
  return words.includes('password') ? 'password' : words.includes('email') ? 'email' : 'name'
}
