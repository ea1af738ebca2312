import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import type { Asked } from './asked.ts'

// dialogs that know all regions of all countries
const ShippingDialogs = lazyDialog(
  async () => ({ default: (await import('./dialogs.tsx')).ShippingDialogs }),
  ({ open }) => open,
)
const Sections = lazyPart(
  async () => ({ default: (await import('./sections.tsx')).Sections }),
  <ListSkeleton rows={6} />,
)

export const meta = privatePage('Shipping')

/** How the seller sends orders: the ways, the zones, what each costs by weight, and what that makes of an order. */
export default function ShippingPage() {
  const { data, error, refetch } = useAnswer('GET /shipping-setup', {})
  const reload = useReload()
  const again = () => reload('GET /shipping-setup', 'GET /config')
  const { about, open, ask, close } = useAsked<Asked>()
  const hasRates = data?.methods.some(({ kind, isOn }) => kind === 'table' && isOn)
  return (
    <div className="space-y-6">
      <PageHead
        title="Shipping"
        says="How orders are sent, where to, and what that costs by weight."
      />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/shipping" />
      )}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && hasRates && data.unweighed > 0 && (
        <Note kind="warn">
          {counted(data.unweighed, 'part has', 'parts have')} no weight: an order with one of them
          has no price by rates, and its freight is invoiced when it leaves. Weights are in a part’s
          form under More, and in imports as weightGrams.
        </Note>
      )}
      {data && <Sections setup={data} ask={ask} again={again} />}
      {data && (
        <ShippingDialogs about={about} open={open} again={again} setup={data} onClose={close} />
      )}
    </div>
  )
}
