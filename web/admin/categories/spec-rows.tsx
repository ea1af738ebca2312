import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { specGroups } from '../../../contract/parts/spec-groups.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { keyOf, type TypedSpec } from './typed.ts'

type Props = {
  specs: TypedSpec[]
  errorOf: (path: string) => string | undefined
  onSpecs: (specs: TypedSpec[]) => void
  onRenamed: (before: string, key: string) => void
}

const kindNames = { choice: 'Values', range: 'A range', flag: 'Yes or no' }
const blank: TypedSpec = { key: '', label: '', unit: null, kind: 'choice', group: 'Other' }

/** What is specified of a category's parts, a row each, in the order of their table. */
export function SpecRows({ specs, errorOf, onSpecs, onRenamed }: Props) {
  // a new row's key follows its label until somebody writes one
  const made = useRef(new Set<number>())
  const change = (at: number, some: Partial<TypedSpec>) => {
    const before = specs[at]!
    const after = { ...before, ...some }
    if (some.key !== undefined) made.current.delete(at)
    else if (made.current.has(at)) after.key = keyOf(after.label, after.unit)
    onSpecs(specs.with(at, after))
    if (after.key !== before.key) onRenamed(before.key, after.key)
  }
  const move = (at: number, to: number) => {
    made.current.clear()
    onSpecs(specs.with(at, specs[to]!).with(to, specs[at]!))
  }
  return (
    <section aria-label="Specifications" className="panel min-w-0">
      <div className="border-b px-5 py-3 sm:px-6">
        <h2 className="font-semibold">Specifications</h2>
        <p className="text-sm text-soft">
          What buyers compare by, in the order of a part’s table. Values are kept in the unit. A
          part may have others besides.
        </p>
        <FieldError id="specs-error">{errorOf('specs')}</FieldError>
      </div>
      <ol className="divide-y">
        {specs.map((spec, at) => {
          const named = spec.label || 'the new specification'
          const error = (field: string) => errorOf(`specs.${at}.${field}`)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: keys are typed here
              key={at}
              className="grid grid-cols-2 gap-x-3 gap-y-2 px-5 py-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1.1fr)_5rem] sm:px-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.1fr)_4.5rem_minmax(0,0.9fr)_minmax(0,1.1fr)_auto] lg:items-start"
            >
              <TextField
                label="Label"
                value={spec.label}
                maxLength={60}
                autoComplete="off"
                error={error('label')}
                onChange={({ target }) => change(at, { label: target.value })}
              />
              <TextField
                label="Key"
                value={spec.key}
                maxLength={60}
                autoComplete="off"
                error={error('key')}
                onChange={({ target }) => change(at, { key: target.value })}
              />
              <TextField
                label="Unit"
                optional
                value={spec.unit ?? ''}
                maxLength={20}
                autoComplete="off"
                error={error('unit')}
                onChange={({ target }) => change(at, { unit: target.value || null })}
              />
              <SelectField
                label="Narrowed by"
                value={spec.kind}
                error={error('kind')}
                onChange={({ target }) => change(at, { kind: target.value as TypedSpec['kind'] })}
              >
                {Object.entries(kindNames).map(([kind, name]) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label="Heading"
                value={spec.group}
                error={error('group')}
                onChange={({ target }) => change(at, { group: target.value as TypedSpec['group'] })}
              >
                {specGroups.map((group) => (
                  <option key={group}>{group}</option>
                ))}
              </SelectField>
              <span className="flex gap-1 self-end lg:pt-6">
                <Sign
                  label={`Move ${named} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp size={15} aria-hidden="true" />
                </Sign>
                <Sign
                  label={`Move ${named} down`}
                  disabled={at === specs.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown size={15} aria-hidden="true" />
                </Sign>
                <Sign
                  label={`Remove ${named}`}
                  onClick={() => {
                    made.current.clear()
                    onSpecs(specs.toSpliced(at, 1))
                  }}
                >
                  <Trash2 size={15} aria-hidden="true" />
                </Sign>
              </span>
            </li>
          )
        })}
      </ol>
      <div className="border-t px-5 py-3 sm:px-6">
        <Button
          size="small"
          onClick={() => {
            made.current.add(specs.length)
            onSpecs([...specs, blank])
          }}
        >
          <Plus size={15} aria-hidden="true" />
          Add a specification
        </Button>
      </div>
    </section>
  )
}

type SignProps = {
  label: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

const Sign = ({ label, disabled, onClick, children }: SignProps) => (
  <Button
    size="small"
    variant="quiet"
    className="w-9 px-0!"
    disabled={disabled}
    onClick={onClick}
    aria-label={label}
  >
    {children}
  </Button>
)
