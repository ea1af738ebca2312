import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { privatePage } from '../../app/private-page.ts'
import { useSession } from '../../app/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BecomeForm } from './form.tsx'

export const meta = privatePage('First admin')

/**
 * Where the start of a shop without an admin leads: who is signed in becomes it by the code, which stands behind the address's
 * sign #, so that no server and no log on the way reads it.
 */
export default function FirstAdminPage() {
  const session = useSession()
  const code = useToldCode()
  if (session.state === 'loading')
    return (
      <NarrowPage title="First admin">
        <Skeleton className="h-40" />
      </NarrowPage>
    )
  const person = 'person' in session ? session.person : null
  if (person?.isAdmin) return <Already />
  return (
    <NarrowPage title="First admin">
      <p>
        Whoever starts a shop that has no admin becomes the first one here, by the code that the
        start told, and sets it up then.
      </p>
      {person ? <BecomeForm key={code} person={person} told={code} /> : <SignedOut code={code} />}
    </NarrowPage>
  )
}

/** The code of the address. The server, which draws the page, does not get it. */
function useToldCode(): string {
  const { hash } = useLocation()
  const [code, setCode] = useState('')
  useEffect(() => setCode(decoded(hash.slice(1))), [hash])
  return code
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function SignedOut({ code }: { code: string }) {
  const state = { from: code ? `/first-admin#${encodeURIComponent(code)}` : '/first-admin' }
  return (
    <>
      <p className="text-sm text-soft">
        Make an account first, or log in if you have one. You come back here then.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/register" state={state} variant="primary">
          Register
        </ButtonLink>
        <ButtonLink to="/login" state={state}>
          Log in
        </ButtonLink>
      </div>
    </>
  )
}

const Already = () => (
  <NarrowPage title="You are an admin">
    <p className="text-soft">
      There is nothing to do here. What the shop still lacks stands there:
    </p>
    <ButtonLink to="/dashboard/ready" variant="primary" className="w-full">
      Is the shop ready?
    </ButtonLink>
  </NarrowPage>
)
