import { useState } from 'react'
import type { CheckName } from '../../../contract/readiness/checks.ts'
import type { ServiceAnswer, ShopReadiness } from '../../../contract/readiness/readiness.ts'
import { useAddress } from '../../app/address.ts'
import { CallFault, call } from '../../app/api.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useAction } from '../use-action.ts'
import { ByState } from './by-state.tsx'
import { missingWords } from './missing-words.ts'
import { Steps } from './steps.tsx'

export const meta = privatePage('Is the shop ready?')

/** What is missing to sell, by urgency or as steps in order; the services are asked when somebody wants it. */
export default function ReadyPage() {
  const isSteps = useAddress().get('view') === 'steps'
  const { data, error, refetch } = useAnswer('GET /shop-readiness', {})
  const [answers, setAnswers] = useState<ServiceAnswer[]>([])
  const { busy, fault, run } = useAction()
  const ask = () =>
    run('ask', async () =>
      setAnswers((await call('POST /shop-readiness/examinations', {})).answers),
    )
  const answersOf = (name: CheckName) => answers.filter(({ check }) => check === name)
  const View = isSteps ? Steps : ByState
  return (
    <div className="max-w-4xl space-y-5">
      <PageHead
        title="Is the shop ready?"
        says="What is missing to sell, what is worth a look, and where each is mended."
      >
        <Button size="small" busy={busy === 'ask'} onClick={() => void ask()}>
          Ask the services
        </Button>
      </PageHead>
      <ListTabs
        label="Order"
        tabs={[
          { name: 'What is missing', query: { view: null } },
          { name: 'Step by step', query: { view: 'steps' } },
        ]}
      />
      {error && <NotRead error={error} onRetry={() => void refetch()} />}
      {fault && <FaultNote error={fault.error} focus />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <>
          <Summary readiness={data} />
          <View checks={data.checks} answersOf={answersOf} />
          <Unknown />
        </>
      )}
    </div>
  )
}

/** In production an admin needs a second factor first, a newcomer as well: that is a step, and no fault. */
function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof CallFault) || error.code !== 'second_factor_needed')
    return <FaultNote error={error} onRetry={onRetry} />
  return (
    <Note
      action={
        <ButtonLink to="/dashboard/security" size="small" variant="primary">
          Set it up
        </ButtonLink>
      }
    >
      One step comes first: admins of this shop log in by a code of an app besides their password.
      Set it up, then come back here.
    </Note>
  )
}

function Summary({ readiness }: { readiness: ShopReadiness }) {
  if (readiness.isDemo)
    return (
      <Note>
        This is the demo, from which nobody sells. A shop of your own begins with DEMO=off and an
        empty DATA_DIR: its start leads on.
      </Note>
    )
  const words = missingWords(readiness)
  return words ? (
    <Note kind="warn">{words}</Note>
  ) : (
    <Note kind="good">Nothing is missing: the shop can sell.</Note>
  )
}

/** What no check can say. */
const Unknown = () => (
  <p className="text-sm text-soft">
    The shop does not know whether it is backed up: npm run backup makes one file of everything
    while it runs, and a database of your own may have its backups itself.
  </p>
)
