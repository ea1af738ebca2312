import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import {
  givenReferences,
  type ReferenceName,
  referenceNames,
} from '../../../contract/orders/references.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { CallFault, call } from '../../app/api.ts'
import { drafts } from '../../app/draft.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { withoutPurchaseOrder } from '../../trade/companies/ordering.ts'
import { type DeliveryValues, givenDelivery } from '../../trade/delivery/delivery-values.ts'
import { tellDelivery } from '../../trade/delivery/tell-delivery.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Placed } from './order-placed.tsx'

/** What a buyer fills in: `quantity` pieces, `others` is the note. */
export type OrderFields = DeliveryValues & { quantity: number; others: string } & Record<
    ReferenceName,
    string
  >

const names = ['quantity', 'others', ...referenceNames] as const

export const draftOf = (partId: string) => `order:${partId}`

/** Places an order of a part, once however often it is sent, and then shows that many fewer as available. */
export function usePlaceOrder(
  part: Part,
  company: ActingFor | null,
  setError: UseFormSetError<OrderFields>,
  onPlaced: (placed: Placed) => void,
) {
  const [fault, setFault] = useState<Error>()
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const client = useQueryClient()

  const place = async (fields: OrderFields, samePurchaseOrder: 'allow' | 'refuse' = 'refuse') => {
    setFault(undefined)
    const message = withoutPurchaseOrder(company, fields.purchaseOrder)
    if (message) return setError('purchaseOrder', { message }, { shouldFocus: true })
    const { totalMinor } = priceOf(pricedPart(part), fields.quantity)
    const price = toMajor(totalMinor, part.currency)
    const references = givenReferences(fields)
    const { quantity, others } = fields
    const order = {
      ...{ partsId: part._id, quantity, price, ...givenDelivery(fields, true), others },
      ...{ ...references, samePurchaseOrder },
    }
    try {
      const { insertedId } = await call('POST /order', order, { key: idempotency.keyFor(order) })
      idempotency.fulfilled()
      drafts.forget(draftOf(part._id))
      toast.success('Your order is placed successfully')
      client.setQueryData<Part>(
        ['GET /parts/{id}', { id: part._id }],
        (before) => before && { ...before, quantity: before.quantity - fields.quantity },
      )
      onPlaced({ id: insertedId, quantity: fields.quantity, price })
      await reload('GET /orders')
    } catch (error) {
      await takeBack(error as Error)
    }
  }

  const takeBack = async (error: Error) => {
    const named = error instanceof CallFault ? error.errors : []
    tellDelivery(named, setError, true)
    for (const [at, name] of names.entries()) {
      const message = named.find(({ path }) => path === name)?.message
      if (message) setError(name, { message }, { shouldFocus: at === 0 || named.length === 1 })
    }
    setFault(error)
    if (error instanceof CallFault && stale.includes(error.code)) await reload('GET /parts/{id}')
  }
  return { place, fault }
}

/** What says that the part is not as the page shows it. */
const stale: CallFault['code'][] = [
  'price_changed',
  'not_enough_stock',
  'quantity_out_of_range',
  'quantity_above_maximum',
  'quantity_not_multiple',
  'not_found',
]
