import { useState } from 'react'
import { Link } from 'react-router'
import { FaultNote } from '../fault-note.tsx'
import { askSignIn } from '../sign-in.ts'
import { useCheckedForm } from '../ui/checked-form.ts'
import { TextField } from '../ui/field.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { SubmitButton } from './submit-button.tsx'

export const meta = () => [
  { title: 'Forgotten password · Partwright' },
  { name: 'robots', content: 'noindex' },
]

/** Sends a link by mail. What it says never tells whether there is an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, formState } = useCheckedForm<{ email: string }>(() =>
    import('../../contract/identity.ts').then((m) => m.subscription),
  )
  const send = handleSubmit(async ({ email }) => {
    setFault(undefined)
    try {
      await askSignIn('/request-password-reset', { email })
      setSentTo(email)
    } catch (error) {
      setFault(error as Error)
    }
  })
  return (
    <NarrowPage title="Forgotten password">
      {sentTo ? (
        <FocusedNote kind="good">
          If there is an account of {sentTo}, a mail with a link is on its way. The link works for
          an hour.
        </FocusedNote>
      ) : (
        <form method="post" onSubmit={(event) => void send(event)} noValidate className="space-y-4">
          <p className="text-soft">We send you a link for setting a new one.</p>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <SubmitButton busy={formState.isSubmitting}>Send the link</SubmitButton>
          {fault && <FaultNote error={fault} focus />}
        </form>
      )}
      <p className="border-t pt-5 text-sm">
        <Link to="/login" className="link">
          Back to Login
        </Link>
      </p>
    </NarrowPage>
  )
}
