import { useState } from 'react'
import type { z } from 'zod'
import { addressForm } from '../../../contract/addresses/forms.ts'
import type { shippingTryoutAnswer } from '../../../contract/freight/offers.ts'
import { call } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { numberIn } from '../number-in.ts'
import { PlaceFields } from '../place-fields.tsx'
import { Section } from '../section.tsx'

type Tried = z.output<typeof shippingTryoutAnswer>

/** What a buyer will be offered: an order that nobody makes, priced as an order is. */
export function TryOut({ currency }: { currency: string }) {
  const [place, setPlace] = useState({ country: '', region: '' })
  const [postalCode, setPostalCode] = useState('')
  const [kilograms, setKilograms] = useState('10')
  const [goods, setGoods] = useState('1000')
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    setBusy(true)
    try {
      const grams = Number((numberIn(kilograms) * 1_000).toFixed(6))
      const given = { ...place, postalCode, grams, goods: numberIn(goods) }
      setTried(await call('POST /shipping-tryouts', given))
    } finally {
      setBusy(false)
    }
  })
  return (
    <Section
      title="Try it out"
      says="What a buyer will be offered, priced by what stands above. Nobody sees it, and nothing is kept."
    >
      <div className="panel grid gap-6 p-4 sm:p-5 lg:grid-cols-[3fr_2fr]">
        <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <PlaceFields value={place} onChange={setPlace} errorOf={errorOf} allWords="Not said" />
            <TextField
              label={addressForm(place.country)?.labels.postalCode ?? 'Postal code'}
              optional
              maxLength={40}
              value={postalCode}
              error={errorOf('postalCode')}
              onChange={({ target }) => setPostalCode(target.value)}
            />
            <TextField
              label="Weight in kg"
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              value={kilograms}
              error={errorOf('grams')}
              onChange={({ target }) => setKilograms(target.value)}
            />
            <TextField
              label={`Goods in ${currency.toUpperCase()}, without tax`}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              value={goods}
              error={errorOf('goods')}
              onChange={({ target }) => setGoods(target.value)}
            />
          </div>
          {sending.fault && <FaultNote error={sending.fault} focus />}
          <Button type="submit" variant="primary" busy={busy}>
            What is offered?
          </Button>
        </form>
        <div role="status" className="rounded-md bg-sunken p-4">
          {tried ? (
            <Offered tried={tried} />
          ) : (
            <p className="text-sm text-soft">
              Say where an order goes and what it weighs: here stands what its buyer can choose.
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

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
