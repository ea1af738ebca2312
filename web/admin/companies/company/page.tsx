import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { CompanyDetail } from '../../../../contract/companies/companies.ts'
import { CallFault } from '../../../app/api.ts'
import { privatePage } from '../../../app/private-page.ts'
import { useAnswer } from '../../../app/queries.tsx'
import { CompanyFact, CompanyFacts } from '../../../trade/companies/facts.tsx'
import { RoleChips } from '../../../trade/companies/roles.tsx'
import { CompanyStateBadge } from '../../../trade/companies/state.tsx'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { NotFoundPage } from '../../../trade/search/not-found.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { counted } from '../../../ui/words/amounts.tsx'
import { When } from '../../../ui/words/when.tsx'
import { PageHead } from '../../page-head.tsx'
import { CompanyAccount } from './account/section.tsx'
import { CompanyCertificates } from './certificates.tsx'
import { Decisions } from './decisions.tsx'
import { CompanyTaxNumber } from './tax-number.tsx'

export const meta = privatePage('Company')

/** All that the seller knows of a company and decides by. */
export default function CompanyPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer('GET /companies/{id}', { id })
  const company = data?._id === id ? data : undefined
  if (!company && error instanceof CallFault && error.status === 404) return <NotFoundPage />
  return (
    <div className="space-y-5">
      <Breadcrumbs
        steps={[
          { name: 'Companies', to: '/dashboard/companies' },
          { name: company?.legalName ?? 'Company' },
        ]}
      />
      {company ? (
        <Whole company={company} />
      ) : (
        <>
          <h1 className="sr-only">Company</h1>
          {error ? (
            <FaultNote error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </>
      )}
    </div>
  )
}

function Whole({ company }: { company: CompanyDetail }) {
  const { _id, legalName, number, state, stateNote, note, alike, people, orders } = company
  return (
    <>
      <PageHead
        title={legalName}
        beside={
          <>
            <span className="font-mono text-xs text-soft">{number}</span>
            <CompanyStateBadge state={state} />
          </>
        }
      >
        <ButtonLink to={`/dashboard/manage-orders?companyId=${_id}`} size="small">
          {counted(orders, 'order')}
        </ButtonLink>
        <Decisions company={company} />
      </PageHead>
      {alike.length > 0 && <Alike company={company} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-5">
          <Block title="Facts">
            <CompanyFacts company={company}>
              <CompanyFact name="Applied by">
                {company.appliedBy || 'An account that is gone'}
              </CompanyFact>
              <CompanyFact name="Purchase order numbers">
                {company.poRequired ? 'Needed for every order' : 'As the buyer likes'}
              </CompanyFact>
            </CompanyFacts>
          </Block>
          {note && (
            <Block title="What the applicant wrote">
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            </Block>
          )}
          {stateNote && (
            <Block title="What you wrote last">
              <p className="wrap-anywhere whitespace-pre-line">{stateNote}</p>
            </Block>
          )}
        </div>
        <Block title="People">
          <ul className="space-y-4">
            {people.map((one) => (
              <li key={one._id} className="space-y-1.5">
                <p>
                  <span className="font-medium wrap-anywhere">{one.displayName}</span>
                  <span className="block break-all text-soft">{one.email}</span>
                  <span className="block text-xs text-soft">
                    Since <When at={one.since} as="date" />
                  </span>
                </p>
                <RoleChips roles={one.roles} />
              </li>
            ))}
            {people.length === 0 && <li className="text-soft">Nobody buys for it any more.</li>}
          </ul>
        </Block>
      </div>
      <CompanyTaxNumber company={company} />
      <CompanyCertificates company={company} />
      <CompanyAccount company={company} />
    </>
  )
}

/** Others that it may be the same as: nobody but the seller learns of them. */
const Alike = ({ company: { alike } }: { company: CompanyDetail }) => (
  <Note kind="warn">
    <p className="font-semibold">
      {alike.length === 1
        ? 'Another company of the same country has'
        : 'Other companies of the same country have'}{' '}
      this registration number or tax id. Applicants are not told of it.
    </p>
    <ul className="mt-2 space-y-1">
      {alike.map(({ _id, number, legalName, state }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-2">
          <Link to={`/dashboard/companies/${_id}`} className="link wrap-anywhere">
            {legalName}
          </Link>
          <span className="font-mono text-xs">{number}</span>
          <CompanyStateBadge state={state} />
        </li>
      ))}
    </ul>
  </Note>
)

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="panel p-5 text-sm">
    <h2 className="mb-3 text-base font-semibold">{title}</h2>
    {children}
  </section>
)
