import { call } from '../../app/api.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { type BulkAction, type BulkResult, countDone } from './bulk-words.ts'

/** Takes several orders a step on, each by itself, and says how many, and which. */
export async function actOnChosen(action: BulkAction, ids: string[]): Promise<BulkResult> {
  const answer =
    action === 'ship'
      ? await call('POST /order-shipments', { ids }, { key: crypto.randomUUID() })
      : await call('POST /order-releases', { ids }, { key: crypto.randomUUID() })
  const done = answer.results.filter(({ problem }) => problem === null)
  if (done.length > 0)
    toast.success(
      countDone(action, done.length),
      namedOrders(done.map(({ orderNumber }) => orderNumber)),
    )
  return {
    action,
    done: done.map(({ id }) => id),
    refused: answer.results.flatMap(({ id, orderNumber, problem }) =>
      problem === null ? [] : [{ id, orderNumber, problem }],
    ),
  }
}

/** "PW-100001, PW-100002, PW-100003 and 4 more" */
function namedOrders(numbers: (string | null)[]) {
  const named = numbers.slice(0, 3).join(', ')
  return numbers.length > 3 ? `${named} and ${numbers.length - 3} more` : named
}
