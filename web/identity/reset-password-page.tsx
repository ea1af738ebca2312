import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallFault } from '../api.ts'
import { FaultNote } from '../fault-note.tsx'
import { loadSession } from '../session.ts'
import { askSignIn } from '../sign-in.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/checked-form.ts'
import { FocusedNote } from '../ui/focused-note.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { Note } from '../ui/note.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

export const meta = () => [
  { title: 'New password · Partwright' },
  { name: 'robots', content: 'noindex' },
]

/** Where the mail of a forgotten password leads: `?token=` lets set a new one, once, within an hour. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<'open' | 'done' | 'ended'>(token ? 'open' : 'ended')
  return (
    <NarrowPage title="New password">
      {state === 'open' && <Form token={token} onEnd={setState} />}
      {state === 'done' && (
        <>
          <FocusedNote kind="good">
            The password is changed, and you are logged out everywhere. Log in with the new one.
          </FocusedNote>
          <ButtonLink to="/login" look="primary" className="w-full">
            Login
          </ButtonLink>
        </>
      )}
      {state === 'ended' && (
        <>
          <Note kind="warn">
            This link is not valid any more: it works once, and for an hour. Ask for a new one.
          </Note>
          <ButtonLink to="/forgot-password" look="primary" className="w-full">
            Send a new link
          </ButtonLink>
        </>
      )}
    </NarrowPage>
  )
}

type Values = { newPassword: string; again: string }

function Form({ token, onEnd }: { token: string; onEnd: (how: 'done' | 'ended') => void }) {
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, setError, formState } = useCheckedForm<Values>(() =>
    import('./register-values.ts').then((m) => m.newPasswordValues),
  )
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ newPassword }) => {
    setFault(undefined)
    try {
      await askSignIn('/reset-password', { token, newPassword })
      onEnd('done')
      await loadSession()
    } catch (error) {
      const code = error instanceof CallFault ? String(error.code) : ''
      const message = (error as Error).message
      if (code === 'INVALID_TOKEN') onEnd('ended')
      else if (code === 'INVALID_INPUT') setError('newPassword', { message }, { shouldFocus: true })
      else setFault(error as Error)
    }
  })
  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label="Retype password"
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again')}
      />
      <SubmitButton busy={isSubmitting}>Set the password</SubmitButton>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}
