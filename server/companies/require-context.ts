import { Refusal } from '../../contract/refusals.ts'
import type { User } from '../shop.ts'

/** A page that was for another company, or for the buyer alone, orders and pays nothing: its prices and numbers are not these. */
export function requireContext({ company }: User, meant: string | null) {
  if ((company?._id ?? null) === (meant?.toLowerCase() ?? null)) return
  throw new Refusal('company_changed', {
    now: company?.name ?? 'yourself',
    page: meant === null ? 'yourself' : 'a company',
  })
}
