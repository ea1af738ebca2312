import { CircuitBoard } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { BuildHead } from '../../../contract/builds/saved-builds.ts'
import { useAddress } from '../../app/address.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { buildColumns, type Task } from './columns.tsx'

const dialogs = () => import('./change-dialogs.tsx')
const RenameBuild = lazyDialog(
  async () => ({ default: (await dialogs()).RenameBuild }),
  ({ open }) => open,
)
const DeleteBuild = lazyDialog(
  async () => ({ default: (await dialogs()).DeleteBuild }),
  ({ open }) => open,
)

export const meta = privatePage('My builds')

const onePage = 25

/** The builds that the buyer saved, the last changed first: open, order again, rename, delete. */
export default function SavedBuildsPage() {
  const address = useAddress()
  const cursor = address.get('after') ?? undefined
  const answer = useAnswer('GET /builds', { limit: onePage, ...(cursor && { cursor }) })
  const { data, error, refetch, isPlaceholderData } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          My builds
        </h1>
        <div className="flex items-center gap-3">
          <ListKeys />
          <ButtonLink variant="primary" to="/builder">
            New build
          </ButtonLink>
        </div>
      </div>
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/builds" />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.items.length === 0 && <Nothing />}
      {data && data.items.length > 0 && (
        <Builds
          builds={data.items}
          busy={isPlaceholderData}
          onGone={() => heading.current?.focus()}
        />
      )}
      {(data?.next || cursor) && (
        <nav aria-label="Pages of builds" className="flex flex-wrap justify-end gap-2">
          {cursor && <Button onClick={() => address.set({ after: null })}>From the start</Button>}
          {data?.next && (
            <Button onClick={() => address.set({ after: data.next })}>Next builds</Button>
          )}
        </nav>
      )}
    </>
  )
}

type Props = { builds: BuildHead[]; busy: boolean; onGone: () => void }

function Builds({ builds, busy, onGone }: Props) {
  const { about, open, ask, close } = useAsked<{ task: Task; build: BuildHead }>()
  const navigate = useNavigate()
  const columns = useMemo(() => buildColumns((task, build) => ask({ task, build })), [ask])
  const of = (task: Task) => ({
    build: about?.build,
    open: open && about?.task === task,
    onClose: close,
  })
  return (
    <>
      <DataTable
        caption="My builds"
        columns={columns}
        rows={builds}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => void navigate(`/dashboard/builds/${_id}`)}
        busy={busy}
      />
      <OnceOpened open={open}>
        <RenameBuild {...of('rename')} />
        <DeleteBuild {...of('delete')} onDone={onGone} />
      </OnceOpened>
    </>
  )
}

const Nothing = () => (
  <Empty
    title="No builds yet"
    icon={<CircuitBoard size={32} aria-hidden="true" />}
    action={<ButtonLink to="/builder">Open the builder</ButtonLink>}
  >
    A build keeps the parts of one machine and for how many machines they are wanted. Put one
    together in the builder and save it there.
  </Empty>
)
