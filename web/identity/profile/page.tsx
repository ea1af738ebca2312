import { Link } from 'react-router'
import type { z } from 'zod'
import type { profile } from '../../../contract/people/profile.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProfileForm } from './form.tsx'

export type Profile = z.output<typeof profile>

export const meta = privatePage('My Profile')

/** Who somebody is, and the form that changes it. */
export default function ProfilePage() {
  const { email, displayName, isAdmin, company } = usePerson()
  const { data, error, refetch } = useAnswer('GET /user/{email}', { email })
  return (
    <>
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{`Hello, ${displayName}`}</h1>
        <p className="mt-1 text-soft">What you fill in here helps us to reach you.</p>
        {!isAdmin && (
          <p className="mt-1">
            <Link to="/dashboard/company" className="link">
              {company ? `You buy for ${company.name}` : 'Buying for a company?'}
            </Link>
          </p>
        )}
      </header>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Card name={displayName} email={email} profile={data} />
        {data ? <ProfileForm key={email} profile={data} /> : <FormRoom failed={Boolean(error)} />}
      </div>
    </>
  )
}

type CardProps = { name: string; email: string; profile: Profile | undefined }

function Card({ name, email, profile }: CardProps) {
  const rows = [
    ['Education', profile?.education],
    ['City/ District', profile?.location],
    ['Phone Number', profile?.number],
  ] as const
  const link = profile?.linkedin
  return (
    <section aria-label="My Profile" className="panel overflow-hidden">
      <div className="flex items-center gap-4 border-b bg-sunken px-5 py-5">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full border bg-surface text-lg font-semibold"
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-sm break-all text-soft">{email}</p>
        </div>
      </div>
      <dl className="divide-y px-5 text-sm">
        {rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
        {link && (
          <Row
            label="Linkedin"
            value={
              link.startsWith('https://') ? (
                <a href={link} rel="noopener noreferrer nofollow" className="link break-all">
                  {link.replace(/^https:\/\/(www\.)?/, '')}
                </a>
              ) : (
                link
              )
            }
          />
        )}
      </dl>
      {profile && !profile.education && !link && (
        <p className="px-5 py-4 text-sm text-soft">Nothing more is known yet: fill in the form.</p>
      )}
    </section>
  )
}

function Row({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-3">
      <dt className="text-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The room of the form, so that nothing jumps when it comes. */
const FormRoom = ({ failed }: { failed: boolean }) =>
  failed ? null : <Skeleton className="h-118 w-full" />
