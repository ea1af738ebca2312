import { useState } from 'react'
import type { TaxIdState } from '../../../contract/tax/tax-ids.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { TaxNumberBadge, TaxNumberFacts } from '../../trade/companies/tax-number.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { AnsweredSection } from './answered-section.tsx'

/** The company's tax number and where it stands; who manages the company changes it. */
export function OwnTaxNumber({ mayChange }: { mayChange: boolean }) {
  const answer = useAnswer('GET /company/tax-id', {})
  const [open, setOpen] = useState(false)
  return (
    <AnsweredSection
      title="Tax number"
      answer={answer}
      badge={({ state }) => <TaxNumberBadge state={state} />}
      act={({ taxId }) =>
        mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            {taxId ? 'Change the number' : 'Add a number'}
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <Words state={shown.state} />
          <TaxNumberFacts shown={shown} />
          <Dialog open={open} onClose={() => setOpen(false)} title="Tax number">
            <ChangeForm taxId={shown.taxId} onClose={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </AnsweredSection>
  )
}

function Words({ state }: { state: TaxIdState }) {
  if (state === 'invalid')
    return (
      <Note kind="warn">
        This number is not valid: orders are taxed as those of a company without one. Compare it
        with your papers, or write to us if it is right.
      </Note>
    )
  if (state === 'unknown')
    return (
      <Note>
        The register has not answered yet. We ask it again every hour: nothing is needed from you.
      </Note>
    )
  if (state !== 'unasked') return null
  return (
    <p className="text-sm text-soft">
      Numbers of this country are in no register that we ask. We accept yours by hand where it
      changes a tax.
    </p>
  )
}

function ChangeForm({ taxId, onClose }: { taxId: string; onClose: () => void }) {
  const reload = useReload()
  const sending = useSending()
  const [number, setNumber] = useState(taxId)
  const send = sending.sends(async () => {
    await call('PATCH /company/tax-id', { taxId: number })
    toast.success(number.trim() ? 'The number is kept' : 'The number is taken away')
    onClose()
    await reload('GET /company/tax-id', 'GET /company')
  })
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4" noValidate>
      <TextField
        label="Number"
        optional
        hint="Of VAT or sales tax. In the EU it begins with the letters of its country. Each change is looked up, and the seller sees it."
        maxLength={60}
        autoComplete="off"
        value={number}
        error={sending.errorOf('taxId')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Save
      </FormEnd>
    </form>
  )
}
