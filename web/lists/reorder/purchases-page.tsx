import { Repeat } from 'lucide-react'
import { useMemo } from 'react'
import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
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
  const answer = useAnswer('GET /purchases', { q, page, limit: rowsOnAPage })
  const data = useListPage(answer.data, address)
  const { error, refetch, isPlaceholderData } = answer
  const basket = useToBasket()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Reorder</h1>
        <ListKeys />
      </div>
      <Says />
      {(q !== '' || data?.items.length !== 0) && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SearchField label="Search purchases" placeholder="Part, number or own number" />
          <AddDue busy={basket.busy} onAdd={basket.add} />
        </div>
      )}
      <BasketNote {...basket} />
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/reorder" />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.items.length === 0 && <Nothing q={q} onAll={() => address.set({ q: null })} />}
      {data && data.items.length > 0 && (
        <>
          <Parts parts={data.items} busy={isPlaceholderData} onAdd={basket.add} />
          <ListPages page={page} total={data.total} />
        </>
      )}
    </>
  )
}

const Says = () => (
  <p className="max-w-3xl text-sm text-soft">
    <strong className="font-medium text-ink">Next likely</strong> is the last day you ordered a part
    plus the usual time between your orders of it: the middle one of all gaps, so that one early or
    late order changes little. It needs two days of ordering. The usual quantity is the middle one
    of your orders as well. Orders that are paid or shipped count, cancelled pieces do not.
  </p>
)

type PartsProps = {
  parts: PurchasedPart[]
  busy: boolean
  onAdd: ReturnType<typeof useToBasket>['add']
}

function Parts({ parts, busy, onAdd }: PartsProps) {
  const { about, open, ask, close } = useAsked<PurchasedPart>()
  const columns = useMemo(
    () => purchasesColumns((part) => void onAdd([usualLine(part)]), ask),
    [onAdd, ask],
  )
  return (
    <>
      <DataTable
        caption="Parts that you bought"
        columns={columns}
        rows={parts}
        rowId={({ partsId }) => partsId}
        onOpen={ask}
        busy={busy}
      />
      <PurchaseHistory part={about} open={open} onClose={close} />
    </>
  )
}

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
