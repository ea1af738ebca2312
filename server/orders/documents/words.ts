import { toMajor } from '../../../contract/pricing/money.ts'
import { printed } from '../../../contract/text/printable.ts'
import { type AmountManner, manner } from '../../../contract/words/manner.ts'
import { amountsOf } from '../../../contract/words/manner-of.ts'
import { amountIn, figure } from '../../../contract/words/numbers.ts'

export { figure }

const manners = new Map<string, AmountManner>()

/** With the currency's code: documents are read in other countries than ours, and the fonts lack most signs. */
export function money(minor: number, currency: string): string {
  const { locale } = manner()
  const key = `${locale} ${currency}`
  const amounts = manners.get(key) ?? amountsOf(locale, currency, 'code')
  manners.set(key, amounts)
  return printed(amountIn(amounts, toMajor(minor, currency)))
}
