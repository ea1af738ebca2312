import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { markdownToHtml } from '../../../contract/markdown/markdown.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { fileStem } from '../../../contract/text/file-stem.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, SelectField } from '../../ui/forms/field.tsx'
import { Html } from '../../ui/words/html.tsx'
import { OneField } from './group-form.tsx'
import { type Field, markdown } from './groups.ts'
import { Frame } from './preview.tsx'
import { useSave } from './use-save.ts'

type Policy = ShopRecord['policies'][number]

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'slug', label: 'Address', hint: 'What stands behind /policies/ in its address.' },
  { name: 'summary', label: 'Summary', hint: 'A sentence, for search engines.', optional: true },
  { name: 'text', label: 'Text', hint: markdown, lines: 24, optional: true },
]

const today = () => new Date().toISOString().slice(0, 10)

/** The policies, one at a time, in the order in which every page links to them. */
export function PoliciesForm({ shown }: { shown: RecordShown }) {
  const saved = shown.record.policies
  const [all, setAll] = useState(saved)
  const [at, setAt] = usePlace(all.length)
  const { save, errors, fault, busy } = useSave('policies', shown, (path) => path.join('.'))
  const one = all[at]
  const change = (name: string, text: string) =>
    setAll(
      all.map((policy, of) => (of === at ? { ...policy, [name]: text, updated: today() } : policy)),
    )
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first = ''] = Object.keys(await save(all))
    const wrong = Number.parseInt(first, 10)
    if (!Number.isNaN(wrong)) setAt(wrong)
  }
  const put = (policies: Policy[], place: number) => {
    setAll(policies)
    setAt(Math.max(0, place))
  }
  const moved = (to: number) => all.with(at, all[to]!).with(to, all[at]!)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        aria-label="Policies"
        onSubmit={(event) => void submit(event)}
        noValidate
        className="panel space-y-5 p-5 sm:p-6"
      >
        <p className="text-sm text-soft">
          What you promise and demand. Have them checked for the law of your country. Every page
          links to them in this order.
        </p>
        {one && (
          <SelectField
            label="Policy"
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
            Add a policy
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
              value={one[field.name as keyof Policy]}
              lock={undefined}
              error={errors[`${at}.${field.name}`]}
              onText={(text) => change(field.name, text)}
            />
          ))}
        {errors[''] && <FieldError id="policies-error">{errors['']}</FieldError>}
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={all === saved}>
            Save
          </Button>
          {all !== saved && <Button onClick={() => put(saved, at)}>Undo changes</Button>}
        </div>
      </form>
      {one && (
        <Frame>
          <div className="p-5">
            <p className="text-xl font-semibold">{one.title}</p>
            {one.summary && <p className="mt-2 text-soft">{one.summary}</p>}
            <Html text={markdownToHtml(one.text, shown.placeholders)} className="mt-6 text-sm" />
          </div>
        </Frame>
      )}
    </div>
  )
}

/** Which policy is open stands in the address, so that it is still open when they are saved. */
function usePlace(count: number): [at: number, setAt: (at: number) => void] {
  const [params, setParams] = useSearchParams()
  const at = Math.min(Number.parseInt(params.get('policy') ?? '0', 10) || 0, count - 1)
  const setAt = (to: number) =>
    setParams({ part: 'policies', policy: String(to) }, { replace: true, preventScrollReset: true })
  return [at, setAt]
}

function blank(all: Policy[]): Policy {
  const title = `Policy ${all.length + 1}`
  return { slug: fileStem(title), title, summary: '', updated: today(), text: '' }
}
