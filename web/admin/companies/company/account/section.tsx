import { useMemo, useState } from 'react'
import type { CompanyDetail } from '../../../../../contract/companies/companies.ts'
import type {
  CreditAccount,
  CreditEntry,
  DueInvoice,
} from '../../../../../contract/companies/credit.ts'
import { CallFault, call } from '../../../../app/api.ts'
import { ownFile } from '../../../../app/own-file.ts'
import { useAnswer, useReload } from '../../../../app/queries.tsx'
import { AgeingFigures } from '../../../../trade/credit/ageing.tsx'
import {
  CreditLimit,
  CreditStateBadge,
  CreditWarnings,
  TermsWords,
} from '../../../../trade/credit/limit.tsx'
import { AccountLists } from '../../../../trade/credit/lists.tsx'
import { Statement } from '../../../../trade/credit/statement.tsx'
import { FaultNote } from '../../../../trade/faults/fault-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAsked } from '../../../../ui/tables/use-asked.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'

/** What a company buys on account, if it does: its limit, what it owes, and what the seller does about it. */
export function CompanyAccount({ company }: { company: CompanyDetail }) {
  const { data, error, refetch } = useAnswer('GET /companies/{id}/account', { id: company._id })
  const isWithout = error instanceof CallFault && error.code === 'no_account'
  const mayOpen = company.state === 'approved' || company.state === 'suspended'
  if (isWithout && !mayOpen) return null
  return (
    <section id="account" aria-labelledby="account-title" className="panel space-y-5 p-5 text-sm">
      {data && !isWithout ? (
        <Whole company={company} account={data} />
      ) : (
        <>
          <h2 id="account-title" className="text-base font-semibold">
            Account
          </h2>
          {isWithout && <None company={company} />}
          {error && !isWithout && <FaultNote error={error} onRetry={() => void refetch()} />}
          {!error && <Skeleton className="h-40 w-full" />}
        </>
      )}
    </section>
  )
}

function None({ company }: { company: CompanyDetail }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-soft">
        It pays its orders before they leave. On account, its orders are confirmed at once, and
        invoiced when they have left.
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        Let it buy on account
      </Button>
      <ChangeDialog company={company} account={null} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

type WholeProps = { company: CompanyDetail; account: CreditAccount }

function Whole({ company, account }: WholeProps) {
  const [asked, setAsked] = useState<'change' | 'state' | 'payment' | null>(null)
  const undoing = useAsked<CreditEntry>()
  const adjusting = useAsked<DueInvoice>()
  const act = useMemo(() => ({ labelOf: () => 'Adjust', onAct: adjusting.ask }), [adjusting.ask])
  const reload = useReload()
  const close = () => setAsked(null)
  const again = () =>
    reload(
      'GET /companies/{id}/account',
      'GET /companies/{id}/account/invoices',
      'GET /companies/{id}/account/entries',
      'GET /receivables',
    )
  const id = company._id
  const about = { company, account, onClose: close, onDone: again }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 id="account-title" className="text-base font-semibold">
            Account
          </h2>
          <CreditStateBadge state={account.state} />
        </div>
        <div className="flex flex-wrap gap-2" data-screen-only>
          <Button size="small" onClick={() => setAsked('change')}>
            Change
          </Button>
          <Button size="small" onClick={() => setAsked('state')}>
            {account.state === 'open' ? 'Stop' : 'Open again'}
          </Button>
          <Button size="small" variant="primary" onClick={() => setAsked('payment')}>
            Record a payment
          </Button>
        </div>
      </div>
      <CreditWarnings account={account} />
      <CreditLimit account={account}>
        <TermsWords account={account} />
        {account.note && (
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="block text-xs text-soft">What its members read last</span>
            {account.note}
          </p>
        )}
      </CreditLimit>
      <AgeingFigures ageing={account.ageing} currency={account.currency} />
      <AccountLists
        companyId={id}
        orders="/dashboard/manage-orders"
        onUndo={undoing.ask}
        act={act}
      />
      <div className="border-t pt-4">
        <h3 className="mb-2 font-semibold">Statement</h3>
        <Statement
          ask={(days) => call('GET /companies/{id}/account/statement', { id, ...days })}
          askPaper={(days) => call('GET /companies/{id}/account/statement/pdf', { id, ...days })}
          file={ownFile(`${company.number}-statement`)}
        />
      </div>
      <ChangeDialog {...about} open={asked === 'change'} />
      <StateDialog {...about} open={asked === 'state'} />
      <PaymentDialog {...about} open={asked === 'payment'} />
      <AdjustDialog
        invoice={adjusting.about}
        open={adjusting.open}
        onClose={adjusting.close}
        onDone={again}
      />
      <UndoDialog
        entry={undoing.about}
        open={undoing.open}
        onClose={undoing.close}
        onDone={again}
      />
    </>
  )
}
