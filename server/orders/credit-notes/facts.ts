import type { TaxCode } from '../../../contract/tax/codes.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { type PartyFacts, type SoldLine, sumLines } from '../invoices/facts.ts'

/**
 * What a credit note says besides goods, in minor units without tax: a price that was lowered, or below 0 what was kept of
 * goods that came back. With the tax that it bears; null where taxes were off.
 */
export type Adjustment = {
  says: string
  minor: number
  tax: { code: TaxCode; percent: number } | null
}

/** What stands on a credit note. Money in minor units of `currency`, all of it what is not owed or goes back. */
export type CreditNoteFacts = PartyFacts & {
  /** The number of the invoice that it lowers, of what left or for a deposit, and its day, YYYY-MM-DD. */
  invoice: string
  invoicedOn: string
  reason: string
  lines: SoldLine[]
  adjustments: Adjustment[]
  taxes?: TaxSum[]
  /** How the money goes back: less is owed on account, the card gets it, it goes through the gateway that took it, or it is transferred; of a deposit that never came after all it does not. */
  by: 'account' | 'card' | 'online' | 'transfer' | 'nothing'
}

export function creditNoteSums({ lines, adjustments, taxes = [] }: CreditNoteFacts) {
  const adjustedMinor = adjustments.reduce((sum, { minor }) => sum + minor, 0)
  const netMinor = sumLines(lines) + adjustedMinor
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0)
  return { netMinor, taxMinor, grossMinor: netMinor + taxMinor }
}
