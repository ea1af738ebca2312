import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { maxBreaks } from '../../../../contract/pricing/price-break-rules.ts'
import { typedFault } from '../../../../contract/words/typed.ts'
import { Button } from '../../../ui/button.tsx'
import { Optional } from '../../../ui/forms/field.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import type { PartFormValues } from './values.ts'

type Props = { form: UseFormReturn<PartFormValues>; currency: string }

/** The price breaks of a part, a row each: from so many pieces on, each costs so much. */
export function BreakFields({ form, currency }: Props) {
  const { control, register, formState, getValues } = form
  const id = useId()
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' })
  const errors = formState.errors.priceBreaks
  const faultOf = (at: number, name: 'from' | 'price') => {
    const message = errors?.[at]?.[name]?.message
    return message && (typedFault(getValues(`priceBreaks.${at}.${name}`)) ?? message)
  }
  const drop = (at: number) => {
    remove(at)
    requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus())
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">
        Price breaks
        <Optional />
      </legend>
      <p className="mt-1 text-sm text-soft">
        From so many pieces on, each costs so much. Quantities rise, prices do not; cents are
        allowed here.
      </p>
      {fields.length > 0 && (
        <ul className="mt-3 divide-y rounded-md border">
          {fields.map((field, at) => (
            <li key={field.id} className="p-2 sm:ps-3">
              <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
                <Cell label="From" unit="pieces" error={faultOf(at, 'from')}>
                  {(described) => (
                    <input
                      {...register(`priceBreaks.${at}.from`)}
                      {...described}
                      inputMode="numeric"
                      autoComplete="off"
                      aria-label={`From pieces, price break ${at + 1}`}
                      className="input figures min-h-9 py-1 text-sm"
                    />
                  )}
                </Cell>
                <Cell label="Each" unit={currency.toUpperCase()} error={faultOf(at, 'price')}>
                  {(described) => (
                    <input
                      {...register(`priceBreaks.${at}.price`)}
                      {...described}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`Price each, price break ${at + 1}`}
                      className="input figures min-h-9 py-1 text-sm"
                    />
                  )}
                </Cell>
                <button
                  type="button"
                  onClick={() => drop(at)}
                  aria-label={`Remove price break ${at + 1}`}
                  className="grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-danger"
                >
                  <Trash2 size={16} aria-hidden="true" />
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`}>{errors?.root?.message ?? errors?.message}</FieldError>
      <Button
        id={`${id}-add`}
        size="small"
        className="mt-3"
        disabled={fields.length >= maxBreaks}
        onClick={() => append({ from: '', price: '' })}
      >
        <Plus size={14} aria-hidden="true" />
        Add a price break
      </Button>
    </fieldset>
  )
}

type CellProps = {
  label: string
  unit: string
  error: string | undefined
  children: (described: { 'aria-invalid'?: true; 'aria-describedby': string }) => React.ReactNode
}

function Cell({ label, unit, error, children }: CellProps) {
  const id = useId()
  return (
    <div className="min-w-0 self-start">
      <p className="text-xs text-soft" aria-hidden="true">
        {label}, {unit}
      </p>
      {children({ 'aria-describedby': id, ...(error && { 'aria-invalid': true }) })}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
