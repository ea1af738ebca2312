import { type FormEvent, useState } from 'react'
import { beginSession } from '../../app/session-tabs.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { inOurWords } from './sign-in-answers.ts'

type Props = { uri: string; onDone: () => void; onBack: () => void }

/** The secret for an authenticator app, as a picture and as text, and the code that shows that the app has it. */
export function ConfirmFactor({ uri, onDone, onBack }: Props) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const code = input.value.replace(/\s/g, '')
    setError(code ? undefined : 'Please input the code')
    setFault(undefined)
    if (!code) return input.focus()
    setBusy(true)
    try {
      await askSignIn('/two-factor/verify-totp', { code })
      await beginSession()
      onDone()
    } catch (caught) {
      setFault(inOurWords(caught))
      setBusy(false)
    }
  }
  return (
    <form
      aria-label="Second factor"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="space-y-4"
    >
      <ol className="space-y-4 text-sm">
        <li className="space-y-3">
          <p>1. Scan this with an authenticator app, or type its secret there.</p>
          <QrCode text={uri} label="QR code of the secret" />
          <CodeText label="Copy the secret">{secret}</CodeText>
        </li>
        <li>2. Type the code that the app shows.</li>
      </ol>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
        className="max-w-48"
        error={error}
      />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Turn it on
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  )
}
