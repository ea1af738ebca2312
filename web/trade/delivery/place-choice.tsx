import { type ReactNode, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SavedAddress } from '../../../contract/addresses/saved.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { AddressPart } from './address-part.tsx'
import { addressOf, type DeliveryValues } from './delivery-values.ts'
import { PrintedNote } from './printed-note.tsx'

type Props = {
  name: 'to' | 'bill'
  legend: string
  saved: SavedAddress[]
  /** When another saved address is chosen. */
  onChoose?: (chosen: SavedAddress) => void
  /** A new one is written as one text. */
  asText?: boolean
  /** What stands below the fields of a new one. */
  children?: ReactNode
}

/** One of the saved addresses, or the fields of a new one. */
export function PlaceChoice({ name, legend, saved, onChoose, asText = false, children }: Props) {
  const { register, control, setValue, formState } = useFormContext<DeliveryValues>()
  const place = useWatch({ control, name })
  const errors = formState.errors[name]
  const id = useId()
  return (
    <>
      {saved.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{legend}</legend>
          <div className="max-h-96 space-y-2 overflow-y-auto p-0.5">
            {saved.map((one) => (
              <RadioCard
                key={one._id}
                name={`${id}-${name}`}
                isChosen={place.chosen === one._id}
                onChoose={() => {
                  setValue(`${name}.chosen`, one._id)
                  onChoose?.(one)
                }}
              >
                <SavedText address={one} />
              </RadioCard>
            ))}
            <RadioCard
              name={`${id}-${name}`}
              isChosen={place.chosen === ''}
              onChoose={() => setValue(`${name}.chosen`, '')}
            >
              Somewhere else
            </RadioCard>
          </div>
          <FieldError id={`${id}-error`}>{errors?.chosen?.message}</FieldError>
        </fieldset>
      )}
      {place.chosen === '' && asText && (
        <>
          <TextArea
            label="Address"
            rows={3}
            autoComplete="street-address"
            error={errors?.line1?.message}
            {...register(`${name}.line1`)}
          />
          <PrintedNote what="address" text={place.line1} />
        </>
      )}
      {place.chosen === '' && !asText && (
        <>
          <AddressPart
            field={(field) => register(`${name}.${field}`)}
            errors={errors ?? {}}
            value={addressOf(place)}
            set={(field, value) => setValue(`${name}.${field}`, value)}
            purpose={name === 'to' ? 'shipping' : 'billing'}
          />
          {children}
        </>
      )}
    </>
  )
}

const SavedText = ({ address: { label, text } }: { address: SavedAddress }) => (
  <>
    {label !== '' && <span className="block font-semibold">{label}</span>}
    <span className="text-soft">{text.split('\n').join(', ')}</span>
  </>
)
