import { useState } from 'react'
import type { ShippingBand, ShippingSetup } from '../../../contract/freight/setup.ts'
import { asField, typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { RatesOf } from './asked.ts'
import { StepFields, type TypedStep } from './step-fields.tsx'

type Props = {
  setup: ShippingSetup
  rates: RatesOf | null
  onDone: () => Promise<unknown>
  onBack: () => void
}

/** What a method costs in a zone, step by step of weight. */
export function RatesForm({ setup, rates, onDone, onBack }: Props) {
  const { currency, zones } = setup
  const methods = setup.methods.filter(({ kind }) => kind === 'table')
  const [methodId, setMethodId] = useState(rates?.method._id ?? methods[0]?._id ?? '')
  const [zoneId, setZoneId] = useState(rates?.zone._id ?? zones[0]?._id ?? '')
  const [steps, setSteps] = useState<TypedStep[]>(
    rates ? rates.bands.map(typed) : stepsOf(setup, methodId, zoneId),
  )
  const choose = (nextMethod: string, nextZone: string) => {
    setMethodId(nextMethod)
    setZoneId(nextZone)
    setSteps(stepsOf(setup, nextMethod, nextZone))
  }
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = { zoneId, bands: steps.map(banded) }
    await call('PUT /shipping-methods/{id}/rates', { id: methodId, ...given })
    toast.success('Rates saved')
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      {rates ? (
        <p className="font-medium">
          {rates.method.name} to {rates.zone.name}
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Method"
            value={methodId}
            onChange={({ target }) => choose(target.value, zoneId)}
          >
            {methods.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Zone"
            value={zoneId}
            error={sending.errorOf('zoneId')}
            onChange={({ target }) => choose(methodId, target.value)}
          >
            {zones.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <p className="text-sm text-soft">
        Of the weight of the whole order the smallest step holds that takes it; its end is included.
        Without a weight a step takes any. Amounts in {currency.toUpperCase()}, without tax.
      </p>
      {steps.length === 0 && <p className="text-sm">No step: the method does not go there.</p>}
      <ol className="space-y-4">
        {steps.map((step, at) => (
          <li key={step.key}>
            <StepFields
              step={step}
              at={at}
              errorOf={(field) => sending.errorOf(`bands.${at}.${field}`)}
              onChange={(next) => setSteps(steps.map((one) => (one === step ? next : one)))}
              onRemove={() => setSteps(steps.filter((one) => one !== step))}
            />
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => setSteps([...steps, newStep()])}>
        Add a step
      </Button>
      <FormEnd sending={sending} onBack={onBack}>
        Save
      </FormEnd>
    </form>
  )
}

const newStep = (): TypedStep => ({
  key: crypto.randomUUID(),
  upToKg: '',
  price: '',
  perKg: '',
  freeFrom: '',
})

/** The steps that are there, or a first one to fill in. */
function stepsOf({ rates }: ShippingSetup, methodId: string, zoneId: string): TypedStep[] {
  const found = rates.find((one) => one.methodId === methodId && one.zoneId === zoneId)
  return found ? found.bands.map(typed) : [newStep()]
}

const typed = ({ upToGrams, price, perKg, freeFrom }: ShippingBand): TypedStep => ({
  key: crypto.randomUUID(),
  upToKg: upToGrams === null ? '' : asField(upToGrams / 1_000),
  price: asField(price),
  perKg: perKg === 0 ? '' : asField(perKg),
  freeFrom: freeFrom === null ? '' : asField(freeFrom),
})

const banded = ({ upToKg, price, perKg, freeFrom }: TypedStep): ShippingBand => ({
  upToGrams:
    upToKg === '' ? null : orText(Number((typedNumber(upToKg) * 1_000).toFixed(6)), upToKg),
  price: typedNumber(price),
  perKg: perKg === '' ? 0 : typedNumber(perKg),
  freeFrom: freeFrom === '' ? null : orText(typedNumber(freeFrom), freeFrom),
})

/** What is no number goes as it was typed, and is refused: NaN would be null, which means that there is none. */
const orText = (number: number, text: string) =>
  Number.isNaN(number) ? (text as unknown as number) : number
