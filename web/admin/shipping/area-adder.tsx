import { useState } from 'react'
import type { ShippingArea } from '../../../contract/freight/setup.ts'
import { unionMembers } from '../../../contract/tax/areas.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { type Place, PlaceFields } from '../place-fields.tsx'

const everywhere: ShippingArea = { country: '', region: '', postalPrefix: '' }

/** Adds an area to a zone: a country, a region of it, postal codes; or many at once. */
export function AreaAdder({ onAdd }: { onAdd: (areas: ShippingArea[]) => void }) {
  const [place, setPlace] = useState<Place>({ country: '', region: '' })
  const [postalPrefix, setPostalPrefix] = useState('')
  const add = () => {
    onAdd([{ ...place, postalPrefix: postalPrefix.trim().toUpperCase() }])
    setPlace({ country: '', region: '' })
    setPostalPrefix('')
  }
  return (
    <div className="space-y-3 rounded-md bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <PlaceFields
          value={place}
          onChange={setPlace}
          errorOf={() => undefined}
          allWords="All of the country"
        />
        <TextField
          label="Postal codes that begin with"
          optional
          maxLength={20}
          value={postalPrefix}
          onChange={({ target }) => setPostalPrefix(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={place.country === ''} onClick={add}>
          Add this place
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onAdd(unionMembers.map((country) => ({ ...everywhere, country })))}
        >
          All members of the EU
        </Button>
        <Button size="small" variant="quiet" onClick={() => onAdd([everywhere])}>
          Everywhere else
        </Button>
      </div>
    </div>
  )
}
