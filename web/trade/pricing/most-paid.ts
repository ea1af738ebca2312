import { chargeLimits } from '../../../contract/pricing/money.ts'
import { largestPayable, mostOf, type PricedPart } from '../../../contract/pricing/price.ts'
import { currentSession } from '../../app/session.ts'
import { ordersOnAccount } from '../companies/on-account.ts'

/** What one order on account takes: its end is the company’s limit, which the shop knows and the page does not. */
export const noEnd = Number.POSITIVE_INFINITY

/** What one order of whoever is here comes to at most, in minor units: one card payment, or no end where they order on account. */
export function mostPaid(): number {
  const session = currentSession()
  return 'person' in session && ordersOnAccount(session.person.company) ? noEnd : chargeLimits.max
}

/** The most pieces of a part that one order has when it comes to so much at most; of one that is dearer, all there are. */
export const largestOf = (part: PricedPart, available: number, most = mostPaid()) =>
  largestPayable(part, available, most) || mostOf(part, available)
