import { useState } from 'react'
import type { CompanyDetail } from '../../../../contract/companies/companies.ts'
import type { Certificate } from '../../../../contract/tax/certificates.ts'
import { call } from '../../../app/api.ts'
import { useAnswer, useReload } from '../../../app/queries.tsx'
import { CertificateList } from '../../../trade/companies/certificates.tsx'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useAsked } from '../../../ui/tables/use-asked.ts'

type Decision = { certificate: Certificate; state: 'accepted' | 'refused' }

const names = { accepted: 'Accept', refused: 'Refuse' } as const

/** The certificates of a company, which the seller accepts and refuses. Nothing where there are none. */
export function CompanyCertificates({ company: { _id } }: { company: CompanyDetail }) {
  const { data, error, refetch } = useAnswer('GET /companies/{id}/tax-certificates', { id: _id })
  const { about, open, ask, close } = useAsked<Decision>()
  if (!error && !data?.items.length) return null
  return (
    <section aria-labelledby="certificates-title" className="panel space-y-4 p-5 text-sm">
      <h2 id="certificates-title" className="text-base font-semibold">
        Certificates of exemption
      </h2>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {data && (
        <CertificateList
          certificates={data.items}
          actions={(certificate) =>
            (['refused', 'accepted'] as const)
              .filter((state) => state !== certificate.state)
              .map((state) => (
                <Button
                  key={state}
                  size="small"
                  aria-label={`${names[state]} ${certificate.number}`}
                  onClick={() => ask({ certificate, state })}
                >
                  {names[state]}
                </Button>
              ))
          }
        />
      )}
      <Dialog
        open={open}
        onClose={close}
        title={about ? `${names[about.state]}: ${about.certificate.number}` : 'Certificate'}
      >
        {about && (
          <DecisionForm
            key={`${about.certificate._id} ${about.state}`}
            decision={about}
            onClose={close}
          />
        )}
      </Dialog>
    </section>
  )
}

function DecisionForm({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const reload = useReload()
  const sending = useSending()
  const [note, setNote] = useState('')
  const { certificate, state } = decision
  const isAccepted = state === 'accepted'
  const send = sending.sends(async () => {
    await call('PATCH /tax-certificates/{id}', { id: certificate._id, state, note })
    toast.success(isAccepted ? 'Accepted' : 'Refused', certificate.number)
    onClose()
    await reload('GET /companies/{id}/tax-certificates')
  })
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4" noValidate>
      <p>
        {isAccepted
          ? 'Orders of the company go without tax where it holds, in its days.'
          : 'Orders of the company bear tax there.'}{' '}
        Its purchasing admins are told by mail.
      </p>
      <TextArea
        label="What they read"
        optional={isAccepted}
        rows={3}
        maxLength={1_000}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose} variant={isAccepted ? 'primary' : 'danger'}>
        {names[state]}
      </FormEnd>
    </form>
  )
}
