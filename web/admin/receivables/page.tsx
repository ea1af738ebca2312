import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../app/address.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { useZoneWords } from '../../app/zone-words.ts'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Choice, DayField } from '../../trade/tables/filter-fields.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { receivablesColumns } from './columns.tsx'
import { Disputes } from './disputes.tsx'
import { RemindersWait } from './reminders-wait.tsx'
import { withSum } from './sum.ts'

export const meta = privatePage('Receivables')

const all = '/dashboard/receivables'
const sorts = ['overdue', 'balance', 'name'] as const
const sortNames = [
  ['overdue', 'Most overdue'],
  ['balance', 'Most owed'],
  ['name', 'Company, A to Z'],
]

/** What companies owe, since when, and in all; also as it was at the end of a day. */
export default function ReceivablesPage() {
  const address = useAddress()
  const navigate = useNavigate()
  const zone = useZoneWords()
  const asOf = address.get('asOf')
  const sort = oneOf(sorts, address.get('sort')) ?? 'overdue'
  const [look, setLook] = useTableLook('receivables')
  const answer = useAnswer('GET /receivables', { sort, asOf: asOf || undefined })
  const { data, error, refetch, isPlaceholderData } = answer
  const rows = useMemo(() => withSum(data?.items ?? []), [data])
  const onSort = (next: string) => address.set({ sort: next === 'overdue' ? null : next })
  return (
    <div className="space-y-5">
      <PageHead title="Receivables" says="What companies that buy on account owe, and since when.">
        <ListKeys />
        <TableTools
          columns={receivablesColumns}
          look={look}
          onLook={setLook}
          rows={rows}
          file={ownFile(asOf ? `receivables-${asOf}` : 'receivables')}
        />
      </PageHead>
      <RemindersWait />
      <Disputes />
      <div className="flex flex-wrap items-end gap-3" data-screen-only>
        <DayField
          label={`At the end of the day (${zone})`}
          value={asOf}
          onChange={(day) => address.set({ asOf: day })}
        />
        {asOf && (
          <ButtonLink size="small" to={all}>
            Now
          </ButtonLink>
        )}
        <span className="contents md:hidden">
          <Choice label="Sort" value={sort} onChoose={onSort} options={sortNames} />
        </span>
      </div>
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && rows.length === 0 && (
        <Empty
          title="Nobody buys on account"
          action={<ButtonLink to="/dashboard/companies?state=approved">Companies</ButtonLink>}
        >
          Let a company buy on account on its page: what it owes stands here then.
        </Empty>
      )}
      {data && rows.length > 0 && (
        <DataTable
          columns={receivablesColumns}
          rows={rows}
          caption="Receivables"
          rowId={({ company }) => company._id}
          look={look}
          sort={sort}
          onSort={onSort}
          onOpen={({ company, isSum }) => {
            if (!isSum) void navigate(`/dashboard/companies/${company._id}#account`)
          }}
          busy={isPlaceholderData}
        />
      )}
    </div>
  )
}
