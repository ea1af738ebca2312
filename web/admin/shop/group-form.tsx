import { type FormEvent, useState } from 'react'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordShown } from '../../../contract/shop-record/record.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { type Field, groups, type OfTexts } from './groups.ts'
import { Preview } from './preview.tsx'
import { useSave } from './use-save.ts'

type Props = { group: OfTexts; shown: RecordShown }

/** One group of the record: its fields beside what they will look like. */
export function GroupForm({ group, shown }: Props) {
  const { says, fields, read, write, fixed } = groups[group]
  const saved = read(shown.record)
  const [texts, setTexts] = useState(saved)
  const fieldOf = (path: string[]) =>
    fields.find(({ name }) => path.includes(name))?.name ?? fields[0]?.name ?? ''
  const { save, errors, fault, busy } = useSave(group, shown, fieldOf)
  const whyFixed = (name: string) =>
    fixed?.(shown, name) ?? setBy(shown.locks[`${group}.${name}`] ?? shown.locks[group])
  const isChanged = fields.some(({ name }) => texts[name] !== saved[name])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refused = await save(write(texts))
    const first = fields.find(({ name }) => refused[name])
    if (first) (form.elements.namedItem(first.name) as HTMLElement | null)?.focus()
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        aria-label={groupNames[group]}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="panel space-y-5 p-5 sm:p-6"
      >
        <p className="text-sm text-soft">{says}</p>
        {fields.map((field) => (
          <OneField
            key={field.name}
            field={field}
            value={texts[field.name] ?? ''}
            fixed={whyFixed(field.name)}
            error={errors[field.name]}
            onText={(text) => setTexts({ ...texts, [field.name]: text })}
          />
        ))}
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
            Save
          </Button>
          {isChanged && <Button onClick={() => setTexts(saved)}>Undo changes</Button>}
        </div>
      </form>
      <Preview
        record={{ ...shown.record, [group]: write(texts) }}
        placeholders={shown.placeholders}
        group={group}
      />
    </div>
  )
}

/** A field that the operator has set says by which setting. */
export const setBy = (setting: string | undefined) => setting && `Set by the operator: ${setting}`

type OneFieldProps = {
  field: Field
  value: string
  /** Why it cannot be changed here. */
  fixed?: string | undefined
  error: string | undefined
  onText: (text: string) => void
}

/** A field that cannot be changed here says why. */
export function OneField({ field, value, fixed, error, onText }: OneFieldProps) {
  const { name, label, hint, lines, optional, choices } = field
  const shared = {
    name,
    label,
    error,
    value,
    hint: fixed ?? hint,
    optional: optional && !fixed,
    disabled: Boolean(fixed),
    autoComplete: 'off',
  }
  if (choices)
    return (
      <SelectField {...shared} onChange={(event) => onText(event.target.value)}>
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    )
  return lines ? (
    <TextArea {...shared} rows={lines} onChange={(event) => onText(event.target.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => onText(event.target.value)} />
  )
}
