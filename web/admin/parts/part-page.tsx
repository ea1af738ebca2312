import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { addressOfList } from '../../trade/tables/last-list.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { historyOf } from '../audit/history-of.ts'
import { PageHead } from '../page-head.tsx'
import { EditPart } from './edit.tsx'

const StockCount = lazyPart(async () => ({
  default: (await import('./stock-count.tsx')).StockCount,
}))
const Movements = lazyPart(
  async () => ({
    default: (await import('./movements.tsx')).Movements,
  }),
  <Skeleton className="h-40" />,
)
const LifeHistory = lazyPart(
  async () => ({
    default: (await import('./life-history.tsx')).LifeHistory,
  }),
  <Skeleton className="h-20" />,
)
const StockForm = lazyPart(
  async () => ({
    default: (await import('./stock.tsx')).StockForm,
  }),
  <Skeleton className="h-24" />,
)
const DeletePart = lazyDialog(
  async () => ({
    default: (await import('./delete.tsx')).DeletePart,
  }),
  ({ part }) => part !== null,
)

export const meta = privatePage('Edit a part')

export default function ManageProductPage() {
  const { id = '' } = useParams()
  const { data: part, error, refetch } = useAnswer('GET /parts/{id}', { id })
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const title = part?._id === id ? part.name : error ? 'Edit a part' : 'Loading the part'
  return (
    <div className="space-y-5">
      <Breadcrumbs
        steps={[
          { name: 'Manage Parts', to: addressOfList('/dashboard/manage-products') },
          { name: title },
        ]}
      />
      <PageHead title={title}>
        {part && (
          <>
            <ButtonLink to={historyOf('part', id)} size="small">
              History
            </ButtonLink>
            <Link to={`/parts/${id}`} className={buttonClass('secondary', 'small')}>
              <ExternalLink size={15} aria-hidden="true" />
              See it in the shop
            </Link>
            <Button
              size="small"
              variant="quiet"
              className="text-danger!"
              onClick={() => setAsked(true)}
            >
              <Trash2 size={15} aria-hidden="true" />
              Delete
            </Button>
          </>
        )}
      </PageHead>
      {error && !part && <Missing error={error} onRetry={() => void refetch()} />}
      {!part && !error && <Waiting />}
      {part && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <EditPart key={part._id} part={part} />
          <aside className="space-y-6" aria-label="Stock and lifecycle">
            <section className="panel space-y-4 p-4 sm:p-5">
              <h2 className="flex items-center justify-between font-semibold">
                Stock <StockCount part={part} />
              </h2>
              <StockForm key={part._id} part={part} />
            </section>
            <section className="panel space-y-3 p-4 sm:p-5">
              <h2 className="font-semibold">Lifecycle</h2>
              <LifeHistory key={part._id} part={part} />
            </section>
            <section className="panel p-4 sm:p-5">
              <h2 className="mb-1 font-semibold">Movements</h2>
              <Movements key={part._id} id={part._id} />
            </section>
          </aside>
        </div>
      )}
      <OnceOpened open={isAsked}>
        <DeletePart
          part={isAsked && part ? part : null}
          onClose={() => setAsked(false)}
          onDeleted={() =>
            void navigate(addressOfList('/dashboard/manage-products'), { replace: true })
          }
        />
      </OnceOpened>
    </div>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof CallFault && error.status === 404
  return isGone ? (
    <Empty
      title="This part is not in the shop"
      action={<ButtonLink to="/dashboard/manage-products">Manage Parts</ButtonLink>}
    >
      It was deleted, or the address is not right.
    </Empty>
  ) : (
    <FaultNote error={error} onRetry={onRetry} />
  )
}

const Waiting = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]" role="status">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-[34rem]" />
    <Skeleton className="h-80" />
  </div>
)
