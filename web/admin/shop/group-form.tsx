import { type FormEvent, useState } from 'react'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup, RecordShown } from '../../../contract/shop-record/record.ts'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type Field, groups } from './groups.ts'
import { Preview } from './preview.tsx'

type Props = { group: RecordGroup; shown: RecordShown }
type Texts = Record<string, string>

/** One group of the record: its fields beside what they will look like. */
export function GroupForm({ group, shown }: Props) {
  const { says, fields, read, write } = groups[group]
  const saved = read(shown.record)
  const reload = useReload()
  const [texts, setTexts] = useState(saved)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const lockOf = (name: string) => shown.locks[`${group}.${name}`] ?? shown.locks[group]
  const isChanged = fields.some(({ name }) => texts[name] !== saved[name])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFault(undefined)
    const refused = await check(group, write(texts), fields)
    setErrors(refused)
    const first = fields.find(({ name }) => refused[name])
    if (first) (form.elements.namedItem(first.name) as HTMLElement | null)?.focus()
    else
      try {
        const change = { [group]: write(texts) }
        await call('PATCH /shop-record', { version: shown.version, change })
        toast.success(`${groupNames[group]} saved`)
        await Promise.all([reload('GET /shop-record'), reload('GET /shop-record/versions')])
      } catch (error) {
        setErrors(error instanceof CallFault ? byField(error, group, fields) : {})
        setFault(error as Error)
      }
    setBusy(false)
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
            lock={lockOf(field.name)}
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
      <Preview record={{ ...shown.record, [group]: write(texts) }} group={group} />
    </div>
  )
}

type OneFieldProps = {
  field: Field
  value: string
  lock: string | undefined
  error: string | undefined
  onText: (text: string) => void
}

/** A field that the operator has set says by which setting, and cannot be changed here. */
function OneField({ field, value, lock, error, onText }: OneFieldProps) {
  const { name, label, hint, lines, optional } = field
  const shared = {
    ...{ name, label, error, value },
    hint: lock ? `Set by the operator: ${lock}` : hint,
    optional: optional && !lock,
    disabled: Boolean(lock),
    autoComplete: 'off',
  }
  return lines ? (
    <TextArea {...shared} rows={lines} onChange={(event) => onText(event.target.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => onText(event.target.value)} />
  )
}

/** What the contract has against a group, by its fields. Without the contract the shop itself says it. */
async function check(group: RecordGroup, value: unknown, fields: Field[]): Promise<Texts> {
  const [{ shopRecord }, { config }] = await Promise.all([
    import('../../../contract/shop-record/record.ts'),
    import('zod'),
  ])
  config({ jitless: true })
  const result = shopRecord.shape[group].safeParse(value)
  if (result.success) return {}
  const refused: Texts = {}
  for (const { path, message } of result.error.issues)
    refused[fieldOf(path.map(String), fields)] ??= message
  return refused
}

/** A list stands in one field: what is wrong with a row of it is said there. */
const fieldOf = (path: string[], fields: Field[]) =>
  fields.find(({ name }) => path.includes(name))?.name ?? fields[0]?.name ?? ''

function byField({ errors }: CallFault, group: RecordGroup, fields: Field[]): Texts {
  const refused: Texts = {}
  for (const { path, message } of errors) {
    const steps = path.split('.')
    if (steps.includes(group)) refused[fieldOf(steps, fields)] ??= message
  }
  return refused
}
