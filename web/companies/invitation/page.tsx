import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import type { shownInvitation } from '../../../contract/companies/members.ts'
import { CallFault, call } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { type Person, useSession } from '../../app/session.ts'
import { switchCompany } from '../../app/switch-company.ts'
import { RoleSentences } from '../../trade/companies/roles.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { When } from '../../ui/words/when.tsx'
import { Accept } from './accept.tsx'

export const meta = privatePage('Invitation')

type Shown = z.output<typeof shownInvitation>

/** Where the mail of an invitation leads: who invites to buy for which company, and what one may do there. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  const { shown, fault, again } = useInvitation(token)
  const { accepted, accept } = useAccepting(token)
  const session = useSession()
  if (fault instanceof CallFault && fault.code === 'invalid_link' && !accepted) return <Over />
  return (
    <NarrowPage title={shown ? `Buy for ${shown.company}` : 'Invitation'}>
      {fault && !shown && <FaultNote error={fault} onRetry={again} />}
      {!shown && !fault && <Skeleton className="h-60" />}
      {shown && (
        <>
          <Told shown={shown} />
          {session.state === 'loading' ? (
            <Skeleton className="h-11" />
          ) : 'person' in session ? (
            <Accept person={session.person} company={shown.company} onAccept={accept} />
          ) : (
            <SignedOut token={token} />
          )}
        </>
      )}
    </NarrowPage>
  )
}

function useInvitation(token: string) {
  const [shown, setShown] = useState<Shown>()
  const [fault, setFault] = useState<Error>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = tries >= 0
    setFault(undefined)
    call('GET /invitations/{token}', { token }).then(
      (answer) => isWanted && setShown(answer),
      (error: Error) => isWanted && setFault(error),
    )
    return () => {
      isWanted = false
    }
  }, [token, tries])
  return { shown, fault, again: () => setTries(tries + 1) }
}

/** Accepts, buys for the company from then on, and goes to the dashboard. */
function useAccepting(token: string) {
  const navigate = useNavigate()
  const [accepted, setAccepted] = useState(false)
  const accept = async (person: Person, company: string) => {
    const { companyId } = await call('POST /invitations/{token}/accept', { token })
    setAccepted(true)
    await switchCompany(companyId)
    toast.success(`You buy for ${company} now`, person.email)
    await navigate('/dashboard/company')
  }
  return { accepted, accept }
}

const Told = ({ shown: { company, by, roles, expiresAt } }: { shown: Shown }) => (
  <>
    <p>
      {by || 'A purchasing admin'} invites you to buy for <b className="wrap-anywhere">{company}</b>
      . What you order for it, its members see by their roles.
    </p>
    <section aria-label="What you may do" className="rounded-md bg-sunken p-4">
      <RoleSentences roles={roles} />
    </section>
    <p className="text-sm text-soft">
      The invitation can be accepted until <When at={expiresAt} />.
    </p>
  </>
)

function SignedOut({ token }: { token: string }) {
  const state = { from: `/invitations/${token}` }
  return (
    <>
      <p className="text-sm text-soft">
        Log in with the e-mail address that the invitation came to, or make an account with it. You
        come back here then.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/login" state={state} variant="primary">
          Log in
        </ButtonLink>
        <ButtonLink to="/register" state={state}>
          Register
        </ButtonLink>
      </div>
    </>
  )
}

const Over = () => (
  <NarrowPage title="Invitation">
    <Note kind="warn">
      This link opens nothing any more: it was used or withdrawn, or its week is over. Ask whoever
      invited you for another.
    </Note>
    <ButtonLink to="/dashboard/company" className="w-full">
      Your companies
    </ButtonLink>
  </NarrowPage>
)
