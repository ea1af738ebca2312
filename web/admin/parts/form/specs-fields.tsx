import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type Control, type UseFormRegister, useFieldArray, useWatch } from 'react-hook-form'
import { type OwnSpecs, specificationOf } from '../../../../contract/parts/specifications.ts'
import { Button } from '../../../ui/button.tsx'
import { Optional } from '../../../ui/forms/field.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { useShopCategories } from '../../use-categories.ts'
import type { PartFormValues } from './values.ts'

type Props = {
  control: Control<PartFormValues>
  register: UseFormRegister<PartFormValues>
  error?: string | undefined
}

/** A part's specifications, a row each: the known ones of its category are added by a click, others by their name. */
export function SpecsFields({ control, register, error }: Props) {
  const id = useId()
  const { fields, append, remove } = useFieldArray({ control, name: 'specs' })
  const category = useWatch({ control, name: 'category' })
  const chosen = useShopCategories().find(({ key }) => key === category)
  const own = chosen?.specs ?? []
  const rows = useWatch({ control, name: 'specs' })
  const there = new Set(rows.map(({ key }) => key))
  // those that buyers narrow and compare by; of the others each is added by its name
  const telling = chosen ? [...new Set([...chosen.cards, ...chosen.facets])] : []
  const missing = (telling.length > 0 ? telling : own.map(({ key }) => key)).filter(
    (key) => !there.has(key),
  )
  const add = (key: string) => append({ key, value: '', own: key === '' })
  const drop = (at: number) => {
    remove(at)
    requestAnimationFrame(() => document.getElementById(`${id}-own`)?.focus())
  }
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-medium">
        Specifications
        <Optional />
      </legend>
      <p className="mt-1 text-sm text-soft">
        Buyers filter and compare by them. The unit stands beside the field.
      </p>
      {fields.length > 0 && (
        <ul className="mt-3 divide-y rounded-md border">
          {fields.map((field, at) => (
            <SpecLine
              key={field.id}
              id={`${id}-${field.id}`}
              at={at}
              name={rows[at]?.key ?? field.key}
              own={field.own}
              specs={own}
              register={register}
              onRemove={() => drop(at)}
            />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-3 flex flex-wrap gap-2">
        {missing.map((key) => (
          <Button key={key} size="small" className="font-normal" onClick={() => add(key)}>
            <Plus size={14} aria-hidden="true" />
            {specificationOf(key, own).label}
          </Button>
        ))}
        <Button id={`${id}-own`} size="small" variant="quiet" onClick={() => add('')}>
          <Plus size={14} aria-hidden="true" />
          Another specification
        </Button>
      </div>
    </fieldset>
  )
}

type LineProps = {
  id: string
  at: number
  name: string
  own: boolean
  specs: OwnSpecs
  register: Props['register']
  onRemove: () => void
}

function SpecLine({ id, at, name, own, specs, register, onRemove }: LineProps) {
  const known = specificationOf(name, specs)
  const label = name.trim() === '' ? 'this specification' : known.label
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:ps-3">
      {own ? (
        <input
          {...register(`specs.${at}.key`)}
          aria-label="Name of the specification"
          placeholder="weightGrams"
          maxLength={60}
          className="input col-span-2 min-h-9 py-1 font-mono text-sm sm:col-span-1"
        />
      ) : (
        <label htmlFor={id} className="col-span-2 text-sm sm:col-span-1">
          {known.label}
        </label>
      )}
      <div className="flex min-w-0 items-center gap-2">
        {known.kind === 'flag' ? (
          <select {...register(`specs.${at}.value`)} id={id} className="input min-h-9 py-1 text-sm">
            <option value="">Not said</option>
            <option value="true">Yes</option>
            <option value="false">No</option>
          </select>
        ) : (
          <input
            {...register(`specs.${at}.value`)}
            id={id}
            aria-label={own ? 'Its value' : undefined}
            className="input min-h-9 py-1 text-sm"
          />
        )}
        {known.unit && <span className="shrink-0 text-sm text-soft">{known.unit}</span>}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${label}`}
        className="grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-danger"
      >
        <Trash2 size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
