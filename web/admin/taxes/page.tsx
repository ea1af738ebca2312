import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Badge } from '../../ui/badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { Day } from '../../ui/words/when.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import type { Asked } from './asked.ts'
import { placesWithoutRate, placeWords } from './words.ts'

// a page in one of its two states, and dialogs that know all regions of all countries
const TaxDialogs = lazyDialog(
  async () => ({ default: (await import('./dialogs.tsx')).TaxDialogs }),
  ({ open }) => open,
)
const Start = lazyPart(
  async () => ({ default: (await import('./start.tsx')).Start }),
  <ListSkeleton rows={6} />,
)
const Begun = lazyPart(
  async () => ({ default: (await import('./begun.tsx')).Begun }),
  <ListSkeleton rows={6} />,
)

export const meta = privatePage('Taxes')

/** What the seller says of taxes: where they are registered, what is taken there, and what that makes of a sale. */
export default function TaxesPage() {
  const { data, error, refetch } = useAnswer('GET /tax-setup', {})
  const reload = useReload()
  const again = () => reload('GET /tax-setup', 'GET /shop-readiness')
  const { about, open, ask, close } = useAsked<Asked>()
  const hasBegun = data !== undefined && data.registrations.length + data.rates.length > 0
  return (
    <div className="space-y-6">
      <PageHead
        title="Taxes"
        beside={
          data && <Badge variant={data.isOn ? 'good' : 'neutral'}>{data.isOn ? 'On' : 'Off'}</Badge>
        }
        says="Where you are registered, what is taken there, and what that makes of a sale."
      />
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/taxes" />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && <States setup={data} />}
      {data && !hasBegun && (
        <Start
          setup={data}
          again={again}
          onOrigin={() => ask({ what: 'origin' })}
          onRegister={() => ask({ what: 'registration', of: null })}
        />
      )}
      {data && hasBegun && <Begun setup={data} ask={ask} />}
      {data && <TaxDialogs about={about} open={open} again={again} setup={data} onClose={close} />}
    </div>
  )
}

/** What keeps taxes from being charged, or orders from being placed. */
function States({ setup }: { setup: TaxSetupAnswer }) {
  const { lockedBy, isOn, registrations } = setup
  const begins = registrations
    .filter(({ holds }) => holds === 'coming')
    .map(({ startsOn }) => startsOn)
    .sort()[0]
  const missing = placesWithoutRate(setup)
  return (
    <>
      {lockedBy && (
        <Note kind="warn">
          The operator of this shop has turned taxes off by {lockedBy}=off. What is set up here
          holds when that setting is taken away.
        </Note>
      )}
      {!lockedBy && !isOn && begins && (
        <Note>
          Taxes begin on <Day day={begins} />. Until then the shop adds none.
        </Note>
      )}
      {missing.length > 0 && (
        <Note kind="warn">
          No standard rate holds today in {missing.map(placeWords).join('; ')}. Nobody can order to
          there until one does.
        </Note>
      )}
    </>
  )
}
