import { useState } from 'react'
import type { SetRate } from '../../../contract/tax/setup.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { PercentField } from './percent-field.tsx'
import { rateWords } from './words.ts'

type Props = { rate: SetRate; onDone: () => Promise<unknown>; onBack: () => void }

/** The law changes a rate: the new percent, and from which day on. */
export function NextRateForm({ rate, onDone, onBack }: Props) {
  const [percent, setPercent] = useState('')
  const [startsOn, setStartsOn] = useState('')
  const key = useIdempotencyKey()
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = { id: rate._id, percent: typedNumber(percent), startsOn }
    await call('POST /tax-rates/{id}/successors', given, { key: key.keyFor(given) })
    toast.success(`${figure(given.percent)} % from ${startsOn}`, rateWords(rate))
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p>
        <span className="font-medium">{rateWords(rate)}</span>: {figure(rate.percent)} % since{' '}
        <Day day={rate.startsOn} />. It ends the day before the new one begins.
      </p>
      <PercentField value={percent} error={sending.errorOf('percent')} onChange={setPercent} />
      <TextField
        label="From"
        type="date"
        value={startsOn}
        error={sending.errorOf('startsOn')}
        onChange={({ target }) => setStartsOn(target.value)}
      />
      <FormEnd sending={sending} onBack={onBack}>
        Save
      </FormEnd>
    </form>
  )
}
