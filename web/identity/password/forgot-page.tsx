import { useState } from 'react'
import { Link } from 'react-router'
import { privatePage } from '../../app/private-page.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { SubmitButton } from '../submit-button.tsx'

export const meta = privatePage('Forgotten password')

/** Sends a link by mail. What it says never tells whether there is an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const { form, errors, busy, fault } = usePlainForm({
    load: () => import('../../../contract/people/identity.ts').then((m) => m.subscription),
    send: async ({ email }) => {
      await askSignIn('/request-password-reset', { email })
      setSentTo(email)
    },
  })
  return (
    <NarrowPage title="Forgotten password">
      {sentTo ? (
        <FocusedNote kind="good">
          If there is an account of {sentTo}, a mail with a link is on its way. The link works for
          an hour.
        </FocusedNote>
      ) : (
        <form {...form} className="space-y-4">
          <p className="text-soft">We send you a link for setting a new one.</p>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email}
            name="email"
          />
          <SubmitButton busy={busy}>Send the link</SubmitButton>
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
