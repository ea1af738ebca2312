import { Link } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup, RecordVersion } from '../../../contract/shop-record/record.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { historyOf } from '../audit/history-of.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { useAction } from '../use-action.ts'
import { VersionList } from '../version-list.tsx'

/** Every version of the record, newest first; any of them can be brought back. */
export function History({ version }: { version: number }) {
  const { data, error, refetch } = useAnswer('GET /shop-record/versions', {})
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const { busy, fault, run } = useAction()
  const restore = async (from: number) => {
    const wish = { version, from }
    const isDone = await run(String(from), () =>
      call('POST /shop-record/restorations', wish, { key: idempotency.keyFor(wish) }),
    )
    if (!isDone) return
    idempotency.fulfilled()
    toast.success(`Version ${from} is back`)
    await Promise.all([reload('GET /shop-record'), reload('GET /shop-record/versions')])
  }
  return (
    <section aria-label="History" className="space-y-4">
      <p className="text-sm">
        <Link to={historyOf('shop', 'shop')} className="link">
          What was changed in each, from what to what
        </Link>
      </p>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {fault && <FaultNote error={fault.error} focus />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <VersionList
          busy={busy}
          onRestore={(id) => void restore(Number(id))}
          versions={data.versions.map((made) => ({
            id: String(made.version),
            version: made.version,
            words: wordsOf(made),
            at: made.at,
            by: made.by,
            isNow: made.version === version,
            asks: `Bring back version ${made.version}`,
          }))}
        />
      )}
    </section>
  )
}

const nameOf = (group: string) => groupNames[group as RecordGroup] ?? group

function wordsOf({ groups, restored }: RecordVersion) {
  const what = groups.map(nameOf).join(', ')
  if (restored !== null) return `Version ${restored} brought back: ${what}`
  return what === '' ? 'As the shop began' : what
}
