import { useState } from 'react'
import { useAnswer } from '../app/queries.tsx'
import { switchCompany } from '../app/switch-company.ts'
import { buysFor, type Membership } from '../trade/companies/memberships.ts'
import { RoleChips } from '../trade/companies/roles.tsx'
import { CompanyStateBadge } from '../trade/companies/state.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { When } from '../ui/words/when.tsx'
import { ApplicationForm } from './application-form.tsx'

/** The companies that somebody buys for or applied for; without any, the application. */
export function Memberships() {
  const { data, error, refetch } = useAnswer('GET /memberships', {})
  const [applying, setApplying] = useState(false)
  const isNew = data?.items.length === 0
  const mayChoose = data?.items.some(buysFor)
  return (
    <div className="space-y-6">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">Company</h1>
        <p className="mt-1 max-w-2xl text-soft">
          {isNew
            ? 'Buy for a company: several people order under its name, each with the roles you give them.'
            : mayChoose
              ? 'You buy for yourself now. Choose for whom you buy here, or in the menu under your name.'
              : 'You buy for yourself. What becomes of your application stands here.'}
        </p>
      </header>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && data.items.length > 0 && (
        <ul aria-label="Your companies" className="panel divide-y">
          {data.items.map((one) => (
            <Row key={one._id} membership={one} />
          ))}
        </ul>
      )}
      {data && (isNew || applying) && <ApplicationForm onSent={() => setApplying(false)} />}
      {data && !isNew && !applying && (
        <Button onClick={() => setApplying(true)}>Apply for another company</Button>
      )}
    </div>
  )
}

function Row({ membership }: { membership: Membership }) {
  const { company, roles, since } = membership
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    if (!(await switchCompany(company._id)))
      toast.failure('Not changed', 'You do not buy for this company any more, or the shop is away')
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 grow basis-64 space-y-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{company.legalName}</span>
          <span className="font-mono text-xs text-soft">{company.number}</span>
          <CompanyStateBadge state={company.state} />
        </p>
        {buysFor(membership) && <RoleChips roles={roles} />}
        <p className="text-sm text-soft">
          <Standing membership={membership} /> <When at={since} as="date" />
        </p>
        {company.stateNote && (
          <blockquote className="border-s-2 ps-3 text-sm wrap-anywhere whitespace-pre-line">
            {company.stateNote}
          </blockquote>
        )}
      </div>
      {buysFor(membership) && (
        <Button busy={busy} onClick={() => void choose()}>
          Buy for this company<span className="sr-only"> {company.legalName}</span>
        </Button>
      )}
    </li>
  )
}

function Standing({ membership: { company } }: { membership: Membership }) {
  if (company.state === 'applied')
    return 'We look at your application and write to you by mail. Until then you buy for yourself. Applied'
  if (company.state === 'declined')
    return 'We did not take this application. You buy for yourself as before. Applied'
  if (company.state === 'suspended')
    return 'Its members see what there is, and order nothing at the moment. Member since'
  return 'Member since'
}
