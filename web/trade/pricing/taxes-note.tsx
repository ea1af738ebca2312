import { useShownTaxes } from '../../app/price-taxes.ts'

/** With which tax prices are shown here, or why without; nothing in a shop of net prices. */
export function TaxesNote({ className }: { className?: string }) {
  const taxes = useShownTaxes()
  return taxes ? <p className={className}>{taxes.says}</p> : null
}
