import { Hash } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { rowsOnAPage, useAddress } from '../app/address.ts'
import { call } from '../app/api.ts'
import { ownFile } from '../app/own-file.ts'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { useMaySaveNumbers } from '../trade/companies/may-save-numbers.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { ListFault } from '../trade/faults/list-fault.tsx'
import { allPages } from '../trade/tables/all-pages.ts'
import { useListPage } from '../trade/tables/list-page.ts'
import { ListPages } from '../trade/tables/list-pages.tsx'
import { SearchField } from '../trade/tables/search-field.tsx'
import { useTableLook } from '../trade/tables/table-look.ts'
import { TableTools } from '../trade/tables/table-tools.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DataTable } from '../ui/tables/data-table.tsx'
import { ListKeys } from '../ui/tables/list-keys.tsx'
import { AddOwnNumber } from './add-own-number.tsx'
import { ownNumberColumns } from './own-numbers-columns.tsx'
import { useForget } from './use-forget.ts'

export const meta = privatePage('My Part Numbers')

/** What the buyer's own books call parts: found, added, forgotten. */
export default function OwnNumbersPage() {
  const address = useAddress()
  const { q, page } = address
  const maySave = useMaySaveNumbers()
  const sort = sorts.find((one) => one === address.get('sort')) ?? 'newest'
  const [look, setLook] = useTableLook('own-numbers')
  const size = look.rows ?? rowsOnAPage
  const filter = { q, sort }
  const answer = useAnswer('GET /own-part-numbers', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = data?.items.length === 0
  const { forget, leaving, fault } = useForget(() => heading.current?.focus())
  const columns = useMemo(
    () => ownNumberColumns(forget, leaving).filter(({ id }) => maySave || id !== 'forget'),
    [forget, leaving, maySave],
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          My Part Numbers
        </h1>
        <div className="flex flex-wrap items-center gap-1">
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={data?.items ?? []}
            file={ownFile('own-numbers')}
            all={() => allPages((at) => call('GET /own-part-numbers', { ...filter, ...at }))}
          />
        </div>
      </div>
      <p className="max-w-2xl text-soft">
        What your own books call our parts. Lists and quick orders understand these numbers, and
        each number that you order with is kept here.
      </p>
      {maySave ? (
        <AddOwnNumber />
      ) : (
        <Note>Your roles let you look at the numbers of the company.</Note>
      )}
      {(q !== '' || !isEmpty) && (
        <SearchField label="Search own numbers" placeholder="Any number, or the name" />
      )}
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/own-numbers" />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {isEmpty && <Nothing isNarrowed={q !== ''} onAll={() => address.set({ q: null })} />}
      {data && !isEmpty && (
        <>
          {fault && <FaultNote error={fault} focus />}
          <DataTable
            caption="My Part Numbers"
            columns={columns}
            rows={data.items}
            rowId={({ _id }) => _id}
            look={look}
            sort={sort}
            onSort={(next) => address.set({ sort: next === 'newest' ? null : next })}
            busy={isPlaceholderData}
          />
          <ListPages page={page} total={data.total} size={size} />
        </>
      )}
    </>
  )
}

const sorts = ['newest', 'number', '-number', 'name', '-name'] as const

const Nothing = ({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) =>
  isNarrowed ? (
    <Empty title="No numbers match" action={<Button onClick={onAll}>All numbers</Button>}>
      Try your number, ours, the manufacturer’s, or a word of the name.
    </Empty>
  ) : (
    <Empty
      title="No numbers yet"
      icon={<Hash size={32} aria-hidden="true" />}
      action={<ButtonLink to="/parts">Find parts</ButtonLink>}
    >
      Choose a part above and say what your books call it.
    </Empty>
  )
