import { useState } from 'react'
import { leastOf } from '../../../contract/pricing/price.ts'
import { nearestQuantity, typedQuantity } from './nearest-quantity.ts'
import type { Orderable } from './orderable.ts'
import { quantityFault } from './quantity-fault.ts'

/** How many of a part are typed where it is listed, at first the least order. */
export function useCardQuantity(part: Orderable) {
  const [typed, setTyped] = useState(String(leastOf(part)))
  const quantity = typedQuantity(typed)
  const fault = quantityFault(part, quantity)
  return {
    typed,
    type: setTyped,
    take: (next: number) => setTyped(String(next)),
    quantity,
    /** Why it cannot be ordered; undefined when it can. */
    fault,
    /** What can be ordered nearest to it; null when nothing can. */
    legal: fault ? nearestQuantity(part, quantity) : quantity,
  }
}

export type CardQuantity = ReturnType<typeof useCardQuantity>
