import type { Synonym } from '../../../contract/parts/synonyms.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useAction } from '../use-action.ts'

export const meta = privatePage('Search Words')

/** What phrases of a search mean in this shop, beside what the trade calls things. */
export default function SearchWordsPage() {
  const { data, error, refetch } = useAnswer('GET /search-synonyms', {})
  return (
    <div className="space-y-5">
      <PageHead
        title="Search Words"
        says="What buyers type, and the words that are searched for in its place. Searches follow within seconds."
      />
      <AddSynonym />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/search-words" />
      )}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && data.synonyms.length === 0 && (
        <Empty title="No words of your own yet">
          Units, plurals, slips and what the trade calls things are understood without them.
        </Empty>
      )}
      {data && data.synonyms.length > 0 && <SynonymList synonyms={data.synonyms} />}
    </div>
  )
}

function AddSynonym() {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const { errors, busy, fault, form } = usePlainForm({
    load: () =>
      import('../../../contract/parts/synonyms.ts').then((contract) => contract.newSynonym),
    send: async (synonym) => {
      await call('POST /search-synonyms', synonym, { key: idempotency.keyFor(synonym) })
      idempotency.fulfilled()
      toast.success(`“${synonym.phrase}” is searched for as “${synonym.means}”`)
      await reload('GET /search-synonyms')
    },
  })
  return (
    <form {...form} className="panel grid gap-3 p-4 sm:grid-cols-2">
      <TextField
        label="What buyers type"
        name="phrase"
        maxLength={60}
        autoComplete="off"
        error={errors.phrase}
      />
      <TextField
        label="What it means"
        name="means"
        maxLength={100}
        autoComplete="off"
        error={errors.means}
      />
      {fault && <FaultNote error={fault} focus />}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Add the words
        </Button>
      </div>
    </form>
  )
}

function SynonymList({ synonyms }: { synonyms: Synonym[] }) {
  const reload = useReload()
  const { busy, fault, run } = useAction()
  const remove = async ({ id, phrase }: Synonym) => {
    const isDone = await run(id, () => call('DELETE /search-synonyms/{id}', { id }), phrase)
    if (isDone) await reload('GET /search-synonyms')
  }
  return (
    <section aria-label="Words of your own">
      {fault && <FaultNote error={fault.error} focus />}
      <ul className="panel divide-y">
        {synonyms.map((synonym) => (
          <li key={synonym.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 grow break-words">
              <span className="font-medium">{synonym.phrase}</span>{' '}
              <span className="text-soft">means</span> {synonym.means}
            </span>
            <Button
              size="small"
              busy={busy === synonym.id}
              onClick={() => void remove(synonym)}
              aria-label={`Take back ${synonym.phrase}`}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
