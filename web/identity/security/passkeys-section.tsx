import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { When } from '../../ui/words/when.tsx'
import { addPasskey } from '../log-in/passkey.ts'
import { focusTitle, Section } from './section.tsx'
import { Fault, Locked } from './sessions-section.tsx'
import {
  askSignedIn,
  isStale,
  type Passkey,
  useReloadSignIn,
  useSignInAnswer,
} from './sign-in-answers.ts'

/** The passkeys of an account: each logs in by itself. */
export function PasskeysSection() {
  const { data, error, refetch } = useSignInAnswer('/passkey/list-user-passkeys')
  return (
    <Section
      title="Passkeys"
      says="Log in by the lock of your device or a security key, without a password."
    >
      {error && !data ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <List passkeys={data} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <AddPasskey />
    </Section>
  )
}

function List({ passkeys }: { passkeys: Passkey[] }) {
  const reload = useReloadSignIn()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const remove = async (id: string, button: Element) => {
    const title = button.closest('section')?.querySelector('h2')
    setBusy(id)
    setFault(undefined)
    try {
      await askSignedIn('/passkey/delete-passkey', { id })
      await reload()
      toast.warning('Passkey removed')
      focusTitle(title)
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(undefined)
  }
  if (passkeys.length === 0) return <p className="text-sm text-soft">There are none yet.</p>
  return (
    <>
      <ul className="panel divide-y">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <KeyRound size={20} className="shrink-0 text-soft" aria-hidden="true" />
            <div className="min-w-40 grow">
              <p className="font-medium break-all">{name || 'Passkey'}</p>
              <p className="text-sm text-soft">
                added <When at={createdAt} as="date" />
              </p>
            </div>
            <Button
              size="small"
              busy={busy === id}
              onClick={(event) => void remove(id, event.currentTarget)}
            >
              Remove<span className="sr-only">{` ${name || 'Passkey'}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Fault error={fault} />
    </>
  )
}

function AddPasskey() {
  const reload = useReloadSignIn()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = form.elements.namedItem('passkey') as HTMLInputElement
    const name = input.value.trim()
    setError(name ? undefined : 'Please input the name')
    setFault(undefined)
    if (!name) return input.focus()
    setBusy(true)
    try {
      await addPasskey(name)
      form.reset()
      await reload()
      toast.success('Passkey added')
    } catch (caught) {
      setFault(caught as Error)
    }
    setBusy(false)
  }
  if (isStale(fault)) return <Locked />
  return (
    <form
      aria-label="Add a passkey"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="space-y-4"
    >
      <TextField
        label="Name of the passkey"
        hint="Something that tells you which device it is on."
        name="passkey"
        maxLength={60}
        error={error}
      />
      {fault && <FaultNote error={fault} focus />}
      <Button type="submit" busy={busy}>
        Add a passkey
      </Button>
    </form>
  )
}
