import { useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CreditAccount, DueInvoice } from '../../../contract/companies/credit.ts'
import { CallFault, call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { AgeingFigures } from '../../trade/credit/ageing.tsx'
import {
  CreditLimit,
  CreditStateBadge,
  CreditWarnings,
  TermsWords,
} from '../../trade/credit/limit.tsx'
import { AccountLists } from '../../trade/credit/lists.tsx'
import { Statement } from '../../trade/credit/statement.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { InvoicesCameBack, PayInvoices } from './pay-invoices.tsx'

export const meta = privatePage('Account')

export default function AccountPage() {
  const { company } = usePerson()
  const [opened] = useState(company)
  const acting = company ?? opened
  return acting ? <Account acting={acting} /> : <Navigate to="/dashboard/company" replace />
}

/** What the company owes, what of it is due when, and what was paid: for its members who pay. */
function Account({ acting }: { acting: ActingFor }) {
  const { data, error, refetch } = useAnswer('GET /account', {})
  const isWithout = error instanceof CallFault && error.code === 'no_account'
  return (
    <div className="space-y-6">
      <header>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">Account</h1>
          {data && <CreditStateBadge state={data.state} />}
        </div>
        <p className="text-sm wrap-anywhere text-soft">
          What {acting.name} buys on account, and what of it is to be paid.
        </p>
      </header>
      {isWithout && <NoAccount acting={acting} />}
      {error && !data && !isWithout && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && <Whole account={data} acting={acting} />}
    </div>
  )
}

const NoAccount = ({ acting }: { acting: ActingFor }) => (
  <Empty
    title="No account yet"
    action={<ButtonLink to="/dashboard/company">The company</ButtonLink>}
  >
    {acting.name} pays its orders before they leave. Write to us to buy on account: what leaves is
    invoiced then, and paid later.
  </Empty>
)

const Whole = ({ account, acting }: { account: CreditAccount; acting: ActingFor }) => (
  <>
    <CreditWarnings account={account} />
    <section aria-labelledby="limit-title" className="panel p-5 sm:p-6">
      <h2 id="limit-title" className="mb-4 text-lg font-semibold">
        Limit
      </h2>
      <CreditLimit account={account}>
        <TermsWords account={account} />
        {account.note && (
          <p className="border-t pt-4 text-sm wrap-anywhere whitespace-pre-line">{account.note}</p>
        )}
      </CreditLimit>
    </section>
    <section aria-labelledby="ageing-title" className="space-y-3">
      <h2 id="ageing-title" className="text-lg font-semibold">
        What is open, by days overdue
      </h2>
      <AgeingFigures ageing={account.ageing} currency={account.currency} />
    </section>
    <InvoicesCameBack />
    <PayInvoices account={account} acting={acting} />
    <section aria-labelledby="lists-title" className="space-y-3">
      <h2 id="lists-title" className="text-lg font-semibold">
        Invoices and payments
      </h2>
      <Lists />
    </section>
    <section aria-labelledby="statement-title" className="space-y-3">
      <h2 id="statement-title" className="text-lg font-semibold">
        Statement
      </h2>
      <Statement
        ask={(days) => call('GET /account/statement', days)}
        askPaper={(days) => call('GET /account/statement/pdf', days)}
        file={ownFile('statement')}
      />
    </section>
  </>
)

const disputeLabel = ({ open, dispute }: DueInvoice) =>
  dispute ? 'The dispute' : open > 0 ? 'Dispute' : null

function Lists() {
  const { about, open, ask, close } = useAsked<DueInvoice>()
  const act = useMemo(() => ({ labelOf: disputeLabel, onAct: ask }), [ask])
  return (
    <>
      <AccountLists companyId={null} orders="/dashboard/payment" act={act} />
      <DisputeDialog invoice={about} open={open} onClose={close} />
    </>
  )
}
