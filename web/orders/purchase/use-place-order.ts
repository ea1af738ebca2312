import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { CallFault, call } from '../../app/api.ts'
import { drafts } from '../../app/draft.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { useShopConfig } from '../../app/shop-config.ts'
import { withoutPurchaseOrder } from '../../trade/companies/ordering.ts'
import type { Way } from '../../trade/credit/way-to-pay.ts'
import { type BookValues, bookNames } from '../../trade/delivery/book-values.ts'
import { type DeliveryValues, givenDelivery } from '../../trade/delivery/delivery-values.ts'
import { tellDelivery } from '../../trade/delivery/tell-delivery.ts'
import { useBooks } from '../../trade/delivery/use-books.ts'
import { type Estimated, notYetSaid, shippingFault } from '../../trade/estimate/estimate.ts'
import { useIsEstimated } from '../../trade/estimate/use-is-estimated.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Placed } from './order-placed.tsx'

/** What a buyer fills in: `quantity` pieces, `others` is the note. */
export type OrderFields = DeliveryValues & BookValues & { quantity: number; others: string }

const names = ['quantity', 'others', ...bookNames] as const

export const draftOf = (partId: string) => `order:${partId}`

/** How it is paid, and what the page showed with taxes and freight, where it bears any. */
type How = { way: Way; estimate: Estimated | undefined }

/**
 * Places an order of a part, once however often it is sent, and then shows that many fewer as available. One that no card
 * pays leads to its page, which says how it is paid.
 */
export function usePlaceOrder(
  part: Part,
  company: ActingFor | null,
  { way, estimate }: How,
  setError: UseFormSetError<OrderFields>,
  onPlaced: (placed: Placed) => void,
) {
  const [fault, setFault] = useState<Error>()
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { shippingChosen } = useShopConfig()
  const isEstimated = useIsEstimated()
  const books = useBooks(company)

  const place = async (fields: OrderFields, samePurchaseOrder: 'allow' | 'refuse' = 'refuse') => {
    setFault(undefined)
    const message = withoutPurchaseOrder(company, fields.purchaseOrder)
    if (message) return setError('purchaseOrder', { message }, { shouldFocus: true })
    if (shippingChosen && !estimate) return setFault(notYetSaid())
    const { totalMinor } = priceOf(pricedPart(part), fields.quantity)
    const price = toMajor(totalMinor, part.currency)
    const { quantity, others } = fields
    const line = { partsId: part._id, quantity, price }
    const rest = {
      ...givenDelivery(fields, !isEstimated),
      others,
      ...books.given(fields),
      samePurchaseOrder,
    }
    const send = () => {
      // the specification's call says neither company nor cost centre
      if (way === 'card' && !isEstimated && !company) {
        const order = { ...line, ...rest }
        return call('POST /order', order, { key: idempotency.keyFor(order) })
      }
      const shown = isEstimated && {
        shownPayable: estimate?.payable ?? price,
        ...estimate?.choice,
      }
      const order = { ...rest, lines: [line], method: way, for: company?._id ?? null, ...shown }
      return call('POST /orders', order, { key: idempotency.keyFor(order) })
    }
    try {
      const { insertedId } = await send()
      idempotency.fulfilled()
      drafts.forget(draftOf(part._id))
      toast.success('Your order is placed successfully')
      client.setQueryData<Part>(
        ['GET /parts/{id}', { id: part._id }],
        (before) => before && { ...before, quantity: before.quantity - fields.quantity },
      )
      if (way === 'card') onPlaced({ id: insertedId, quantity, price })
      await reload('GET /orders', 'GET /account')
      if (way !== 'card') await navigate(`/dashboard/payment/${insertedId}`)
    } catch (error) {
      await takeBack(error as Error)
    }
  }

  const takeBack = async (error: Error) => {
    const named = error instanceof CallFault ? error.errors.map(ofThisPart) : []
    tellDelivery(named, setError, !isEstimated)
    for (const [at, name] of names.entries()) {
      const message = named.find(({ path }) => path === name)?.message
      if (message) setError(name, { message }, { shouldFocus: at === 0 || named.length === 1 })
    }
    await books.refused(named)
    const ofShipping = shippingFault(named)
    setFault(ofShipping ?? error)
    if (ofShipping || (error instanceof CallFault && stale.includes(error.code)))
      await reload('GET /parts/{id}', 'POST /order-estimates')
  }
  return { place, fault }
}

/** Of an order of lines the only one is this part: whatever is wrong with it is said at how many of it are wanted. */
const ofThisPart = ({ path, message }: CallFault['errors'][number]) => ({
  path: path.replace(/^lines\.0\..*/, 'quantity'),
  message,
})

/** What says that the part is not as the page shows it. */
const stale: CallFault['code'][] = [
  'lines_refused',
  'price_changed',
  'payable_changed',
  'shipping_not_offered',
  'not_enough_stock',
  'quantity_out_of_range',
  'quantity_above_maximum',
  'quantity_not_multiple',
  'not_found',
]
