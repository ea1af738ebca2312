import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallFault } from '../app/api.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'
import { useOnEach } from '../ui/on-each.ts'

type Props = {
  /** What of the address names our payment of it. */
  place: 'paid' | 'freight'
  /** Asks the shop what came of it, which asks the provider. */
  ask: (id: string) => Promise<unknown>
  onPaid: () => void
  /** What is told of one that arrived: "the invoices are paid". */
  paid: string
  /** What is left of one that did not: "the invoices stay open". */
  unpaid: string
}

/** What came of a payment at the payment gateway, for whoever comes back from its page; nothing for others. */
export function CameBack({ place, ...outcome }: Props) {
  const id = useSearchParams()[0].get(place)
  return id ? <Outcome key={id} id={id} {...outcome} /> : null
}

function Outcome({ id, ask, onPaid, paid, unpaid }: Omit<Props, 'place'> & { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['came back', id],
    queryFn: () => ask(id),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // what was paid a moment ago may be told of a moment later
    refetchInterval: ({ state }) => (isNotMade(state.error) ? 4_000 : false),
  })
  useOnEach(data, () => {
    if (data) onPaid()
  })
  if (data)
    return (
      <FocusedNote of={data} kind="good">
        Your payment has arrived: {paid}.
      </FocusedNote>
    )
  if (isNotMade(error))
    return (
      <FocusedNote kind="warn">
        The payment has not arrived yet. If you paid, it is being decided, and this page shows when
        it is through. If you did not, {unpaid}.
      </FocusedNote>
    )
  return error && <FaultNote error={error} onRetry={() => void refetch()} />
}

const isNotMade = (error: Error | null) =>
  error instanceof CallFault && error.code === 'payment_not_made'
