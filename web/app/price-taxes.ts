import { createContext, use } from 'react'
import type { PriceTaxes } from '../../contract/tax/price-taxes.ts'

/** With which taxes prices are shown to whoever reads; undefined in a shop that shows them without. */
export const ShownTaxes = createContext<PriceTaxes | undefined>(undefined)

export const useShownTaxes = () => use(ShownTaxes)
