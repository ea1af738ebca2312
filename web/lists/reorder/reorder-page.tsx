import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { SaveListButton } from '../../trade/lists/save-button.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { When } from '../../ui/words/when.tsx'
import { BasketNote } from '../basket-note.tsx'
import { AllLines } from '../lines/all-lines.tsx'
import { lineProblem } from '../lines/problem.tsx'
import { canBeOrdered } from '../lines/state.ts'
import { ListSum } from '../list-sum.tsx'
import { useToBasket } from '../use-to-basket.ts'
import { loadPastOrder, type PastOrder } from './lines-of-order.ts'
import { pastColumns } from './past-columns.tsx'

export const meta = privatePage('Reorder')

/** A past order again: its lines at today's prices and stock, changed and put into the basket. */
export default function ReorderPage() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['past order', id],
    queryFn: () => loadPastOrder(id),
    // what is typed here is not taken away by what comes later
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data && isFetchedAfterMount) return <Again key={id} id={id} order={data} />
  const isMissing = error instanceof CallFault && error.status === 404
  return (
    <>
      <h1 className="text-xl font-semibold">Reorder</h1>
      {isMissing ? (
        <Empty
          title="This order is not here"
          action={<ButtonLink to="/dashboard/myorders">My Orders</ButtonLink>}
        />
      ) : error ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  )
}

function Again({ id, order }: { id: string; order: PastOrder }) {
  const { orderNumber, createdAt } = order
  const [lines, setLines] = useState(order.lines)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(order.lines.filter(canBeOrdered).map(({ partsId }) => partsId)),
  )
  const basket = useToBasket()
  const setQuantity = useCallback(
    (partsId: string, quantity: number) =>
      setLines((before) =>
        before.map((line) => (line.partsId === partsId ? { ...line, quantity } : line)),
      ),
    [],
  )
  const columns = useMemo(() => pastColumns(setQuantity), [setQuantity])
  const picked = lines.filter(({ partsId }) => chosen.has(partsId))
  const gone = lines.filter(({ part }) => !part)
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: 'My Orders', to: '/dashboard/myorders' },
          { name: orderNumber, to: `/dashboard/payment/${id}` },
          { name: 'Reorder' },
        ]}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold">Reorder {orderNumber}</h1>
          <p className="text-sm text-soft">
            Ordered <When at={createdAt} as="date" />, here at today’s prices and stock
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SaveListButton size="small" name={`Order ${orderNumber}`} lines={() => lines} />
        </div>
      </div>
      {gone.length > 0 && (
        <Note kind="warn">
          {gone.length === 1 ? 'One part is' : `${gone.length} parts are`} not in the shop any more:{' '}
          {gone.map(({ partsName }) => partsName).join(', ')}.
        </Note>
      )}
      <AllLines
        table="reorder-order"
        caption={`Lines of ${orderNumber}`}
        columns={columns}
        lines={lines}
        chosen={chosen}
        onChoose={setChosen}
        below={(line) => lineProblem(line, (quantity) => setQuantity(line.partsId, quantity))}
      />
      <ListSum
        lines={lines}
        picked={picked}
        currency={lines[0]?.part?.currency ?? lines[0]?.currency ?? 'usd'}
        busy={basket.busy}
        onAdd={(wanted) => void basket.add(wanted)}
      />
      <BasketNote {...basket} />
    </>
  )
}
