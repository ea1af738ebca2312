import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { SharedList } from '../../../contract/lists.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { When } from '../../ui/words/when.tsx'
import { BasketNote } from '../basket-note.tsx'
import { ListSum } from '../list-sum.tsx'
import { useToBasket } from '../use-to-basket.ts'
import { SharedLines } from './lines.tsx'

export const meta = privatePage('Shared list')

/** A list that somebody shares: to look at, to copy, to order from. */
export default function SharedListPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useAnswer('GET /shared-lists/{token}', { token })
  const isMissing = error instanceof CallFault && error.status === 404
  return (
    <div className="frame space-y-6 py-8">
      {data && !isMissing ? (
        <Shared token={token} list={data} />
      ) : (
        <>
          <h1 className="text-xl font-semibold">Shared list</h1>
          {isMissing ? (
            <Empty
              title="This link does not work"
              action={<ButtonLink to="/">Home Page</ButtonLink>}
            >
              The list is shared no more, or its link was replaced. Ask whoever gave it to you.
            </Empty>
          ) : error ? (
            <FaultNote error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </>
      )}
    </div>
  )
}

function Shared({ token, list }: { token: string; list: SharedList }) {
  const { isAdmin } = usePerson()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const basket = useToBasket()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">{list.name}</h1>
          <p className="text-sm text-soft">
            Shared by {list.ownId ? 'you' : list.owner}, changed <When at={list.updatedAt} />
          </p>
        </div>
        {list.ownId ? (
          <ButtonLink to={`/dashboard/lists/${list.ownId}`}>Open your list</ButtonLink>
        ) : (
          !isAdmin && <Copy token={token} />
        )}
      </div>
      {isAdmin && (
        <Note>Lists and baskets are for buyers: you are signed in as an admin, and may look.</Note>
      )}
      {list.lines.length === 0 ? (
        <Empty title="No parts in this list yet" />
      ) : (
        <>
          <SharedLines
            lines={list.lines}
            chosen={isAdmin ? undefined : chosen}
            onChoose={setChosen}
          />
          <ListSum
            lines={list.lines}
            picked={list.lines.filter(({ partsId }) => chosen.has(partsId))}
            currency={list.currency}
            busy={basket.busy}
            onAdd={isAdmin ? undefined : (lines) => void basket.add(lines)}
          />
          <BasketNote {...basket} />
        </>
      )}
    </>
  )
}

function Copy({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const idempotency = useIdempotencyKey()
  const navigate = useNavigate()
  const copy = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const key = idempotency.keyFor({ token })
      const { insertedId } = await call('POST /shared-lists/{token}/copy', { token }, { key })
      idempotency.fulfilled()
      toast.success('Copied to your lists')
      await navigate(`/dashboard/lists/${insertedId}`)
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="space-y-3" data-screen-only>
      <Button busy={busy} onClick={() => void copy()}>
        Copy to my lists
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </div>
  )
}
