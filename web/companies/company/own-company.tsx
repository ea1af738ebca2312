import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { Company } from '../../../contract/companies/companies.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { loadSession } from '../../app/session.ts'
import { CompanyFacts } from '../../trade/companies/facts.tsx'
import { RoleSentences } from '../../trade/companies/roles.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompanyHead } from '../head.tsx'
import { BringOrders } from './bring-orders.tsx'
import { CarrierAccounts } from './carrier-accounts.tsx'
import { Invoicing } from './invoicing.tsx'
import { OwnCertificates } from './own-certificates.tsx'
import { OwnCredit } from './own-credit.tsx'
import { OwnTaxNumber } from './own-tax-number.tsx'
import { PurchaseOrderRule } from './purchase-order-rule.tsx'

/** The company that somebody buys for: what is known of it, how it orders, and what they may do in it. */
export function OwnCompany({ acting }: { acting: ActingFor }) {
  const { data, error, refetch } = useAnswer('GET /company', {})
  const company = data?._id === acting._id ? data : undefined
  return (
    <div className="space-y-6">
      <CompanyHead acting={acting} />
      {error && !company && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!company && !error && <Skeleton className="h-96 w-full" />}
      {company && <Whole company={company} acting={acting} />}
    </div>
  )
}

function Whole({ company, acting }: { company: Company; acting: ActingFor }) {
  const reload = useReload()
  const mayManage = acting.rights.includes('manage')
  const setInvoicing = async (invoicing: Company['invoicing']) => {
    await call('PATCH /company', { invoicing })
    await reload('GET /company')
  }
  const setRule = async (poRequired: boolean) => {
    await call('PATCH /company', { poRequired })
    await Promise.all([reload('GET /company'), loadSession()])
  }
  return (
    <>
      {company.state === 'suspended' && company.stateNote && (
        <Note>
          <span className="wrap-anywhere whitespace-pre-line">{company.stateNote}</span>
        </Note>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-6">
          <section aria-labelledby="facts-title" className="panel p-5 sm:p-6">
            <h2 id="facts-title" className="mb-4 text-lg font-semibold">
              Facts
            </h2>
            <CompanyFacts company={company} />
            <p className="mt-5 border-t pt-4 text-sm text-soft">
              If something of this has changed, write to us: we keep it as you applied with it.
            </p>
          </section>
          <OwnTaxNumber mayChange={mayManage} />
          <OwnCertificates mayAdd={mayManage} />
          <CarrierAccounts mayChange={mayManage} />
          <PurchaseOrderRule
            isRequired={company.poRequired}
            mayChange={mayManage}
            onChange={setRule}
          />
          <Invoicing invoicing={company.invoicing} mayChange={mayManage} onChange={setInvoicing} />
          <OwnCredit acting={acting} />
          {mayManage && <BringOrders company={company.legalName} />}
        </div>
        <section aria-labelledby="roles-title" className="panel p-5">
          <h2 id="roles-title" className="mb-3 text-lg font-semibold">
            {acting.roles.length === 1 ? 'Your role' : 'Your roles'}
          </h2>
          <RoleSentences roles={acting.roles} />
        </section>
      </div>
    </>
  )
}
