import type { UseFormRegisterReturn } from 'react-hook-form'
import {
  orderReferences,
  type ReferenceName,
  referenceNames,
} from '../../../contract/orders/references.ts'
import { usePerson } from '../../app/session.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { PrintedArea } from './printed-area.tsx'

type Errors<Name extends string> = Partial<Record<Name, { message?: string | undefined }>>
type Props<Name extends string> = {
  register: (name: Name) => UseFormRegisterReturn
  errors: Errors<Name>
}

/** Who orders, and where it goes: `text` is the address as it stands, `number` the phone. */
export function DeliveryFields({
  register,
  errors,
  text,
}: Props<'address' | 'number'> & { text: string }) {
  const { displayName, email } = usePerson()
  return (
    <>
      <div className="clear-both flex flex-wrap gap-5 *:grow *:basis-60">
        <TextField label="Name" value={displayName} readOnly autoComplete="name" />
        <TextField label="Email" value={email} readOnly type="email" autoComplete="email" />
      </div>
      <PrintedArea
        what="address"
        text={text}
        label="Address"
        rows={3}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        error={errors.number?.message}
        {...register('number')}
      />
    </>
  )
}

/** A note to the shop: `text` is what stands there. */
export const OthersField = ({
  register,
  errors,
  text,
  hint,
}: Props<'others'> & { text: string; hint: string }) => (
  <PrintedArea
    what="note"
    text={text}
    label="Others"
    hint={hint}
    optional
    rows={2}
    error={errors.others?.message}
    {...register('others')}
  />
)

/** What the buyer's own books say of an order, all of it optional. */
export const ReferenceFields = ({ register, errors }: Props<ReferenceName>) => (
  <div className="clear-both flex flex-wrap gap-5 *:grow *:basis-60">
    {referenceNames.map((name) => {
      const { label, value } = orderReferences[name]
      return (
        <TextField
          key={name}
          label={label}
          optional
          {...(value.kind === 'day' ? { type: 'date' } : { maxLength: value.max })}
          error={errors[name]?.message}
          {...register(name)}
        />
      )
    })}
  </div>
)
