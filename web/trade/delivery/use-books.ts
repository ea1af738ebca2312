import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { givenReferences } from '../../../contract/orders/references.ts'
import { useReload } from '../../app/queries.tsx'
import { useBookedTo } from '../companies/use-booked-to.ts'
import type { BookValues } from './book-values.ts'

/** How an order for a company, null for oneself, says what its buyer's books say of it. */
export function useBooks(company: ActingFor | null) {
  const bookedTo = useBookedTo(company)
  const reload = useReload()
  return {
    /** As calls take it. */
    given: (fields: BookValues) => ({
      ...givenReferences(fields),
      ...(company && { costCentreId: bookedTo(fields.costCentreId) }),
    }),
    /** After an order was refused: what is offered is asked for anew where that was wrong. */
    refused: async (errors: { path: string }[]) => {
      if (errors.some(({ path }) => path === 'costCentreId'))
        await reload('GET /company/cost-centres')
    },
  }
}
