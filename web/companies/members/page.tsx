import { useState } from 'react'
import { Navigate } from 'react-router'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompanyHead } from '../head.tsx'
import { MemberBaskets } from './baskets.tsx'
import { InviteDialog } from './invite.tsx'
import { Invitations } from './open-invitations.tsx'
import { MembersTable } from './table.tsx'

export const meta = privatePage('Members')

export default function MembersPage() {
  const { company } = usePerson()
  const [opened] = useState(company)
  if (company) return <Members acting={company} />
  // whose membership ended keeps what they see; who came here without one is led to what there is
  return opened ? <Members acting={opened} /> : <Navigate to="/dashboard/company" replace />
}

/** Who buys for the company and what each may; whoever manages it changes that, and invites. */
function Members({ acting }: { acting: ActingFor }) {
  const { data, error, refetch } = useAnswer('GET /company/members', {})
  const [inviting, setInviting] = useState(false)
  const mayManage = acting.rights.includes('manage')
  return (
    <div className="space-y-6">
      <CompanyHead acting={acting}>
        {mayManage && (
          <Button
            variant="primary"
            disabled={acting.state !== 'approved'}
            onClick={() => setInviting(true)}
          >
            Invite a colleague
          </Button>
        )}
      </CompanyHead>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data && <MembersTable members={data.items} acting={acting} />}
      {mayManage && <Invitations />}
      {mayManage && <MemberBaskets />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} company={acting.name} />
    </div>
  )
}
