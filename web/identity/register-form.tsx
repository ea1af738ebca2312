import { useState } from 'react'
import { CallFault } from '../api.ts'
import { FaultNote } from '../fault-note.tsx'
import { beginSession } from '../session.ts'
import { askSignIn } from '../sign-in.ts'
import { useCheckedForm } from '../ui/checked-form.ts'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { requireBegun } from './require-begun.ts'
import { SubmitButton } from './submit-button.tsx'

type Values = { name: string; email: string; password: string; again: string }

/** Name, e-mail and the password twice. What the server refuses stands at the field that it is about. */
export function RegisterForm() {
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, setError, formState } = useCheckedForm<Values>(() =>
    import('./register-values.ts').then((m) => m.registerValues),
  )
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ name, email, password }) => {
    setFault(undefined)
    try {
      await askSignIn('/sign-up/email', { name, email, password, callbackURL: '/verified' })
      requireBegun(await beginSession())
    } catch (error) {
      const field = fieldOf(error)
      if (field) setError(field, { message: (error as Error).message }, { shouldFocus: true })
      else setFault(error as Error)
    }
  })
  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Retype password"
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', { deps: ['password'] })}
      />
      <SubmitButton busy={isSubmitting}>Register</SubmitButton>
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
