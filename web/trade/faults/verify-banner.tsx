import { useEffect, useRef, useState } from 'react'
import { loadSession, usePerson } from '../../app/session.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/**
 * Asks whoever has not confirmed their e-mail yet to do so, says what waits for that, and sends the mail again. Goes by
 * itself when it is confirmed in another tab, or elsewhere while this one was left.
 */
export function VerifyBanner({
  waits = 'You can order once it is confirmed.',
}: {
  waits?: string
}) {
  const { email, emailVerified } = usePerson()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [fault, setFault] = useState<string>()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (emailVerified) return
    const look = () => void loadSession()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [emailVerified])
  if (emailVerified) return null
  const send = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await askSignIn('/send-verification-email', { email })
      setState('sent')
      // the button goes: reading goes on at what it did
      note.current?.focus()
    } catch (error) {
      setFault((error as Error).message)
      setState('idle')
    }
  }
  return (
    <Note
      ref={note}
      kind="warn"
      action={
        state === 'sent' ? null : (
          <Button size="small" busy={state === 'busy'} onClick={() => void send()}>
            Send it again
          </Button>
        )
      }
    >
      <p>
        {state === 'sent'
          ? `Sent to ${email}. Open the mail, follow its link and press Confirm.`
          : `Please confirm your e-mail: we sent a link to ${email}.`}{' '}
        {waits}
      </p>
      {fault && (
        <p role="alert" className="mt-1 text-danger">
          {fault}
        </p>
      )}
    </Note>
  )
}
