import { useState } from 'react'
import type { SetRegistration, TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { usualRates } from '../../../contract/tax/usual-rates.ts'
import { asField, typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PlaceFields } from '../place-fields.tsx'
import { DayFields } from './day-fields.tsx'
import { RateProposal } from './rate-proposal.tsx'
import { placeWords } from './words.ts'

type Props = {
  setup: TaxSetupAnswer
  /** Null: a new one. */
  registration: SetRegistration | null
  onDone: () => Promise<unknown>
  onBack: () => void
}

/** Says where the shop is registered, with the standard rate of there; or changes number and days. */
export function RegistrationForm({ setup, registration, onDone, onBack }: Props) {
  const [place, setPlace] = useState(registration ?? firstPlace(setup))
  const [number, setNumber] = useState(registration?.number ?? '')
  const [startsOn, setStartsOn] = useState(registration?.startsOn ?? setup.today)
  const [endsOn, setEndsOn] = useState(registration?.endsOn ?? '')
  const usual = registration ? undefined : proposalFor(setup, place.country)
  const [percent, setPercent] = useState<string | null>(usual === undefined ? null : asField(usual))
  const [keyOfRate, key] = [useIdempotencyKey(), useIdempotencyKey()]
  const sending = useSending()
  const choose = (next: typeof place) => {
    setPlace(next)
    if (next.country === place.country) return
    const proposed = proposalFor(setup, next.country)
    setPercent(proposed === undefined ? null : String(proposed))
  }
  const send = sending.sends(async () => {
    const days = { startsOn, endsOn: endsOn || null }
    const { country, region } = place
    if (registration)
      await call('PATCH /tax-registrations/{id}', { id: registration._id, number, ...days })
    else {
      // before the registration, so that no order finds one without a rate
      if (usual !== undefined && percent !== null) {
        const rate = {
          country,
          startsOn,
          taxClass: 'standard' as const,
          percent: typedNumber(percent),
        }
        await call('POST /tax-rates', rate, { key: keyOfRate.keyFor(rate) })
      }
      const given = { country, region, number, ...days }
      await call('POST /tax-registrations', given, { key: key.keyFor(given) })
    }
    toast.success(registration ? 'Registration changed' : 'Registered', placeWords(place))
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      {registration ? (
        <p className="font-medium">{placeWords(registration)}</p>
      ) : (
        <PlaceFields
          value={place}
          onChange={choose}
          errorOf={sending.errorOf}
          allWords={place.country === 'US' ? 'Please choose' : 'All of the country'}
        />
      )}
      <TextField
        label="Tax number there"
        hint="As it stands on invoices, such as DE123456788."
        maxLength={40}
        value={number}
        error={sending.errorOf('number')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <DayFields
        startsOn={startsOn}
        endsOn={endsOn}
        onStart={setStartsOn}
        onEnd={setEndsOn}
        errorOf={sending.errorOf}
      />
      {usual !== undefined && (
        <RateProposal
          country={place.country}
          percent={percent}
          usual={usual}
          error={sending.errorOf('percent')}
          onChange={setPercent}
        />
      )}
      <FormEnd sending={sending} onBack={onBack}>
        {registration ? 'Save' : 'Add the registration'}
      </FormEnd>
    </form>
  )
}

/** A first registration is most often where the goods leave from. */
const firstPlace = ({ registrations, origin }: TaxSetupAnswer) =>
  registrations.length === 0 && origin ? origin : { country: '', region: '' }

/** The usual standard rate of a country for which there is none yet. */
const proposalFor = ({ rates }: TaxSetupAnswer, country: string) =>
  rates.some((rate) => rate.country === country && rate.taxClass === 'standard')
    ? undefined
    : usualRates[country]
