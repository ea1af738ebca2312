import { useState } from 'react'
import type { CompanyDetail, CompanyState } from '../../../../contract/companies/companies.ts'
import { call } from '../../../app/api.ts'
import { useReload } from '../../../app/queries.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useAsked } from '../../../ui/tables/use-asked.ts'
import { counted } from '../../../ui/words/amounts.tsx'

type Decision = {
  state: 'approved' | 'declined' | 'suspended'
  name: string
  done: string
  /** What it means, before it is decided. */
  means: string
}

const approve: Decision = {
  state: 'approved',
  name: 'Approve',
  done: 'Approved',
  means: 'Its people can order in its name at once, and invite colleagues.',
}
const decline: Decision = {
  state: 'declined',
  name: 'Decline',
  done: 'Declined',
  means: 'Whoever applied goes on buying for themselves. A declined application stays declined.',
}
const suspend: Decision = {
  state: 'suspended',
  name: 'Suspend',
  done: 'Suspended',
  means:
    'Its members see what there is and order nothing, from this moment on. What was ordered goes its way.',
}
const lift: Decision = {
  state: 'approved',
  name: 'Lift the suspension',
  done: 'Suspension lifted',
  means: 'Its members order in its name again.',
}

/** What may be decided of a company in a state. */
const decisions: Record<CompanyState, Decision[]> = {
  applied: [decline, approve],
  approved: [suspend],
  suspended: [lift],
  declined: [],
}

/** The buttons that decide of a company, each with a question that says what it means and who is told. */
export function Decisions({ company }: { company: CompanyDetail }) {
  const { about, open, ask, close } = useAsked<Decision>()
  return (
    <>
      {decisions[company.state].map((decision) => (
        <Button
          key={decision.name}
          size="small"
          variant={decision.state === 'approved' ? 'primary' : 'secondary'}
          onClick={() => ask(decision)}
        >
          {decision.name}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={close}
        title={about ? `${about.name}: ${company.legalName}` : company.legalName}
      >
        {about && (
          <DecisionForm key={about.name} decision={about} company={company} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

type FormProps = { decision: Decision; company: CompanyDetail; onClose: () => void }

function DecisionForm({ decision, company, onClose }: FormProps) {
  const reload = useReload()
  const [note, setNote] = useState('')
  const sending = useSending()
  const again = () => reload('GET /companies/{id}', 'GET /companies')
  const send = sending.sends(
    async () => {
      await call('PATCH /companies/{id}', { id: company._id, state: decision.state, note })
      toast.success(decision.done, company.legalName)
      onClose()
      await again()
    },
    async ({ status }) => {
      // somebody else may have decided meanwhile
      if (status === 409) await again()
    },
  )
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <p>{decision.means}</p>
      <TextArea
        label="What they read"
        hint={toldWords(company)}
        optional
        rows={3}
        maxLength={1_000}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd
        sending={sending}
        onBack={onClose}
        variant={decision.state === 'approved' ? 'primary' : 'danger'}
      >
        {decision.name}
      </FormEnd>
    </form>
  )
}

const toldWords = ({ people, appliedBy }: CompanyDetail) =>
  people.length === 1
    ? `Goes by mail to ${people[0]?.email ?? appliedBy}.`
    : `Goes by mail to all ${counted(people.length, 'member')}.`
