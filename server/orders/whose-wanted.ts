import type { Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { requireRight } from '../companies/index.ts'
import type { User } from '../shop.ts'
import { type Whose, whoseOf } from './whose.ts'

type Asked = Pick<Input<Calls['exportOrders']>, 'email' | 'scope'>

/** Of whom orders are asked for: admins may name anybody or nobody, others themselves, or all of their company. */
export function whoseWanted(
  caller: User,
  { email, scope }: Asked,
): { email: string | undefined; whose?: Whose } {
  if (caller.isAdmin) return { email }
  if (email !== undefined && email !== caller.email) throw new Refusal('not_allowed')
  if (scope === 'mine') return { email: caller.email, whose: whoseOf(caller) }
  if (!caller.company) throw new Refusal('company_needed')
  if (scope === 'claimable') {
    requireRight(caller.company, 'manage')
    return { email: caller.email, whose: { ...whoseOf(caller), companyId: null } }
  }
  requireRight(caller.company, 'seeAll')
  return { email: undefined, whose: whoseOf(caller, true) }
}
