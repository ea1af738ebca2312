import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { useOnEach } from '../../ui/on-each.ts'

/** What came of a payment at the payment gateway, for whoever comes back from its page; nothing for others. */
export function PaidOnline() {
  const id = useSearchParams()[0].get('paid')
  return id ? <Outcome key={id} id={id} /> : null
}

function Outcome({ id }: { id: string }) {
  const reload = useReload()
  const { data, error, refetch } = useQuery({
    queryKey: ['PATCH /account/payments/{id}', id],
    queryFn: () => call('PATCH /account/payments/{id}', { id }),
    ...{ retry: false, gcTime: 0, refetchOnWindowFocus: false },
    // what was paid a moment ago may be told of a moment later
    refetchInterval: ({ state }) => (isNotMade(state.error) ? 4_000 : false),
  })
  useOnEach(data, () => {
    if (data) void reload('GET /account', 'GET /account/invoices', 'GET /account/entries')
  })
  if (data)
    return (
      <FocusedNote of={data} kind="good">
        Your payment has arrived: the invoices are paid.
      </FocusedNote>
    )
  if (isNotMade(error))
    return (
      <FocusedNote kind="warn">
        The payment has not arrived yet. If you paid, it is being decided, and this page shows when
        it is through. If you did not, the invoices stay open.
      </FocusedNote>
    )
  return error && <FaultNote error={error} onRetry={() => void refetch()} />
}

const isNotMade = (error: Error | null) =>
  error instanceof CallFault && error.code === 'payment_not_made'
