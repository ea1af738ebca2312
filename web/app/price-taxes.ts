import { createContext, use, useSyncExternalStore } from 'react'
import type { PriceTaxes } from '../../contract/tax/price-taxes.ts'
import { useRootConfig } from './shop-config.ts'

/** Those of the buyer who is signed in, once they are known. */
let own: PriceTaxes | undefined
const listeners = new Set<() => void>()

/** From now on prices are shown with these; undefined: with a visitor's. */
export function showWith(taxes: PriceTaxes | undefined) {
  own = taxes
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Those of a place that a form names, around what is shown with them. */
export const TaxesOfPlace = createContext<PriceTaxes | undefined>(undefined)

/**
 * With which taxes prices are shown to whoever reads; undefined in a shop that shows them without. What the server drew, a
 * visitor's, is what comes to life first, whenever that is.
 */
export function useShownTaxes(): PriceTaxes | undefined {
  const place = use(TaxesOfPlace)
  const visitors = useRootConfig()?.priceTaxes
  const buyers = useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  )
  return visitors && (place ?? buyers ?? visitors)
}
