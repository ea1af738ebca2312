import { Download } from 'lucide-react'
import type { FactKind, MissingParts } from '../../../contract/builds/person-facts.ts'
import type { Specs } from '../../../contract/parts/parts.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import { asTyped, readTyped } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useCategoryName } from '../../app/categories.ts'
import { ownFile } from '../../app/own-file.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { saveFile } from '../../app/save-file.ts'
import { sourceNames } from '../../trade/builds/shown-finding.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { useAction } from '../use-action.ts'
import type { MissingFact } from './page.tsx'

/** The parts of which one fact is not known, each with its form, and all of them as a file. */
export function FillIn({ fact }: { fact: MissingFact }) {
  const nameOf = useCategoryName()
  const { category, key, label } = fact
  const { data, error } = useAnswer('GET /admin/missing-facts/parts', { category, key })
  const { busy, fault, run } = useAction()
  const save = () =>
    run('file', async () =>
      saveFile(
        await call('GET /admin/missing-facts/export', { category, key }),
        ownFile(`missing-${category}-${key}.csv`),
      ),
    )
  return (
    <section className="panel" aria-label={`${label} of ${nameOf(category)}`}>
      <div className="flex flex-wrap items-center gap-3 border-b px-4 py-3">
        <h2 className="grow font-semibold">
          {label} <span className="font-normal text-soft">{nameOf(category)}</span>
        </h2>
        <Button size="small" busy={busy === 'file'} onClick={() => void save()}>
          <Download size={15} aria-hidden="true" />
          All as CSV
        </Button>
        <ButtonLink size="small" variant="quiet" to="/dashboard/missing-facts">
          Close
        </ButtonLink>
      </div>
      {fault && <FaultNote error={fault.error} focus />}
      {error && <FaultNote error={error} />}
      {!data && !error && <ListSkeleton rows={4} />}
      <ul className="divide-y">
        {data?.parts.map((part) => (
          <FactForm key={part._id} part={part} fact={fact} />
        ))}
      </ul>
    </section>
  )
}

type FormProps = { part: MissingParts['parts'][number]; fact: MissingFact }

function FactForm({ part, fact }: FormProps) {
  const reload = useReload()
  const { key, kind, label, unit } = fact
  const { errors, busy, fault, form } = usePlainForm<{ value: string; sourceUrl: string }>({
    load: async () => {
      const { z } = await import('zod')
      return z.object({
        value: z.string().trim().min(1, 'Please input what the page says'),
        sourceUrl: z.url('Please input the address of the page that says so'),
      })
    },
    send: async ({ value, sourceUrl }, refuse) => {
      const read = valueIn(kind, value)
      if (read === null) return refuse('value', asTyped())
      await call('PUT /parts/{id}/facts/{key}', { id: part._id, key, value: read, sourceUrl })
      toast.success(`${label} of ${part.mpn} is known now`)
      await Promise.all([
        reload('GET /admin/missing-facts/parts'),
        reload('GET /admin/missing-facts'),
      ])
    },
  })
  const name = unit ? `${label}, ${unit}` : label
  return (
    <li className="px-4 py-3">
      <p className="font-medium break-words">{part.name}</p>
      <p className="text-sm text-soft">
        {part.mpn} · {figure(part.quantity)} in stock
        {part.requested > 0 && ` · asked for by ${counted(part.requested, 'person', 'people')}`}
        {part.recorded !== null &&
          part.said.length === 0 &&
          ` · recorded and not believed: ${String(part.recorded)}`}
      </p>
      {part.said.length > 0 && (
        <div className="mt-1 text-sm">
          <p className="text-warn">What is said of it contradicts each other:</p>
          <ul className="list-disc ps-5">
            {part.said.map((one) => (
              <li key={`${one.key} ${one.source} ${String(one.value)}`} className="wrap-anywhere">
                {one.label} {describeSpec(one.key, one.value).text}{' '}
                <span className="text-soft">({sourceNames[one.source]})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form {...form} className="mt-2 grid gap-3 sm:grid-cols-[12rem_1fr_auto] sm:items-end">
        {kind === 'flag' ? (
          <SelectField label={name} name="value" error={errors.value}>
            <option value="">Choose</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </SelectField>
        ) : (
          <TextField
            label={kind === 'list' ? `${name}, with semicolons` : name}
            name="value"
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            error={errors.value}
          />
        )}
        <TextField
          label="Page that says so"
          name="sourceUrl"
          type="url"
          placeholder="https://"
          autoComplete="off"
          error={errors.sourceUrl}
        />
        <Button type="submit" busy={busy} aria-label={`Save ${label} of ${part.mpn}`}>
          Save
        </Button>
        {fault && <FaultNote error={fault} focus />}
      </form>
      {part.requested > 0 && <NothingFound part={part} fact={fact} />}
    </li>
  )
}

/** Ends what people asked for where no page says it: they are told so. */
function NothingFound({ part, fact }: FormProps) {
  const reload = useReload()
  const { busy, fault, run } = useAction()
  const close = () =>
    run('close', async () => {
      await call('DELETE /parts/{id}/fact-requests/{key}', { id: part._id, key: fact.key })
      toast.success(`Told ${counted(part.requested, 'person', 'people')} that nothing is published`)
      await Promise.all([
        reload('GET /admin/missing-facts/parts'),
        reload('GET /admin/missing-facts'),
      ])
    })
  return (
    <div className="mt-2">
      <Button
        size="small"
        busy={busy !== null}
        aria-label={`Nothing is published: ${fact.label} of ${part.mpn}`}
        onClick={() => void close()}
      >
        Nothing is published: tell who asked
      </Button>
      {fault && <FaultNote error={fault.error} focus />}
    </div>
  )
}

/** What was typed as the fact's value; null where it is no number. */
function valueIn(kind: FactKind, text: string): Specs[string] | null {
  if (kind === 'flag') return text === 'yes'
  if (kind === 'text') return text
  if (kind === 'number') return numberOf(readTyped(text))
  return text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** No fact is below nothing. */
const numberOf = (read: string | null) =>
  read === null || read.startsWith('-') ? null : Number(read)
