import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallFault } from '../../app/api.ts'
import type { Person } from '../../app/session.ts'
import { signOut } from '../../app/sign-out.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { VerifyBanner } from '../../trade/faults/verify-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

type Props = {
  person: Person
  company: string
  onAccept: (person: Person, company: string) => Promise<void>
}

/** Accepts an invitation as whoever is signed in; says what is in the way. */
export function Accept({ person, company, onAccept }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  if (person.isAdmin)
    return (
      <Note kind="warn">
        You are signed in as an admin of the shop. Admins do not buy: accept with another account.
      </Note>
    )
  const accept = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await onAccept(person, company)
    } catch (error) {
      setFault(error as Error)
      setBusy(false)
    }
  }
  const isOther = fault instanceof CallFault && fault.code === 'not_invited'
  return (
    <>
      <VerifyBanner waits="The invitation waits for that: come back here then." />
      <p className="text-sm text-soft">
        You are signed in as <b className="break-all text-ink">{person.email}</b>.
      </p>
      {isOther && person.emailVerified ? (
        <OtherAddress email={person.email} />
      ) : (
        fault && !isOther && <FaultNote error={fault} focus />
      )}
      <Button
        variant="primary"
        className="w-full"
        busy={busy}
        disabled={!person.emailVerified}
        onClick={() => void accept()}
      >
        Accept
      </Button>
    </>
  )
}

/** The invitation went to somebody else's address: they log in with that one. */
function OtherAddress({ email }: { email: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const change = async () => {
    await signOut()
    await navigate('/login', { state: { from: pathname } })
  }
  return (
    <Note
      kind="warn"
      action={
        <Button size="small" onClick={() => void change()}>
          Log in as somebody else
        </Button>
      }
    >
      This invitation went to another address than {email}. Log in with the address that it came to.
    </Note>
  )
}
