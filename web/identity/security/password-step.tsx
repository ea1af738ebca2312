import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Fault } from './sessions-section.tsx'
import { inOurWords } from './sign-in-answers.ts'

type Props = {
  /** What the button does. */
  button: string
  children?: ReactNode
  onPassword: (password: string) => Promise<void>
  onBack: () => void
}

/** Asks for the password before something that guards the account changes. */
export function PasswordStep({ button, children, onPassword, onBack }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    setError(input.value ? undefined : 'Please input the password')
    setFault(undefined)
    if (!input.value) return input.focus()
    setBusy(true)
    try {
      await onPassword(input.value)
    } catch (caught) {
      setFault(inOurWords(caught))
      setBusy(false)
    }
  }
  return (
    <form
      aria-label={button}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="space-y-4"
    >
      {children}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        autoFocus
        error={error}
      />
      <Fault error={fault} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  )
}
