import { useParams } from 'react-router'
import type { SavedList } from '../../contract/lists.ts'
import { CallFault } from '../app/api.ts'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ListEditor } from './list-editor.tsx'
import { useMayOnList } from './may-on-list.ts'
import { ReadList } from './read-list.tsx'

export const meta = privatePage('List')

/** One list: its lines with what they come to today, changed in place. */
export default function ListPage() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetchedAfterMount } = useAnswer('GET /lists/{id}', { id })
  // what was cached from an earlier visit may be older than what that visit saved
  const list: SavedList | undefined = isFetchedAfterMount && data?._id === id ? data : undefined
  const may = useMayOnList()
  if (list)
    return may('changeCompanyList', list) ? (
      <ListEditor key={list._id} list={list} />
    ) : (
      <ReadList key={list._id} list={list} />
    )
  const isMissing = error instanceof CallFault && error.status === 404
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Lists', to: '/dashboard/lists' }, { name: 'List' }]} />
      <h1 className="text-xl font-semibold">List</h1>
      {isMissing ? (
        <Empty
          title="This list is not here"
          action={<ButtonLink to="/dashboard/lists">All lists</ButtonLink>}
        >
          It was deleted, or it is not yours. A shared list is opened by its link.
        </Empty>
      ) : error ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton className="h-24" />
          <Skeleton className="h-96" />
        </>
      )}
    </>
  )
}
