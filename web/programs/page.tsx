import { useState } from 'react'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { usePerson } from '../app/session.ts'
import { ListFault } from '../trade/faults/list-fault.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddKey } from './keys/add-key.tsx'
import { KeyList } from './keys/key-list.tsx'

export const meta = privatePage('Programs')

const Assistants = lazyPart(() => import('./assistants-section.tsx'))
const Webhooks = lazyPart(() => import('./webhooks/webhook-section.tsx'))

/** By what programs act in somebody's name: keys, what each may, and when it was last used. */
export default function ProgramsPage() {
  const { data, error, refetch } = useAnswer('GET /keys', {})
  const [adding, setAdding] = useState(false)
  const { isAdmin } = usePerson()
  return (
    <div className="space-y-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">Programs</h1>
          <p className="mt-1 text-sm text-soft">
            Keys by which your other systems order, follow and read.{' '}
            <a href="/api/docs" className="underline">
              What each call asks for
            </a>
          </p>
        </div>
        {!adding && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Make a key
          </Button>
        )}
      </header>
      {adding && <AddKey onClose={() => setAdding(false)} />}
      {error && !data && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/programs" />
      )}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && data.items.length === 0 && !adding && (
        <Empty title="No keys yet">
          A key lets a program in without a person: it may what you tick, and nothing else.
        </Empty>
      )}
      {data && data.items.length > 0 && <KeyList keys={data.items} />}
      {!isAdmin && <Assistants />}
      {isAdmin && <Webhooks />}
    </div>
  )
}
