import { useState } from 'react'
import { type TaxClass, taxClasses, taxClassWords } from '../../../contract/tax/classes.ts'
import type { SetRate, TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { asField, typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PlaceFields } from '../place-fields.tsx'
import { DayFields } from './day-fields.tsx'
import { PercentField } from './percent-field.tsx'
import { rateWords } from './words.ts'

type Props = {
  setup: TaxSetupAnswer
  /** Null: a new one. */
  rate: SetRate | null
  onDone: () => Promise<unknown>
  onBack: () => void
}

/** Says what is taken of a class somewhere, or mends it. */
export function RateForm({ setup, rate, onDone, onBack }: Props) {
  const [place, setPlace] = useState<{ country: string; region: string }>(
    rate ?? { country: setup.registrations[0]?.country ?? '', region: '' },
  )
  const [postalPrefix, setPostalPrefix] = useState('')
  const [taxClass, setTaxClass] = useState<TaxClass>('standard')
  const [percent, setPercent] = useState(rate ? asField(rate.percent) : '')
  const [startsOn, setStartsOn] = useState(rate?.startsOn ?? setup.today)
  const [endsOn, setEndsOn] = useState(rate?.endsOn ?? '')
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const said = { percent: typedNumber(percent), startsOn, endsOn: endsOn || null }
    if (rate) await call('PATCH /tax-rates/{id}', { id: rate._id, ...said })
    else {
      const { country, region } = place
      const given = { country, region, postalPrefix, taxClass, ...said }
      await call('POST /tax-rates', given, { key: key.keyFor(given) })
    }
    toast.success(rate ? 'Rate mended' : 'Rate added')
    await onDone()
  })
  const chooseClass = (next: TaxClass) => {
    setTaxClass(next)
    if (next === 'zero') setPercent('0')
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      {rate ? (
        <>
          <p className="font-medium">{rateWords(rate)}</p>
          <p className="text-sm text-soft">
            For what was written wrongly. Where the law changes, choose New percent: both stay then.
          </p>
        </>
      ) : (
        <>
          <PlaceFields
            value={place}
            onChange={setPlace}
            errorOf={errorOf}
            allWords={place.country === 'US' ? 'Please choose' : 'All of the country'}
          />
          <TextField
            label="Postal codes that begin with"
            hint="Where a city or county has a rate of its own. The longest beginning holds."
            optional
            maxLength={20}
            value={postalPrefix}
            error={errorOf('postalPrefix')}
            onChange={({ target }) => setPostalPrefix(target.value)}
          />
          <SelectField
            label="Class"
            hint="Each part has one; most are standard."
            value={taxClass}
            error={errorOf('taxClass')}
            onChange={({ target }) => chooseClass(target.value as TaxClass)}
          >
            {taxClasses.map((one) => (
              <option key={one} value={one}>
                {taxClassWords[one]}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <PercentField value={percent} error={errorOf('percent')} onChange={setPercent} />
      <DayFields
        startsOn={startsOn}
        endsOn={endsOn}
        errorOf={errorOf}
        onStart={setStartsOn}
        onEnd={setEndsOn}
      />
      <FormEnd sending={sending} onBack={onBack}>
        {rate ? 'Save' : 'Add the rate'}
      </FormEnd>
    </form>
  )
}
