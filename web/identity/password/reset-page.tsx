import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { loadSession } from '../../app/session.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { Note } from '../../ui/note.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { askResetWays, asksOfPasskeys, type ResetWay, ResetWays } from './reset-ways.tsx'

export const meta = privatePage('New password')

/** Where the mail of a forgotten password leads: `?token=` lets set a new one, once, within an hour. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<'open' | 'done' | 'ended'>(token ? 'open' : 'ended')
  const [isTyped, setTyped] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [ways, setWays] = useState<ResetWay[]>([])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = () => {
      // what was typed before the script came counts too
      const inputs = [...(place.current?.querySelectorAll('input') ?? [])]
      if (inputs.some(({ value }) => value !== '')) setTyped(true)
      setState('ended')
    }
    if (!token) return
    askResetWays(token).then(setWays, (error: unknown) => {
      // unknown is no end: sending says it once more
      if (codeOf(error) === 'INVALID_TOKEN') end()
    })
  }, [token])
  return (
    <NarrowPage title="New password">
      {(state === 'open' || isTyped) && state !== 'done' && (
        <div ref={place} onInput={() => setTyped(true)}>
          <Form
            token={token}
            ways={ways}
            onEnd={(how) => {
              setSent(true)
              setState(how)
            }}
          />
        </div>
      )}
      {state === 'done' && (
        <>
          <FocusedNote kind="good">
            The password is changed, and you are logged out everywhere. Log in with the new one. A
            mail says what ended and what was kept.
          </FocusedNote>
          <ButtonLink to="/login" variant="primary" className="w-full">
            Login
          </ButtonLink>
        </>
      )}
      {state === 'ended' && (
        <>
          <EndedNote focus={wasSent} />
          <ButtonLink to="/forgot-password" variant="primary" className="w-full">
            Send a new link
          </ButtonLink>
        </>
      )}
    </NarrowPage>
  )
}

/** After something was sent it takes the focus; who is typing is left at it. */
function EndedNote({ focus }: { focus: boolean }) {
  const words =
    'This link is not valid any more: it works once, and for an hour. The password is not changed. Ask for a new link.'
  return focus ? <FocusedNote kind="warn">{words}</FocusedNote> : <Note kind="warn">{words}</Note>
}

const codeOf = (error: unknown) => (error instanceof CallFault ? String(error.code) : '')

type FormProps = { token: string; ways: ResetWay[]; onEnd: (how: 'done' | 'ended') => void }

function Form({ token, ways, onEnd }: FormProps) {
  const { form, errors, busy, fault } = usePlainForm({
    load: () => import('../register/values.ts').then((m) => m.newPasswordValues),
    send: async ({ newPassword, keepPasskeys }, refuse) => {
      try {
        // a tick that was shown and taken away sends nothing
        const keep = !asksOfPasskeys(ways) || keepPasskeys !== undefined
        await askSignIn('/reset-password', { token, newPassword, keepPasskeys: keep })
      } catch (error) {
        const code = codeOf(error)
        if (code === 'INVALID_TOKEN') return onEnd('ended')
        if (code === 'INVALID_INPUT') return refuse('newPassword', (error as Error).message)
        throw error
      }
      onEnd('done')
      await loadSession()
    },
  })
  return (
    <form {...form} className="space-y-4">
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.newPassword}
        name="newPassword"
      />
      <PasswordField
        label="Retype password"
        autoComplete="new-password"
        error={errors.again}
        name="again"
      />
      <ResetWays ways={ways} />
      <SubmitButton busy={busy}>Set the password</SubmitButton>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}
