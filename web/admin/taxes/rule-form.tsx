import { useState } from 'react'
import type { Category } from '../../../contract/parts/parts.ts'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useCategories } from '../../app/categories.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { countriesByName } from '../../trade/delivery/countries.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { CategoryField } from './category-field.tsx'

type Props = { setup: TaxSetupAnswer; onDone: () => Promise<unknown>; onBack: () => void }

/** From which amount on the buyer owes the tax of a category within a country. */
export function RuleForm({ setup, onDone, onBack }: Props) {
  const [country, setCountry] = useState(setup.registrations[0]?.country ?? '')
  const [category, setCategory] = useState<Category>(useCategories()[0]?.key ?? '')
  const [minNet, setMinNet] = useState('')
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const given = { country, category, minNet: typedNumber(minNet) }
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
      <NumberField
        label={`From, in ${setup.currency.toUpperCase()} without tax`}
        hint="So much or more of the category in one order."
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
