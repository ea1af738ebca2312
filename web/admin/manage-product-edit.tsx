import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Part } from '../../contract/parts.ts'
import { CallFault, call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/checked-form.ts'
import { toast } from '../ui/toast.ts'
import { PartForm } from './part-form.tsx'
import type { Field, Meeting } from './part-form-meet.ts'
import { valuesOf } from './part-form-values.ts'

/** Seldom needed, and loaded then. */
const loadMeeting = () => import('./part-form-meet.ts')
const PartMeetings = lazy(async () => ({
  default: (await import('./part-form-meetings.tsx')).PartMeetings,
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
    () =>
      import('./part-form-schema.ts').then(({ partChangeForm }) => partChangeForm(before.current)),
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

  const read = () => call('GET /parts/{id}', { id: part._id })
  /** Fills in what is there now under what is typed here; answers the fields that are both. */
  const meet = async (now: Part): Promise<Meeting[]> => {
    const { changedFields, meetingsOf } = await loadMeeting()
    const typed = form.getValues()
    const mine = changedFields(typed, base)
    const both = meetingsOf(typed, base, now)
    fill(now)
    for (const field of mine) form.setValue(field, typed[field], { shouldDirty: true })
    setMeetings(both)
    return both
  }
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
      above={
        meetings.length > 0 && (
          <Suspense>
            <PartMeetings meetings={meetings} onChoose={choose} />
          </Suspense>
        )
      }
      onSend={async (body) => {
        if (meetings.length > 0 && refused.current) throw refused.current
        const { changedFields } = await loadMeeting()
        const names = new Set<string>(changedFields(form.getValues(), base))
        const changed = Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)))
        const save = (version: number) =>
          call('PATCH /parts/{id}', { id: part._id, version, ...changed })
        try {
          await save(base.version)
        } catch (error) {
          if (!(error instanceof CallFault && error.code === 'part_changed')) throw error
          const now = await read()
          refused.current = error
          if ((await meet(now)).length > 0) throw error
          await save(now.version)
        }
        toast.success('Successfully updated', part.name)
        fill(await read())
        await reload('GET /parts', 'GET /parts/{id}')
      }}
    >
      <Button
        look="quiet"
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
