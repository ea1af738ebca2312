import { useState } from 'react'
import type { Category } from '../../../contract/parts/parts.ts'
import { type TaxClass, taxClasses, taxClassWords } from '../../../contract/tax/classes.ts'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useCategories } from '../../app/categories.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { PlaceFields, PostalCodeField } from '../place-fields.tsx'
import { TryOut } from '../try-out.tsx'
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
export function TryTax({ setup: { origin, today, currency } }: { setup: TaxSetupAnswer }) {
  const [place, setPlace] = useState({
    country: origin?.country ?? '',
    region: origin?.region ?? '',
  })
  const [postalCode, setPostalCode] = useState('')
  const [taxId, setTaxId] = useState<TaxIdState>('none')
  const [category, setCategory] = useState<Category>(useCategories()[0]?.key ?? '')
  const [taxClass, setTaxClass] = useState<TaxClass>('standard')
  const [amount, setAmount] = useState('1000')
  const [on, setOn] = useState(today)
  return (
    <TryOut
      says="What a buyer will be charged, decided by what stands above."
      action="What is charged?"
      before="Say where the goods go and who buys them: here stands what is added, by which code, and what the buyer reads."
      onTry={() => {
        const { country, region } = place
        const given = { country, region, postalCode, taxId, category, taxClass, on }
        return call('POST /tax-tryouts', { ...given, amount: typedNumber(amount) })
      }}
      fields={(errorOf) => (
        <>
          <PlaceFields
            value={place}
            onChange={setPlace}
            errorOf={errorOf}
            allWords={place.country === 'US' ? 'Please choose' : 'Not said'}
          />
          <PostalCodeField
            country={place.country}
            value={postalCode}
            error={errorOf('postalCode')}
            onChange={setPostalCode}
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
          <NumberField
            label={`Amount in ${currency.toUpperCase()}`}
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
        </>
      )}
      result={(tried) => <TriedSale tried={tried} currency={currency} />}
    />
  )
}
