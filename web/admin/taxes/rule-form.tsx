import { useState } from 'react'
import type { Category } from '../../../contract/parts/parts.ts'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { countriesByName } from '../../trade/delivery/countries.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { numberIn } from '../number-in.ts'
import { CategoryField } from './category-field.tsx'

type Props = { setup: TaxSetupAnswer; onDone: () => Promise<unknown>; onBack: () => void }

/** From which amount on the buyer owes the tax of a category within a country. */
export function RuleForm({ setup, onDone, onBack }: Props) {
  const [country, setCountry] = useState(setup.registrations[0]?.country ?? '')
  const [category, setCategory] = useState<Category>('cpu')
  const [minNet, setMinNet] = useState('')
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const given = { country, category, minNet: numberIn(minNet) }
    await call('POST /tax-rules', given, { key: key.keyFor(given) })
    toast.success('Rule added')
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <SelectField
        label="Country"
        value={country}
        error={errorOf('country')}
        onChange={({ target }) => setCountry(target.value)}
      >
        <option value="">Please choose</option>
        {countriesByName().map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <CategoryField value={category} error={errorOf('category')} onChange={setCategory} />
      <TextField
        label={`From, in ${setup.currency.toUpperCase()} without tax`}
        hint="So much or more of the category in one order."
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        value={minNet}
        error={errorOf('minNet')}
        onChange={({ target }) => setMinNet(target.value)}
      />
      <FormEnd sending={sending} onBack={onBack}>
        Add the rule
      </FormEnd>
    </form>
  )
}
