import { money, toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { besideTax } from '../../../contract/tax/beside-words.ts'
import type { TaxClass } from '../../../contract/tax/classes.ts'
import type { PriceTaxes } from '../../../contract/tax/price-taxes.ts'
import { taxOf } from '../../../contract/tax/tax-of.ts'
import { useShownTaxes } from '../../app/price-taxes.ts'

/** Of what a price is: a part, or a line of an order, which says itself what percent it bears. */
export type PricedAs = {
  currency: string
  taxClass?: TaxClass | undefined
  taxPercent?: number | null
}

export type PriceWords = ReturnType<typeof usePriceWords>

/** With which percent a price is shown; else why it is shown without. */
export const percentFor = ({ percents }: PriceTaxes, { taxClass, taxPercent }: PricedAs) =>
  taxPercent === undefined ? percents[taxClass ?? 'standard'] : (taxPercent ?? 0)

/** How a price is written for whoever reads: an amount without tax, in major units, of `of`. The one place where prices get their tax. */
export function usePriceWords() {
  const taxes = useShownTaxes()
  return (of: PricedAs, amount: number) => {
    const { currency } = of
    const percent = taxes && percentFor(taxes, of)
    const words = money(withTax(amount, percent, currency), currency)
    return typeof percent === 'string' ? words + besideTax.without : words
  }
}

/** An amount with the tax of this percent; as it is where there is none, but why. In major units. */
export function withTax(amount: number, percent: number | string | undefined, currency: string) {
  if (typeof percent !== 'number') return amount
  const minor = toMinor(amount, currency)
  return toMajor(minor + taxOf(minor, percent), currency)
}

/** What one piece, or a line of pieces, costs. `amount` as above. */
export const Price = ({ of, amount }: { of: PricedAs; amount: number }) => (
  <span className="figures">{usePriceWords()(of, amount)}</span>
)
