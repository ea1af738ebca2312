import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordShown } from '../../../contract/shop-record/record.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { OneField } from './group-form.tsx'
import type { Field } from './groups.ts'
import { Frame } from './preview.tsx'
import { useSave } from './use-save.ts'

/** A text with an address of its own: a policy, an article. */
type Entry = { title: string; slug: string }

type Props<E extends Entry> = {
  group: 'policies' | 'articles'
  shown: RecordShown
  saved: E[]
  /** What the group is besides its texts, and whether that is another than is saved. */
  rest?: {
    isChanged: boolean
    undo: () => void
    fields: (errors: Record<string, string>) => ReactNode
  }
  /** The group as it is saved, and where its texts stand in that, as a path ending in a dot; empty: the group is they. */
  whole: (entries: E[]) => unknown
  within: string
  says: string
  /** What one of them is called. */
  name: string
  fields: (Field & { name: keyof E & string })[]
  blank: (all: E[]) => E
  /** What a change of a text changes besides. */
  touched?: Partial<E>
  /** What stands below the fields of the open one. */
  tools?: (entry: E, onText: (name: keyof E & string, text: string) => void) => ReactNode
  preview: (entry: E) => ReactNode
}

/** Texts of the record, one at a time, in the order in which they are shown. */
export function EntriesForm<E extends Entry>(props: Props<E>) {
  const { group, shown, saved, rest, whole, within, says, name, fields, blank, preview } = props
  const [all, setAll] = useState(saved)
  const [at, setAt] = usePlace(group, all.length)
  const { save, errors, fault, busy } = useSave(group, shown, (path) => path.join('.'))
  const one = all[at]
  const isChanged = all !== saved || rest?.isChanged
  const change = (field: keyof E & string, text: string) =>
    setAll(
      all.map((entry, of) => (of === at ? { ...entry, [field]: text, ...props.touched } : entry)),
    )
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = Object.keys(await save(whole(all))).find((path) => path.startsWith(within)) ?? ''
    const wrong = Number.parseInt(first.slice(within.length), 10)
    if (!Number.isNaN(wrong)) setAt(wrong)
  }
  const put = (entries: E[], place: number) => {
    setAll(entries)
    setAt(Math.max(0, place))
  }
  const moved = (to: number) => all.with(at, all[to]!).with(to, all[at]!)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        aria-label={groupNames[group]}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="panel space-y-5 p-5 sm:p-6"
      >
        <p className="text-sm text-soft">{says}</p>
        {rest?.fields(errors)}
        {one && (
          <SelectField
            label={name}
            value={String(at)}
            onChange={(event) => setAt(Number(event.target.value))}
          >
            {all.map(({ title }, of) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is what is chosen
              <option key={of} value={of}>
                {title || 'Without a title'}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => put([...all, blank(all)], all.length)}>
            {`Add ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`}
          </Button>
          {one && (
            <>
              <Button size="small" disabled={at === 0} onClick={() => put(moved(at - 1), at - 1)}>
                Move up
              </Button>
              <Button
                size="small"
                disabled={at === all.length - 1}
                onClick={() => put(moved(at + 1), at + 1)}
              >
                Move down
              </Button>
              <Button size="small" onClick={() => put(all.toSpliced(at, 1), at - 1)}>
                Remove
              </Button>
            </>
          )}
        </div>
        {one &&
          fields.map((field) => (
            <OneField
              key={field.name}
              field={field}
              value={String(one[field.name])}
              error={errors[`${within}${at}.${field.name}`]}
              onText={(text) => change(field.name, text)}
            />
          ))}
        {one && props.tools?.(one, change)}
        <FieldError id={`${group}-error`}>{errors[''] ?? errors[within.slice(0, -1)]}</FieldError>
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
            Save
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                put(saved, at)
                rest?.undo()
              }}
            >
              Undo changes
            </Button>
          )}
        </div>
      </form>
      {one && (
        <Frame>
          <div className="p-5">{preview(one)}</div>
        </Frame>
      )}
    </div>
  )
}

/** Which text is open stands in the address, so that it is still open when they are saved. */
function usePlace(group: string, count: number): [at: number, setAt: (at: number) => void] {
  const [params, setParams] = useSearchParams()
  const at = Math.min(Number.parseInt(params.get('at') ?? '0', 10) || 0, count - 1)
  const setAt = (to: number) =>
    setParams({ part: group, at: String(to) }, { replace: true, preventScrollReset: true })
  return [at, setAt]
}
