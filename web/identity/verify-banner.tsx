import { useState } from 'react'
import { usePerson } from '../session.ts'
import { askSignIn } from '../sign-in.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** Asks whoever has not confirmed their e-mail yet to do so, and sends the mail again. */
export function VerifyBanner() {
  const { email, emailVerified } = usePerson()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [fault, setFault] = useState<string>()
  if (emailVerified) return null
  const send = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await askSignIn('/send-verification-email', { email, callbackURL: '/dashboard' })
      setState('sent')
    } catch (error) {
      setFault((error as Error).message)
      setState('idle')
    }
  }
  if (fault) return <Note kind="danger">{fault}</Note>
  return (
    <Note
      kind="warn"
      action={
        state === 'sent' ? null : (
          <Button size="small" busy={state === 'busy'} onClick={() => void send()}>
            Send it again
          </Button>
        )
      }
    >
      {state === 'sent'
        ? `Sent to ${email}. Open the mail and follow its link.`
        : `Please confirm your e-mail: we sent a link to ${email}.`}
    </Note>
  )
}
