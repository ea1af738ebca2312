import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { BasketLine } from '../../../contract/basket.ts'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { CallFault, call } from '../../app/api.ts'
import { drafts } from '../../app/draft.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { loadBasket } from '../../trade/basket/lines.ts'
import { forgetMerged } from '../../trade/basket/visitor.ts'
import { withoutPurchaseOrder } from '../../trade/companies/ordering.ts'
import type { Way } from '../../trade/credit/way-to-pay.ts'
import { type BookValues, bookNames } from '../../trade/delivery/book-values.ts'
import { type DeliveryValues, givenDelivery } from '../../trade/delivery/delivery-values.ts'
import { tellDelivery } from '../../trade/delivery/tell-delivery.ts'
import { useBooks } from '../../trade/delivery/use-books.ts'
import { useSaveAddress } from '../../trade/delivery/use-save-address.ts'
import { type Estimated, notYetSaid, shippingFault } from '../../trade/estimate/estimate.ts'
import { useIsEstimated } from '../../trade/estimate/use-is-estimated.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { lineState } from '../line-state.ts'
import type { Gone } from './basket-gone.tsx'
import { tellOrdered } from './ordered-elsewhere.ts'
import type { Placed } from './ordered-in-part.tsx'

/** What a buyer fills in: `others` is the note. */
export type CheckoutFields = DeliveryValues & BookValues & { others: string }
/** What to do when of a line there is less than wanted. */
export type Shortage = 'refuse' | 'reduce'
export const draftName = 'checkout'
const textNames = ['others', ...bookNames] as const

/** What was being typed in this tab, besides where it goes. */
export function readDraft(): Partial<Pick<CheckoutFields, (typeof textNames)[number]>> {
  const drafted = drafts.read<CheckoutFields>(draftName)
  return Object.fromEntries(
    textNames.flatMap((name) => (typeof drafted[name] === 'string' ? [[name, drafted[name]]] : [])),
  )
}

/** Why a line cannot be ordered, by its part. */
export type Refused = Map<string, string>

/** What the shop said of the lines when it refused the last try: of their prices, and of all else. */
const nothing = { prices: new Map() as Refused, others: new Map() as Refused }

/** What the page showed: `shownMinor` is to be paid; `estimate` where the order bears taxes or freight. */
type How = {
  shortage: Shortage
  samePurchaseOrder: 'allow' | 'refuse'
  method: Way
  shownMinor: number
  estimate: Estimated | undefined
}
type Done = { onPlacedInPart: (placed: Placed) => void; onGone: (gone: Gone) => void }

/** Orders the basket for a company, null for oneself, once however often it is sent. `reduce`: what is there, without lines that have to be fixed. */
export function usePlaceBasket(
  lines: BasketLine[],
  company: ActingFor | null,
  setError: UseFormSetError<CheckoutFields>,
  { onPlacedInPart, onGone }: Done,
) {
  const [fault, setFault] = useState<Error>()
  const [refused, setRefused] = useState(nothing)
  const idempotency = useIdempotencyKey()
  const saveAddress = useSaveAddress()
  const books = useBooks(company)
  const reload = useReload()
  const navigate = useNavigate()
  const { email } = usePerson()
  const { currency, shippingChosen } = useShopConfig()
  const isEstimated = useIsEstimated()

  const place = async (
    fields: CheckoutFields,
    { shortage, samePurchaseOrder, method, shownMinor, estimate }: How,
  ) => {
    setFault(undefined)
    const message = withoutPurchaseOrder(company, fields.purchaseOrder)
    if (message) return setError('purchaseOrder', { message }, { shouldFocus: true })
    if (shippingChosen && !estimate) return setFault(notYetSaid())
    const sent = shortage === 'reduce' ? lines.filter(needsNoFix) : lines
    const order = {
      ...givenDelivery(fields),
      others: fields.others,
      ...books.given(fields),
      shortage,
      samePurchaseOrder,
      method,
      fromBasket: true,
      lines: sent.map(orderLine),
      ...estimate?.choice,
      for: company?._id ?? null,
      // what is there costs less than the page showed
      ...(shortage === 'refuse' && isEstimated && { shownPayable: toMajor(shownMinor, currency) }),
    }
    try {
      const placed = await call('POST /orders', order, { key: idempotency.keyFor(order) })
      idempotency.fulfilled()
      drafts.forget(draftName)
      forgetMerged()
      await saveAddress(fields)
      tellOrdered(email, placed.orderNumber)
      toast.success('Your order is placed successfully')
      await Promise.all([loadBasket(email), reload('GET /orders', 'GET /account')])
      const placedNow = placedOf(placed, lines, sent, method)
      if (placedNow.left.length === 0) await navigate(`/dashboard/payment/${placed.insertedId}`)
      else onPlacedInPart(placedNow)
    } catch (error) {
      await takeBack(error as Error, sent)
    }
  }

  const takeBack = async (error: Error, sent: BasketLine[]) => {
    // what is not in the basket any more was ordered or taken out elsewhere
    if (error instanceof CallFault && error.code === 'basket_changed') {
      void loadBasket(email)
      return onGone({ title: 'Your basket has changed', words: error.message })
    }
    const named = error instanceof CallFault ? error.errors : []
    tellDelivery(named, setError)
    for (const name of textNames) {
      const message = named.find(({ path }) => path === name)?.message
      if (message) setError(name, { message }, { shouldFocus: true })
    }
    setRefused({
      prices: refusedOf(named, sent, (field) => field === 'price'),
      others: refusedOf(named, sent, (field) => field !== 'price'),
    })
    const ofShipping = shippingFault(named)
    setFault(ofShipping ?? error)
    await books.refused(named)
    // what was refused is not as the page shows it
    if (ofShipping || (error instanceof CallFault && error.status === 409))
      await Promise.all([loadBasket(email), reload('POST /order-estimates')])
  }
  return { place, fault, refused }
}

const needsNoFix = (line: BasketLine) => lineState(line).there !== null

const orderLine = ({ partsId, quantity, ownNumber, note, part }: BasketLine) => ({
  partsId,
  quantity,
  ownNumber,
  note,
  price: part ? toMajor(priceOf(pricedPart(part), quantity).totalMinor, part.currency) : 0,
})

/** Refusals name lines by their place in what was sent, and of a line the field. */
function refusedOf(
  errors: CallFault['errors'],
  lines: BasketLine[],
  isOf: (field: string | undefined) => boolean,
): Refused {
  return new Map(
    errors.flatMap(({ path, message }) => {
      const [, at, field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? []
      const line = lines[Number(at)]
      return line && isOf(field) ? [[line.partsId, message] as const] : []
    }),
  )
}

function placedOf(
  placed: {
    insertedId: string
    orderNumber: string
    left: { partsId: string; wanted: number; ordered: number }[]
  },
  lines: BasketLine[],
  sent: BasketLine[],
  way: Way,
): Placed {
  const names = new Map(lines.map(({ partsId, partsName }) => [partsId, partsName]))
  return {
    id: placed.insertedId,
    orderNumber: placed.orderNumber,
    way,
    left: [
      ...placed.left.map((one) => ({ ...one, name: names.get(one.partsId) ?? one.partsId })),
      ...lines
        .filter((line) => !sent.includes(line))
        .map(({ partsId, partsName: name, quantity: wanted }) => ({
          partsId,
          name,
          wanted,
          ordered: 0,
        })),
    ],
  }
}
