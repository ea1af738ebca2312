import { useState } from 'react'
import { addressForm } from '../../../contract/addresses/forms.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { type TaxClass, taxClasses, taxClassWords } from '../../../contract/tax/classes.ts'
import type { TaxSetupAnswer, TaxTryoutAnswer } from '../../../contract/tax/setup.ts'
import { call } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { numberIn } from '../number-in.ts'
import { PlaceFields } from '../place-fields.tsx'
import { Section } from '../section.tsx'
import { CategoryField } from './category-field.tsx'
import { TriedSale } from './tried-sale.tsx'

const idWords = {
  none: 'Has none',
  valid: 'Has one that was checked',
  invalid: 'Has one that its register does not know',
  unknown: 'Has one, and the register does not answer',
} as const
type TaxIdState = keyof typeof idWords

/** What a buyer will be charged: a sale that nobody makes, decided as an order is. */
export function TryOut({ setup: { origin, today, currency } }: { setup: TaxSetupAnswer }) {
  const [place, setPlace] = useState({
    country: origin?.country ?? '',
    region: origin?.region ?? '',
  })
  const [postalCode, setPostalCode] = useState('')
  const [taxId, setTaxId] = useState<TaxIdState>('none')
  const [category, setCategory] = useState<Category>('cpu')
  const [taxClass, setTaxClass] = useState<TaxClass>('standard')
  const [amount, setAmount] = useState('1000')
  const [on, setOn] = useState(today)
  const [tried, setTried] = useState<TaxTryoutAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    setBusy(true)
    try {
      const { country, region } = place
      const given = { country, region, postalCode, taxId, category, taxClass, on }
      setTried(await call('POST /tax-tryouts', { ...given, amount: numberIn(amount) }))
    } finally {
      setBusy(false)
    }
  })
  return (
    <Section
      title="Try it out"
      says="What a buyer will be charged, decided by what stands above. Nobody sees it, and nothing is kept."
    >
      <div className="panel grid gap-6 p-4 sm:p-5 lg:grid-cols-[3fr_2fr]">
        <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <PlaceFields
              value={place}
              onChange={setPlace}
              errorOf={errorOf}
              allWords={place.country === 'US' ? 'Please choose' : 'Not said'}
            />
            <TextField
              label={addressForm(place.country)?.labels.postalCode ?? 'Postal code'}
              optional
              maxLength={40}
              value={postalCode}
              error={errorOf('postalCode')}
              onChange={({ target }) => setPostalCode(target.value)}
            />
            <SelectField
              label="Tax number of the company"
              value={taxId}
              error={errorOf('taxId')}
              onChange={({ target }) => setTaxId(target.value as TaxIdState)}
            >
              {Object.entries(idWords).map(([state, words]) => (
                <option key={state} value={state}>
                  {words}
                </option>
              ))}
            </SelectField>
            <CategoryField value={category} error={errorOf('category')} onChange={setCategory} />
            <SelectField
              label="Class"
              value={taxClass}
              error={errorOf('taxClass')}
              onChange={({ target }) => setTaxClass(target.value as TaxClass)}
            >
              {taxClasses.map((one) => (
                <option key={one} value={one}>
                  {taxClassWords[one]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={`Amount in ${currency.toUpperCase()}`}
              type="number"
              inputMode="decimal"
              min={0}
              step="0.01"
              value={amount}
              error={errorOf('amount')}
              onChange={({ target }) => setAmount(target.value)}
            />
            <TextField
              label="Day"
              type="date"
              value={on}
              error={errorOf('on')}
              onChange={({ target }) => setOn(target.value)}
            />
          </div>
          {sending.fault && <FaultNote error={sending.fault} focus />}
          <Button type="submit" variant="primary" busy={busy}>
            What is charged?
          </Button>
        </form>
        <div role="status" className="rounded-md bg-sunken p-4">
          {tried ? (
            <TriedSale tried={tried} currency={currency} />
          ) : (
            <p className="text-sm text-soft">
              Say where the goods go and who buys them: here stands what is added, by which code,
              and what the buyer reads.
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
