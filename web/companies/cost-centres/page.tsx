import { useState } from 'react'
import { Navigate } from 'react-router'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CostCentre } from '../../../contract/companies/cost-centres.ts'
import { call } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { CompanyHead } from '../head.tsx'
import { CostCentreDialog } from './dialog.tsx'

export const meta = privatePage('Cost centres')

export default function CostCentresPage() {
  const { company } = usePerson()
  const [opened] = useState(company)
  const acting = company ?? opened
  return acting ? <CostCentres acting={acting} /> : <Navigate to="/dashboard/company" replace />
}

/** What the company books its orders to; whoever manages it changes that. */
function CostCentres({ acting }: { acting: ActingFor }) {
  const reload = useReload()
  const { data, error, refetch } = useAnswer('GET /company/cost-centres', {})
  const editing = useAsked<CostCentre | 'new'>()
  const leaving = useAsked<CostCentre>()
  const mayManage = acting.rights.includes('manage')
  const putAway = async () => {
    if (!leaving.about) return
    await call('DELETE /company/cost-centres/{id}', { id: leaving.about._id })
    toast.warning('Put away', leaving.about.code)
    await reload('GET /company/cost-centres')
  }
  return (
    <div className="space-y-6">
      <CompanyHead acting={acting}>
        {mayManage && (
          <Button variant="primary" onClick={() => editing.ask('new')}>
            Add a cost centre
          </Button>
        )}
      </CompanyHead>
      <p className="max-w-2xl text-soft">
        What orders are booked to: chosen at the checkout. An order keeps what its cost centre was
        called when it was placed.
      </p>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && data.items.length === 0 && (
        <Empty title="No cost centres yet">Orders are placed without one.</Empty>
      )}
      {data && data.items.length > 0 && (
        <ul className="panel divide-y">
          {data.items.map((one) => (
            <li key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
              <p className="min-w-0 grow basis-56 text-sm wrap-anywhere">
                <span className="me-3 font-semibold">{one.code}</span>
                {one.name}
              </p>
              {mayManage && (
                <div className="flex gap-2">
                  <Button size="small" onClick={() => editing.ask(one)}>
                    Change<span className="sr-only"> {one.code}</span>
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => leaving.ask(one)}>
                    Put away<span className="sr-only"> {one.code}</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <CostCentreDialog open={editing.open} about={editing.about} onClose={editing.close} />
      <ConfirmDialog
        mild
        open={leaving.open}
        onClose={leaving.close}
        onConfirm={putAway}
        title="Put the cost centre away"
        action="Put away"
      >
        {leaving.about &&
          `${leaving.about.code} is offered no more. Orders that were booked to it keep it.`}
      </ConfirmDialog>
    </div>
  )
}
