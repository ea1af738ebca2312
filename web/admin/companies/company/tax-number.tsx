import { useState } from 'react'
import type { CompanyDetail } from '../../../../contract/companies/companies.ts'
import { call } from '../../../app/api.ts'
import { useAnswer, useReload } from '../../../app/queries.tsx'
import { TaxNumberBadge, TaxNumberFacts } from '../../../trade/companies/tax-number.tsx'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAsked } from '../../../ui/tables/use-asked.ts'

type Decision = { result: 'valid' | 'invalid'; name: string; means: string }

const accept: Decision = {
  result: 'valid',
  name: 'Accept by hand',
  means: 'The number counts as valid until the register is asked again, or the company changes it.',
}
const reject: Decision = {
  result: 'invalid',
  name: 'Reject',
  means:
    'Orders of the company are taxed as those of one without a number. Its purchasing admins are told by mail if it was valid before.',
}

/** The tax number of a company: where it stands, and what the seller does about it. */
export function CompanyTaxNumber({ company: { _id, legalName } }: { company: CompanyDetail }) {
  const { data, error, refetch } = useAnswer('GET /companies/{id}/tax-id', { id: _id })
  const { about, open, ask, close } = useAsked<Decision>()
  const [fault, setFault] = useState<Error | string>()
  return (
    <section aria-labelledby="tax-title" className="panel space-y-4 p-5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 id="tax-title" className="text-base font-semibold">
            Tax number
          </h2>
          {data && <TaxNumberBadge state={data.state} />}
        </div>
        {data && data.state !== 'none' && (
          <div className="flex flex-wrap gap-2" data-screen-only>
            {data.state !== 'unasked' && <AskAgain id={_id} onFailed={setFault} />}
            <Button size="small" onClick={() => ask(reject)}>
              {reject.name}
            </Button>
            <Button size="small" onClick={() => ask(accept)}>
              {accept.name}
            </Button>
          </div>
        )}
      </div>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {typeof fault === 'string' && <Note kind="warn">{fault}</Note>}
      {fault instanceof Error && <FaultNote error={fault} focus />}
      {data && <TaxNumberFacts shown={data} />}
      <Dialog
        open={open}
        onClose={close}
        title={about ? `${about.name}: ${data?.taxId ?? ''}` : legalName}
      >
        {about && data && (
          <DecisionForm
            key={about.name}
            decision={about}
            id={_id}
            taxId={data.taxId}
            onClose={close}
          />
        )}
      </Dialog>
    </section>
  )
}

/** Has the register asked, and waits for its answer. `onFailed`: why there is no answer, or undefined. */
function AskAgain({ id, onFailed }: { id: string; onFailed: (fault?: Error | string) => void }) {
  const reload = useReload()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    onFailed(undefined)
    try {
      const { checks } = await call('POST /companies/{id}/tax-id/checks', { id })
      const [last] = checks
      if (last?.result === 'unknown') onFailed(`The register did not tell: ${last.note}`)
      else toast.success('The register answered')
    } catch (error) {
      onFailed(error as Error)
    }
    await reload('GET /companies/{id}/tax-id')
    setBusy(false)
  }
  return (
    <Button size="small" busy={busy} onClick={() => void ask()}>
      Ask again
    </Button>
  )
}

type FormProps = { decision: Decision; id: string; taxId: string; onClose: () => void }

function DecisionForm({ decision, id, taxId, onClose }: FormProps) {
  const reload = useReload()
  const sending = useSending()
  const [note, setNote] = useState('')
  const { result, name, means } = decision
  const again = () => reload('GET /companies/{id}/tax-id')
  const send = sending.sends(
    async () => {
      await call('PATCH /companies/{id}/tax-id', { id, taxId, result, note })
      toast.success(result === 'valid' ? 'The number is accepted' : 'The number is rejected')
      onClose()
      await again()
    },
    async ({ status }) => {
      // the company may have changed it meanwhile
      if (status === 409) await again()
    },
  )
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4" noValidate>
      <p>{means}</p>
      <TextArea
        label="Why"
        hint="The company reads it."
        rows={3}
        maxLength={1_000}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd
        sending={sending}
        onBack={onClose}
        variant={result === 'valid' ? 'primary' : 'danger'}
      >
        {name}
      </FormEnd>
    </form>
  )
}
