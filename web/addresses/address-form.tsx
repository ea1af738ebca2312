import { useState } from 'react'
import { addressLengths } from '../../contract/addresses/lengths.ts'
import type { AddressUse, SavedAddress } from '../../contract/addresses/saved.ts'
import { CallFault, call } from '../app/api.ts'
import { useIdempotencyKey } from '../app/idempotency-key.ts'
import { useReload } from '../app/queries.tsx'
import { AddressPart } from '../trade/delivery/address-part.tsx'
import { addressNames, addressOf, emptyAddress } from '../trade/delivery/delivery-values.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/forms/checked-form.ts'
import { CheckboxField, SelectField, TextField } from '../ui/forms/field.tsx'
import { toast } from '../ui/overlays/toast.ts'

type Props = { saved: SavedAddress | undefined; country: string; onDone: () => void }

const fields = () =>
  import('../../contract/addresses/saved.ts').then(({ savedAddressInput }) => savedAddressInput)

const names = [...addressNames, 'label', 'use', 'shipsByDefault', 'billsByDefault'] as const

/** Adds an address, or writes one anew. */
export function AddressForm({ saved, country, onDone }: Props) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, watch, setValue, setError, formState } = useCheckedForm(fields, {
    ...(saved ? addressOf(saved) : emptyAddress(country)),
    label: saved?.label ?? '',
    use: saved?.use ?? ('both' as AddressUse),
    shipsByDefault: saved?.shipsByDefault ?? false,
    billsByDefault: saved?.billsByDefault ?? false,
  })
  const { errors, isSubmitting } = formState
  const value = watch()
  // what is not asked of this use is not sent unseen
  const forgetDefaults = ({ target }: { target: { value: string } }) => {
    if (target.value === 'bill') setValue('shipsByDefault', false)
    if (target.value === 'ship') setValue('billsByDefault', false)
  }
  const send = handleSubmit(async (written) => {
    setFault(undefined)
    try {
      if (saved) await call('PUT /addresses/{id}', { id: saved._id, ...written })
      else await call('POST /addresses', written, { key: idempotency.keyFor(written) })
      idempotency.fulfilled()
      toast.success('Address saved')
      await reload('GET /addresses')
      onDone()
    } catch (error) {
      let placed = false
      for (const { path, message } of error instanceof CallFault ? error.errors : []) {
        const name = names.find((one) => one === path)
        if (!name) continue
        setError(name, { message }, { shouldFocus: !placed })
        placed = true
      }
      if (!placed) setFault(error as Error)
    }
  })
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="panel max-w-3xl space-y-5 p-5 sm:p-6"
    >
      <h2 className="text-lg font-semibold">{saved ? 'Edit the address' : 'New address'}</h2>
      <div className="flex flex-wrap gap-5 *:grow *:basis-44">
        <TextField
          label="What you call it"
          optional
          maxLength={40}
          placeholder="Warehouse, head office …"
          error={errors.label?.message}
          {...register('label')}
        />
        <SelectField
          label="Use it for"
          error={errors.use?.message}
          {...register('use', { onChange: forgetDefaults })}
        >
          <option value="both">Shipping and bills</option>
          <option value="ship">Shipping only</option>
          <option value="bill">Bills only</option>
        </SelectField>
      </div>
      <AddressPart
        field={(name) => register(name)}
        errors={errors}
        value={addressOf(value)}
        set={(name, text) => setValue(name, text)}
        purpose={value.use === 'bill' ? 'billing' : 'shipping'}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        optional
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Delivery instructions"
        hint="They stand on the packing list."
        optional
        maxLength={addressLengths.instructions}
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      {value.use !== 'bill' && (
        <CheckboxField label="Ship here by default" {...register('shipsByDefault')} />
      )}
      {value.use !== 'ship' && (
        <CheckboxField label="Bill by default" {...register('billsByDefault')} />
      )}
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Save address
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}
