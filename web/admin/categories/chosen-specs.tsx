import { ArrowUp, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import type { TypedSpec } from './typed.ts'

type Props = {
  title: string
  says: string
  most: number
  specs: TypedSpec[]
  keys: string[]
  error: string | undefined
  onKeys: (keys: string[]) => void
}

/** Some of the specifications, in an order of their own. */
export function ChosenSpecs({ title, says, most, specs, keys, error, onKeys }: Props) {
  const labelOf = (key: string) => specs.find((one) => one.key === key)?.label || key
  const others = specs.filter(({ key, label }) => key !== '' && label !== '' && !keys.includes(key))
  return (
    <section aria-label={title} className="panel space-y-3 p-5">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-soft">{says}</p>
      </div>
      {keys.length > 0 && (
        <ol className="divide-y rounded-md border">
          {keys.map((key, at) => (
            <li key={key} className="flex items-center gap-2 py-1 ps-3 pe-1">
              <span className="min-w-0 grow wrap-anywhere">{labelOf(key)}</span>
              <Button
                size="small"
                variant="quiet"
                className="w-9 px-0!"
                disabled={at === 0}
                onClick={() => onKeys(keys.with(at, keys[at - 1]!).with(at - 1, key))}
                aria-label={`${title}: ${labelOf(key)} earlier`}
              >
                <ArrowUp size={15} aria-hidden="true" />
              </Button>
              <Button
                size="small"
                variant="quiet"
                className="w-9 px-0!"
                onClick={() => onKeys(keys.filter((one) => one !== key))}
                aria-label={`${title}: without ${labelOf(key)}`}
              >
                <X size={15} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && keys.length < most && (
        <SelectField
          label="Add one"
          value=""
          onChange={({ target }) => target.value && onKeys([...keys, target.value])}
        >
          <option value="">Please choose</option>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {specs.length === 0 && <p className="text-sm text-soft">Add specifications first.</p>}
      <FieldError id={`${title}-error`}>{error}</FieldError>
    </section>
  )
}
