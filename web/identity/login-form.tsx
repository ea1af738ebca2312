import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FaultNote } from '../fault-note.tsx'
import { beginSession } from '../session.ts'
import { askSignIn } from '../sign-in.ts'
import { useCheckedForm } from '../ui/checked-form.ts'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useFrom } from './from.ts'
import { requireBegun } from './require-begun.ts'
import { SubmitButton } from './submit-button.tsx'

type Values = { email: string; password: string }

/** E-mail and password. What was typed before the script came stays: the form begins with what stands in its fields. */
export function LoginForm() {
  const from = useFrom()
  const navigate = useNavigate()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, formState } = useCheckedForm<Values>(() =>
    import('../../contract/identity.ts').then((m) => m.credentials),
  )
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (values) => {
    setFault(undefined)
    try {
      const answer = await askSignIn('/sign-in/email', values)
      if (answer.twoFactorRedirect) await navigate('/login/code', { state: { from } })
      else requireBegun(await beginSession())
    } catch (error) {
      setFault(error as Error)
    }
  })
  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="text-sm">
        <Link to="/forgot-password" className="link">
          Forgotten your password?
        </Link>
      </p>
      <SubmitButton busy={isSubmitting}>Login</SubmitButton>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}
