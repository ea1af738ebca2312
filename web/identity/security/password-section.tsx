import { useState } from 'react'
import { CallFault } from '../../app/api.ts'
import { loadSession, usePerson } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Section } from './section.tsx'
import { askSignedIn, inOurWords, useReloadSignIn } from './sign-in-answers.ts'

type Values = { currentPassword: string; newPassword: string; again: string }
const empty: Values = { currentPassword: '', newPassword: '', again: '' }

/** Changes the password, by the one before. */
export function PasswordSection() {
  const reload = useReloadSignIn()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, setError, reset, formState } = useCheckedForm(
    () => import('../register/values.ts').then((m) => m.changePasswordValues),
    empty,
  )
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ again: _, ...wish }) => {
    setFault(undefined)
    try {
      await askSignedIn('/change-password', wish)
      reset(empty)
      toast.success('Password changed')
      await loadSession()
      await reload()
    } catch (error) {
      const code = error instanceof CallFault ? String(error.code) : ''
      const { message } = inOurWords(error)
      const field =
        code === 'INVALID_PASSWORD'
          ? 'currentPassword'
          : code === 'INVALID_INPUT'
            ? 'newPassword'
            : null
      if (field) setError(field, { message }, { shouldFocus: true })
      else setFault(inOurWords(error))
    }
  })
  return (
    <Section title="Password" says="At least 8 characters. A long sentence is good.">
      <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="New password"
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
        <p className="text-sm text-soft">This logs out all other devices.</p>
        {fault && <FaultNote error={fault} focus />}
        <Button type="submit" busy={isSubmitting}>
          Change the password
        </Button>
      </form>
      <ByMail />
    </Section>
  )
}

/** For accounts that came from Google and have none. */
function ByMail() {
  const { email } = usePerson()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [fault, setFault] = useState<Error>()
  const send = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await askSignedIn('/request-password-reset', { email })
      setState('sent')
    } catch (error) {
      setFault(error as Error)
      setState('idle')
    }
  }
  if (state === 'sent')
    return <FocusedNote kind="good">{`A link is on its way to ${email}.`}</FocusedNote>
  return (
    <div className="space-y-3 text-sm text-soft">
      <p>No password yet, since you log in with Google, or forgotten it?</p>
      <Button size="small" busy={state === 'busy'} onClick={() => void send()}>
        Set one by a mail
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </div>
  )
}
