import type { CategoryVersion } from '../../../contract/parts/category-versions.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { useAction } from '../use-action.ts'
import { VersionList } from '../version-list.tsx'
import { useCategoriesAgain } from './use-again.ts'

/** Every version of the categories, or of one, newest first; any can be brought back, also of one that was removed. */
export function CategoryHistory({ of }: { of?: string }) {
  const { data, error, refetch } = useAnswer('GET /category-versions', of ? { key: of } : {})
  const again = useCategoriesAgain()
  const idempotency = useIdempotencyKey()
  const { busy, fault, run } = useAction()
  const versions = data?.versions ?? []
  const restore = async (id: string) => {
    const made = versions.find((one) => idOf(one) === id)
    const seen = versions.find(({ key, isNow }) => key === made?.key && isNow)
    if (!made || !seen) return
    const wish = { key: made.key, version: seen.version, from: made.version }
    const isDone = await run(id, () =>
      call('POST /categories/{key}/restorations', wish, { key: idempotency.keyFor(wish) }),
    )
    if (!isDone) return
    idempotency.fulfilled()
    toast.success(`Version ${made.version} is back`, made.name)
    await again()
  }
  return (
    <section aria-labelledby="history" className="space-y-3">
      <h2 id="history" className="text-lg font-semibold">
        History
      </h2>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {fault && <FaultNote error={fault.error} focus />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <VersionList
          busy={busy}
          onRestore={(id) => void restore(id)}
          versions={versions.map((made) => ({
            id: idOf(made),
            version: made.version,
            words: wordsOf(made),
            at: made.at,
            by: made.by,
            isNow: made.isNow,
            asks: canCome(made, versions)
              ? `Bring back version ${made.version} of ${made.name}`
              : null,
          }))}
        />
      )}
    </section>
  )
}

const idOf = ({ key, version }: CategoryVersion) => `${key} ${version}`

/** The version of now says what was seen: one of a category whose history goes on beyond the list is brought back on its page. */
const canCome = ({ key, isRemoval }: CategoryVersion, all: CategoryVersion[]) =>
  !isRemoval && all.some((one) => one.key === key && one.isNow)

/** What is changed of a category, as its form calls it. */
const names: Record<string, string> = {
  name: 'name',
  plural: 'plural',
  description: 'description',
  icon: 'icon',
  img: 'picture',
  words: 'other words',
  specs: 'specifications',
  facets: 'filters',
  cards: 'card',
}

function wordsOf({ name, fields, restored, isRemoval, version }: CategoryVersion) {
  if (isRemoval) return `${name} removed`
  if (restored !== null) return `${name}: version ${restored} brought back`
  if (fields.length === 0) return version === 1 ? `${name} as it began` : `${name} added`
  return `${name}: ${fields.map((field) => names[field] ?? field).join(', ')}`
}
