import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import {
  orderReferences,
  type ReferenceValues,
  referenceNames,
} from '../../../contract/orders/references.ts'
import { formatMoney, toMinor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'

/** Lines to place, and what is said beside them. `reduce`: what there is of them is enough. */
export type Placing = Omit<Input<Calls['placeOrderOfLines']>, 'shortage' | 'fromBasket' | 'for'> & {
  reduce: boolean
}
export type OrderWish = Omit<Placing, 'lines' | 'reduce'>

/** What the page showed with taxes and freight has to be what it comes to. `shown` in major units; left out: nobody looked. */
export function checkShown(shown: number | undefined, payableMinor: number, currency: string) {
  if (shown === undefined || toMinor(shown, currency) === payableMinor) return
  throw new Refusal('payable_changed', { payable: formatMoney(payableMinor, currency) })
}

/** Whoever books the invoice of a company goes by that number. */
export const withoutPurchaseOrder = ({ name }: ActingFor) =>
  new Refusal(
    'invalid_input',
    {},
    {
      errors: [
        { path: 'purchaseOrder', message: `${name} orders with a purchase order number: write it` },
      ],
    },
  )

/** The day that it is where days end last, as YYYY-MM-DD: twelve hours behind UTC. */
const earliestToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)

/** No day that the buyer asks for may have passed wherever they are. */
export function checkDays(wish: ReferenceValues) {
  const today = earliestToday()
  const errors = referenceNames
    .filter((name) => orderReferences[name].value.kind === 'day' && (wish[name] ?? today) < today)
    .map((path) => ({ path, message: 'This day has passed: choose a later one' }))
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
}
