import { chargeLimits } from '../../../contract/pricing/money.ts'
import { noEnd } from '../../../contract/pricing/quantity-problem.ts'
import { currentSession } from '../../app/session.ts'
import { ordersOnAccount } from '../companies/on-account.ts'

/** What one order of whoever is here comes to at most, in minor units: one card payment, or no end where they order on account. */
export function mostPaid(): number {
  const session = currentSession()
  return 'person' in session && ordersOnAccount(session.person.company) ? noEnd : chargeLimits.max
}
