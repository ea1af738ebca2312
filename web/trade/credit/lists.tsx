import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { CreditEntry } from '../../../contract/companies/credit.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { useAnswer } from '../../app/queries.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { FaultNote } from '../faults/fault-note.tsx'
import { CursorPages, useCursorPages } from '../tables/cursor-pages.tsx'
import { ListTabs } from '../tables/list-tabs.tsx'
import { entryColumns } from './entry-columns.tsx'
import { type InvoiceAct, invoiceColumns } from './invoice-columns.tsx'

type Props = {
  /** Whose account it is, for who sells; null for who acts for the company. */
  companyId: string | null
  /** The address below which the reader has the page of an order. */
  orders: string
  onUndo?: (entry: CreditEntry) => void
  /** What the reader does with an invoice; it stays the same. */
  act?: InvoiceAct
}

/** The invoices of an account, those that are open first, and all that raised and lowered what is owed. */
export function AccountLists({ companyId, orders, onUndo, act }: Props) {
  const show = useAddress().get('show')
  return (
    <div className="space-y-3">
      <ListTabs
        label="Of the account"
        tabs={[
          { name: 'Open invoices', query: { show: null } },
          { name: 'All invoices', query: { show: 'all' } },
          { name: 'Entries', query: { show: 'entries' } },
        ]}
      />
      {show === 'entries' ? (
        <Entries companyId={companyId} {...(onUndo && { onUndo })} />
      ) : (
        <Invoices
          key={show}
          companyId={companyId}
          orders={orders}
          isAll={show === 'all'}
          {...(act && { act })}
        />
      )}
    </div>
  )
}

type InvoicesProps = Pick<Props, 'companyId' | 'orders' | 'act'> & { isAll: boolean }

function Invoices({ companyId, orders, isAll, act }: InvoicesProps) {
  const navigate = useNavigate()
  const pages = useCursorPages()
  const given = {
    cursor: pages.cursor,
    limit: rowsOnAPage,
    state: isAll ? undefined : ('open' as const),
  }
  const own = useAnswer('GET /account/invoices', given, { enabled: companyId === null })
  const theirs = useAnswer(
    'GET /companies/{id}/account/invoices',
    { ...given, id: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const { data, error, refetch, isPlaceholderData } = companyId === null ? own : theirs
  const isDiscounted = data?.items.some(({ discount }) => discount !== null) ?? false
  const columns = useMemo(
    () => invoiceColumns(orders, act, isDiscounted),
    [orders, act, isDiscounted],
  )
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.items.length === 0)
    return isAll ? (
      <Empty title="No invoices yet">
        What is ordered on account is invoiced when it leaves, and stands here then.
      </Empty>
    ) : (
      <Empty title="Nothing is to be paid">All invoices on account are paid.</Empty>
    )
  return (
    <>
      <DataTable
        columns={columns}
        rows={data.items}
        caption={isAll ? 'All invoices on account' : 'Open invoices on account'}
        rowId={({ shipmentId }) => shipmentId}
        onOpen={({ orderId }) => void navigate(`${orders}/${orderId}`)}
        busy={isPlaceholderData}
      />
      <CursorPages pages={pages} next={data.next} busy={isPlaceholderData} />
    </>
  )
}

function Entries({ companyId, onUndo }: Pick<Props, 'companyId' | 'onUndo'>) {
  const pages = useCursorPages()
  const given = { cursor: pages.cursor, limit: rowsOnAPage }
  const own = useAnswer('GET /account/entries', given, { enabled: companyId === null })
  const theirs = useAnswer(
    'GET /companies/{id}/account/entries',
    { ...given, id: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const { data, error, refetch, isPlaceholderData } = companyId === null ? own : theirs
  const columns = useMemo(() => entryColumns(onUndo), [onUndo])
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.items.length === 0)
    return <Empty title="No entries yet">Invoices and payments stand here, newest first.</Empty>
  return (
    <>
      <DataTable
        columns={columns}
        rows={data.items}
        caption="Entries of the account"
        rowId={({ _id }) => _id}
        busy={isPlaceholderData}
      />
      <CursorPages pages={pages} next={data.next} busy={isPlaceholderData} />
    </>
  )
}
