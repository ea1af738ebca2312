import { useState } from 'react'
import type { z } from 'zod'
import type { shippingTryoutAnswer } from '../../../contract/freight/offers.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { PlaceFields, PostalCodeField } from '../place-fields.tsx'
import { TryOut } from '../try-out.tsx'

type Tried = z.output<typeof shippingTryoutAnswer>

/** What a buyer will be offered: an order that nobody makes, priced as an order is. */
export function TryShipping({ currency }: { currency: string }) {
  const [place, setPlace] = useState({ country: '', region: '' })
  const [postalCode, setPostalCode] = useState('')
  const [kilograms, setKilograms] = useState('10')
  const [goods, setGoods] = useState('1000')
  return (
    <TryOut
      says="What a buyer will be offered, priced by what stands above."
      action="What is offered?"
      before="Say where an order goes and what it weighs: here stands what its buyer can choose."
      onTry={() => {
        const grams = Number((typedNumber(kilograms) * 1_000).toFixed(6))
        const given = { ...place, postalCode, grams, goods: typedNumber(goods) }
        return call('POST /shipping-tryouts', given)
      }}
      fields={(errorOf) => (
        <>
          <PlaceFields value={place} onChange={setPlace} errorOf={errorOf} allWords="Not said" />
          <PostalCodeField
            country={place.country}
            value={postalCode}
            error={errorOf('postalCode')}
            onChange={setPostalCode}
          />
          <AmountField
            label="Weight in kg"
            value={kilograms}
            error={errorOf('grams')}
            onChange={setKilograms}
          />
          <AmountField
            label={`Goods in ${currency.toUpperCase()}, without tax`}
            value={goods}
            error={errorOf('goods')}
            onChange={setGoods}
          />
        </>
      )}
      result={(tried) => <Offered tried={tried} />}
    />
  )
}

type AmountProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

const AmountField = ({ label, value, error, onChange }: AmountProps) => (
  <NumberField
    label={label}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)

const Offered = ({ tried: { zone, methods, currency } }: { tried: Tried }) => (
  <div className="space-y-3 text-sm">
    <h3 className="font-semibold">{zone ? `Zone ${zone}` : 'In no zone'}</h3>
    <ul className="space-y-2">
      {methods.map(({ _id, name, isOffered, price, why }) => (
        <li key={_id} className="grid grid-cols-[1fr_auto] gap-x-4">
          <span className={isOffered ? 'font-medium' : 'text-soft'}>{name}</span>
          <span className="figures">
            {!isOffered ? (
              'not offered'
            ) : price === null ? (
              'said later'
            ) : (
              <Money amount={price} currency={currency} />
            )}
          </span>
          <span className="col-span-2 text-xs text-soft">{why}.</span>
        </li>
      ))}
    </ul>
  </div>
)
