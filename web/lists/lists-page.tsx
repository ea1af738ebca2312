import { ListChecks, ListPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListHead } from '../../contract/lists.ts'
import { rowsOnAPage, useAddress } from '../app/address.ts'
import { call } from '../app/api.ts'
import { ownFile } from '../app/own-file.ts'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { usePerson } from '../app/session.ts'
import { ListFault } from '../trade/faults/list-fault.tsx'
import { allPages } from '../trade/tables/all-pages.ts'
import { useListPage } from '../trade/tables/list-page.ts'
import { ListPages } from '../trade/tables/list-pages.tsx'
import { SavedViews } from '../trade/tables/saved-views.tsx'
import { SearchField } from '../trade/tables/search-field.tsx'
import { useTableLook } from '../trade/tables/table-look.ts'
import { TableTools } from '../trade/tables/table-tools.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { OnceOpened } from '../ui/overlays/once-opened.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DataTable } from '../ui/tables/data-table.tsx'
import { ListKeys } from '../ui/tables/list-keys.tsx'
import { useAsked } from '../ui/tables/use-asked.ts'
import { DeleteList, RenameList, SaveAsList, ShareList } from './list-dialogs.ts'
import { listColumns, type Task } from './lists-columns.tsx'
import { useMayOnList } from './may-on-list.ts'

export const meta = privatePage('Lists')

/** The buyer's lists: make one, open, rename, share, delete. */
export default function ListsPage() {
  const address = useAddress()
  const { q, page } = address
  const sort = sorts.find((one) => one === address.get('sort')) ?? 'changed'
  const [look, setLook] = useTableLook('lists')
  const size = look.rows ?? rowsOnAPage
  const filter = { q, sort }
  const answer = useAnswer('GET /lists', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  const [isNew, setNew] = useState(false)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { about, open, ask, close } = useAsked<{ task: Task; list: ListHead }>()
  const may = useMayOnList()
  const inCompany = usePerson().company !== null
  const columns = useMemo(
    () => listColumns({ inCompany, may, onTask: (task, list) => ask({ task, list }) }),
    [ask, inCompany, may],
  )
  const of = (task: Task) => ({
    list: about?.list,
    open: open && about?.task === task,
    onClose: close,
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Lists
        </h1>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={data?.items ?? []}
            file={ownFile('lists')}
            all={() => allPages((at) => call('GET /lists', { ...filter, ...at }))}
          />
          <Button variant="primary" onClick={() => setNew(true)}>
            <ListPlus size={18} aria-hidden="true" />
            New list
          </Button>
        </div>
      </div>
      {(q !== '' || data?.items.length !== 0) && (
        <SearchField label="Search lists" placeholder="List, part or number" />
      )}
      <SavedViews table="lists" />
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/lists" />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.items.length === 0 && <Nothing q={q} onAll={() => address.set({ q: null })} />}
      {data && data.items.length > 0 && (
        <>
          <DataTable
            caption="Lists"
            columns={columns}
            rows={data.items}
            rowId={({ _id }) => _id}
            look={look}
            sort={sort}
            onSort={(next) => address.set({ sort: next === 'changed' ? null : next })}
            onOpen={({ _id }) => void navigate(`/dashboard/lists/${_id}`)}
            busy={isPlaceholderData}
          />
          <ListPages page={page} total={data.total} size={size} />
        </>
      )}
      <OnceOpened open={open}>
        <RenameList {...of('rename')} />
        <ShareList {...of('share')} />
        <DeleteList {...of('delete')} onDone={() => heading.current?.focus()} />
      </OnceOpened>
      <OnceOpened open={isNew}>
        <SaveAsList
          open={isNew}
          onClose={() => setNew(false)}
          onSaved={({ _id }) => void navigate(`/dashboard/lists/${_id}`)}
          name=""
          lines={[]}
        />
      </OnceOpened>
    </>
  )
}

const sorts = ['changed', 'name', '-name', 'lines', '-lines'] as const

const Nothing = ({ q, onAll }: { q: string; onAll: () => void }) =>
  q ? (
    <Empty title="No lists match" action={<Button onClick={onAll}>All lists</Button>}>
      Try another name, part or number.
    </Empty>
  ) : (
    <Empty title="No lists yet" icon={<ListChecks size={32} aria-hidden="true" />}>
      A list keeps the parts that you order together, with quantities and your own numbers. Make a
      new one here, or save an order as a list where you reorder it.
    </Empty>
  )
