import { type FormEvent, useState } from 'react'
import { CallFault } from '../../app/api.ts'
import { beginSession } from '../../app/session-tabs.ts'
import { useShopName } from '../../app/shop-config.ts'
import { askSignIn } from '../../app/sign-in.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { requireBegun } from '../require-begun.ts'
import { SubmitButton } from '../submit-button.tsx'

type Way = 'totp' | 'backup-code'
const fields = {
  totp: {
    label: 'Code',
    hint: (shop: string) => `The six digits that your authenticator app shows for ${shop}.`,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  'backup-code': {
    label: 'Backup code',
    hint: () => 'One of the codes that you kept. Each works once.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const

/** The second step of logging in: the code of an app, or one of the backup codes. */
export function CodeForm() {
  const shop = useShopName()
  const [way, setWay] = useState<Way>('totp')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const code = input.value.replace(/\s/g, '')
    setFault(undefined)
    setError(code ? undefined : 'Please input the code')
    if (!code) return input.focus()
    setBusy(true)
    try {
      await askSignIn(`/two-factor/verify-${way}`, { code })
      requireBegun(await beginSession())
    } catch (caught) {
      setFault(inWords(caught as Error))
      setBusy(false)
    }
  }
  const other: Way = way === 'totp' ? 'backup-code' : 'totp'
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="space-y-4 text-ink"
    >
      <TextField
        key={way}
        name="code"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...fields[way]}
        hint={fields[way].hint(shop ?? '')}
      />
      <SubmitButton busy={busy}>Login</SubmitButton>
      <Button variant="quiet" size="small" className="w-full" onClick={() => setWay(other)}>
        {way === 'totp' ? 'Use a backup code' : 'Use the app’s code'}
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </form>
  )
}

/** The library's words are short; a first step that is over needs to be said. */
function inWords(error: Error): Error {
  if (!(error instanceof CallFault) || error.code !== ('INVALID_TWO_FACTOR_COOKIE' as string))
    return error
  const { status, code, errors, requestId } = error
  const detail = 'This took too long, or began elsewhere. Log in with your password once more.'
  return new CallFault({ status, code, errors, requestId, detail })
}
