import { Repeat } from 'lucide-react'
import { useMemo } from 'react'
import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { SavedViews } from '../../trade/tables/saved-views.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { BasketNote } from '../basket-note.tsx'
import { useToBasket } from '../use-to-basket.ts'
import { AddDue } from './add-due.tsx'
import { PurchaseHistory } from './purchase-history.tsx'
import { purchasesColumns } from './purchases-columns.tsx'
import { usualLine } from './usual-line.ts'

export const meta = privatePage('Reorder')

/** What the buyer bought, part by part, and what is likely to be ordered next. */
export default function PurchasesPage() {
  const address = useAddress()
  const { q, page } = address
  const sort = sorts.find((one) => one === address.get('sort')) ?? 'due'
  const [look, setLook] = useTableLook('reorder')
  const size = look.rows ?? rowsOnAPage
  const filter = { q, sort }
  const answer = useAnswer('GET /purchases', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  const basket = useToBasket()
  const { about, open, ask, close } = useAsked<PurchasedPart>()
  const { add } = basket
  const columns = useMemo(
    () => purchasesColumns((part) => void add([usualLine(part)]), ask),
    [add, ask],
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Reorder</h1>
        <div className="flex flex-wrap items-center gap-1">
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={data?.items ?? []}
            file={ownFile('reorder')}
            all={() => allPages((at) => call('GET /purchases', { ...filter, ...at }))}
          />
        </div>
      </div>
      <Says />
      {(q !== '' || data?.items.length !== 0) && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SearchField label="Search purchases" placeholder="Part, number or own number" />
          <AddDue busy={basket.busy} onAdd={basket.add} />
        </div>
      )}
      <SavedViews table="reorder" />
      <BasketNote {...basket} />
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/reorder" />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.items.length === 0 && <Nothing q={q} onAll={() => address.set({ q: null })} />}
      {data && data.items.length > 0 && (
        <>
          <DataTable
            caption="Parts that you bought"
            columns={columns}
            rows={data.items}
            rowId={({ partsId }) => partsId}
            look={look}
            sort={sort}
            onSort={(next) => address.set({ sort: next === 'due' ? null : next })}
            onOpen={ask}
            busy={isPlaceholderData}
          />
          <ListPages page={page} total={data.total} size={size} />
        </>
      )}
      <PurchaseHistory part={about} open={open} onClose={close} />
    </>
  )
}

const sorts = [
  ...(['due', 'name', '-name', 'last', '-last'] as const),
  ...(['times', '-times', 'pieces', '-pieces'] as const),
] as const

const Says = () => (
  <p className="max-w-3xl text-sm text-soft">
    <strong className="font-medium text-ink">Next likely</strong> is the last day you ordered a part
    plus the usual time between your orders of it: the middle one of all gaps, so that one early or
    late order changes little. It needs two days of ordering. The usual quantity is the middle one
    of your orders as well. Orders that are paid or shipped count, cancelled pieces do not.
  </p>
)

const Nothing = ({ q, onAll }: { q: string; onAll: () => void }) =>
  q ? (
    <Empty title="No parts match" action={<Button onClick={onAll}>All parts bought</Button>}>
      Try another name or number.
    </Empty>
  ) : (
    <Empty
      title="Nothing bought yet"
      icon={<Repeat size={32} aria-hidden="true" />}
      action={
        <ButtonLink to="/parts" variant="primary">
          Find parts
        </ButtonLink>
      }
    >
      Once an order is paid, its parts stand here with what they cost then and cost today. After the
      second order of a part, the day on which you are likely to need it next.
    </Empty>
  )
