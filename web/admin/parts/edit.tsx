import { useEffect, useRef, useState } from 'react'
import type { Part } from '../../../contract/parts/parts.ts'
import type { CallFault } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PartForm } from './form/form.tsx'
import type { Field, Meeting } from './form/meet.ts'
import { valuesOf } from './form/values.ts'

/** Seldom needed, and loaded then. */
const PartMeetings = lazyPart(async () => ({
  default: (await import('./form/meetings.tsx')).PartMeetings,
}))

/**
 * A part that is in the shop, to be changed. Only what was changed is sent, with the version that the form was filled
 * from: what somebody else changed meanwhile stays, and where both changed the same it is asked.
 */
export function EditPart({ part }: { part: Part }) {
  const [base, setBase] = useState(part)
  const [meetings, setMeetings] = useState<Meeting[]>([])
  const before = useRef(base.specs)
  before.current = base.specs
  const refused = useRef<CallFault>(undefined)
  const reload = useReload()
  const form = useCheckedForm(
    () => import('./form/schema.ts').then(({ partChangeForm }) => partChangeForm(before.current)),
    valuesOf(part),
  )
  const { isDirty, isSubmitting } = form.formState
  const { resetField, reset } = form
  useEffect(() => {
    // the stock is changed beside the form
    resetField('quantity', { defaultValue: String(part.quantity) })
  }, [part.quantity, resetField])
  const fill = (now: Part) => {
    setBase(now)
    reset(valuesOf(now))
  }
  useEffect(() => {
    if (isDirty || isSubmitting || part.version <= base.version) return
    setBase(part)
    reset(valuesOf(part))
  }, [part, base.version, isDirty, isSubmitting, reset])

  const choose = (field: Field, whose: 'now' | 'mine') => {
    if (whose === 'now') form.setValue(field, valuesOf(base)[field], { shouldDirty: true })
    setMeetings((open) => open.filter((one) => one.field !== field))
  }
  return (
    <PartForm
      form={form}
      isNew={false}
      currency={part.currency}
      submit="Save changes"
      above={meetings.length > 0 && <PartMeetings meetings={meetings} onChoose={choose} />}
      onSend={async (body) => {
        if (meetings.length > 0 && refused.current) throw refused.current
        const typed = form.getValues()
        const { savePart } = await import('./form/save-part.ts')
        const outcome = await savePart(base, typed, body)
        if ('fault' in outcome) {
          fill(outcome.now)
          for (const field of outcome.mine)
            form.setValue(field, typed[field], { shouldDirty: true })
          setMeetings(outcome.meetings)
          refused.current = outcome.fault
          throw outcome.fault
        }
        toast.success('Successfully updated', part.name)
        fill(outcome.saved)
        await reload('GET /parts', 'GET /parts/{id}', 'GET /parts/{id}/lifecycle')
      }}
    >
      <Button
        variant="quiet"
        disabled={!isDirty || isSubmitting}
        onClick={() => {
          setMeetings([])
          form.reset()
        }}
      >
        Undo changes
      </Button>
    </PartForm>
  )
}
