import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { documentKinds, documentStates } from '../../../contract/orders/document-words.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { useAnswer } from '../../app/queries.tsx'
import { useZoneWords } from '../../app/zone-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListFault } from '../faults/list-fault.tsx'
import { Downloads } from '../files/downloads.tsx'
import { CursorPages, useCursorPages } from '../tables/cursor-pages.tsx'
import { DayField } from '../tables/filter-fields.tsx'
import { ListTabs } from '../tables/list-tabs.tsx'
import { SearchField } from '../tables/search-field.tsx'
import { useTableLook } from '../tables/table-look.ts'
import { TableTools } from '../tables/table-tools.tsx'

type Props = {
  /** The address of the page, without what narrows it. */
  all: string
  /** The address below which the reader has the page of an order. */
  orders: string
  columns: ColumnDef<OrderDocument>[]
  head: (tools: ReactNode) => ReactNode
}

/** Invoices, deposit invoices and credit notes, newest first, narrowed by kind, state, days and words, and saved as they are narrowed. */
export function DocumentList(props: Props) {
  const { get, q } = useAddress()
  // another choice begins with its first page
  return <Narrowed key={[q, get('kind'), get('state'), get('from'), get('to')].join()} {...props} />
}

function Narrowed({ all, orders, columns, head }: Props) {
  const address = useAddress()
  const navigate = useNavigate()
  const zone = useZoneWords()
  const pages = useCursorPages()
  const [look, setLook] = useTableLook('documents')
  const filter = useFilter()
  const answer = useAnswer('GET /documents', {
    ...filter,
    cursor: pages.cursor,
    limit: look.rows ?? rowsOnAPage,
  })
  const { data, error, refetch, isPlaceholderData } = answer
  const rows = data?.items ?? []
  const isNarrowed = Object.values(filter).some((value) => value !== undefined && value !== '')
  return (
    <div className="space-y-5">
      {head(
        <>
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={rows}
            file={ownFile('documents-view')}
          />
          <Downloads
            disabled={rows.length === 0}
            files={[
              {
                name: 'Export',
                ask: () => call('GET /document-export', filter),
                file: ownFile('documents.csv'),
              },
            ]}
          />
        </>,
      )}
      <div className="flex flex-wrap items-center gap-3" data-screen-only>
        <SearchField
          label="Search documents by their number, order, purchase order or buyer"
          placeholder="Number, order, purchase order, buyer"
        />
        <DayField
          label={`From (${zone})`}
          value={address.get('from')}
          onChange={(from) => address.set({ from })}
        />
        <DayField label="to" value={address.get('to')} onChange={(to) => address.set({ to })} />
      </div>
      <ListTabs
        label="Documents by kind and state"
        tabs={[
          { name: 'All', query: { kind: null, state: null } },
          { name: 'Open invoices', query: { kind: null, state: 'open' } },
          { name: 'Overdue', query: { kind: null, state: 'overdue' } },
          { name: 'Paid', query: { kind: null, state: 'paid' } },
          { name: 'Deposits', query: { kind: 'deposit', state: null } },
          { name: 'Credit notes', query: { kind: 'credit-note', state: null } },
        ]}
      />
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && rows.length === 0 && <Nothing isNarrowed={isNarrowed} all={all} />}
      {data && rows.length > 0 && (
        <DataTable
          columns={columns}
          rows={rows}
          caption="Invoices, deposit invoices and credit notes"
          rowId={({ number }) => number}
          look={look}
          onOpen={({ orderId }) => void navigate(`${orders}/${orderId}`)}
          busy={isPlaceholderData}
        />
      )}
      {data && <CursorPages pages={pages} next={data.next} busy={isPlaceholderData} />}
    </div>
  )
}

/** What the address narrows the list to; what nobody knows there narrows nothing. */
function useFilter() {
  const { get, q } = useAddress()
  const [kind, state, from, to] = [get('kind'), get('state'), get('from'), get('to')]
  return useMemo(
    () => ({
      q,
      kind: documentKinds.find((one) => one === kind),
      state: documentStates.find((one) => one === state),
      from: from || undefined,
      to: to || undefined,
    }),
    [q, kind, state, from, to],
  )
}

const Nothing = ({ isNarrowed, all }: { isNarrowed: boolean; all: string }) =>
  isNarrowed ? (
    <Empty
      title="No document matches"
      action={<ButtonLink to={all}>Show all documents</ButtonLink>}
    />
  ) : (
    <Empty title="No documents yet">
      What leaves is invoiced then, and a deposit when it comes; the invoice stands here from that
      moment on.
    </Empty>
  )
