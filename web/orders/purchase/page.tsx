import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Part } from '../../../contract/parts/parts.ts'
import { leastOf, pricedPart } from '../../../contract/pricing/price.ts'
import { orderedPart, shortWords } from '../../../contract/pricing/quantity-problem.ts'
import { CallFault } from '../../app/api.ts'
import { drafts } from '../../app/draft.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { emptyBooks } from '../../trade/delivery/book-values.ts'
import { useDeliveryStart } from '../../trade/delivery/use-delivery-start.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { NotFoundPage } from '../../trade/search/not-found.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PurchaseForm } from './form.tsx'
import { OrderPlaced, type Placed } from './order-placed.tsx'
import { PartSummary } from './part-summary.tsx'
import { draftOf, type OrderFields } from './use-place-order.ts'

export const meta = privatePage('Purchase')

/** A part, and the form that orders it. Admins may look. */
export default function PurchasePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer('GET /parts/{id}', { id })
  const part = data?._id === id ? data : undefined
  const { isAdmin } = usePerson()
  if (!part && error instanceof CallFault && error.status === 404) return <NotFoundPage />
  return (
    <div className="frame space-y-6 py-6">
      <Breadcrumbs
        steps={[
          { name: 'Parts', to: '/parts' },
          { name: part?.name ?? 'Part', ...(part && { to: `/parts/${id}` }) },
          { name: 'Purchase' },
        ]}
      />
      {part ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <PartSummary part={part} />
          {isAdmin ? <ForBuyers /> : <Ordering key={id} part={part} />}
        </div>
      ) : (
        <>
          <h1 className="sr-only">Purchase</h1>
          {error ? <FaultNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
        </>
      )}
    </div>
  )
}

const ForBuyers = () => (
  <Note kind="info">
    You are signed in as an admin. You may look at this page; ordering is for buyers.
  </Note>
)

function Ordering({ part }: { part: Part }) {
  const [placed, setPlaced] = useState<Placed>()
  const start = useStart(part)
  if (placed)
    return <OrderPlaced placed={placed} part={part} onAgain={() => setPlaced(undefined)} />
  const short = shortWords(orderedPart(part))
  if (short)
    return (
      <Empty
        title="Not enough in stock"
        action={
          <ButtonLink to={`/parts?category=${part.category}&inStock=true`}>
            Parts in stock
          </ButtonLink>
        }
      >
        {short}. More may come in, or a hold may end: look again later.
      </Empty>
    )
  if (!start) return <Skeleton className="h-[44rem]" />
  return <PurchaseForm part={part} {...start} onPlaced={setPlaced} />
}

/**
 * What the form begins with: what was being typed, else the wish of the address, and where the last order went.
 * Undefined until that is known; when it cannot be had, the form is empty.
 */
function useStart(part: Part) {
  const [query] = useSearchParams()
  const draft = drafts.read<OrderFields>(draftOf(part._id))
  const delivery = useDeliveryStart(draft, true)
  if (!delivery) return undefined
  const wished = Math.trunc(Number(query.get('quantity')))
  const start: OrderFields = {
    others: '',
    ...emptyBooks,
    ...draft,
    ...delivery.values,
    quantity: startQuantity(part, wished),
  }
  return { delivery, start }
}

/** A quantity in the address was just chosen on the part's page, so it goes before an older draft. */
function startQuantity(part: Part, wished: number) {
  if (wished > 0) return wished
  const drafted = drafts.read<OrderFields>(draftOf(part._id)).quantity
  return typeof drafted === 'number' ? drafted : leastOf(pricedPart(part))
}

const Waiting = () => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
    <div className="space-y-5">
      <Skeleton className="aspect-4/3" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-20" />
    </div>
    <Skeleton className="h-[44rem]" />
  </div>
)
