import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { useAnswer } from '../../app/queries.tsx'

/**
 * To which cost centre of a company an order is booked, by what stands in its form: the one that was chosen; null for none,
 * which the company's own id says. Where nobody chose, or what was chosen is not the company's any more or never was, as a draft of
 * another company has it, it is the member's own. Until the company's are known the shop judges what was chosen, and
 * undefined is the member's own.
 */
export function useBookedTo(company: ActingFor | null) {
  const { data } = useAnswer('GET /company/cost-centres', {}, { enabled: company !== null })
  return (chosen: string): string | null | undefined => {
    if (chosen === company?._id) return null
    if (!data) return chosen || undefined
    const isThere = (id: string) => data.items.some(({ _id }) => _id === id)
    return [chosen, company?.costCentreId ?? ''].find(isThere) ?? null
  }
}
