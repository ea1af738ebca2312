import type { Order } from '../../../contract/orders/orders.ts'
import { orderReferences, referenceNames } from '../../../contract/orders/references.ts'
import { Day } from '../../ui/words/when.tsx'

/** The references of an order that were given: what each is called, its text, and how a page shows it. */
export const shownReferences = (order: Order) =>
  referenceNames.flatMap((key) => {
    const text = order[key]
    if (!text) return []
    const { name, value } = orderReferences[key]
    return [{ key, name, text, shown: value.kind === 'day' ? <Day day={text} /> : text }]
  })
