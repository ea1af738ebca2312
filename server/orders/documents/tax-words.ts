import { taxCodes } from '../../../contract/tax/codes.ts'
import { type TaxSum, taxLabel } from '../../../contract/tax/sum-taxes.ts'
import type { Amount } from './blocks.ts'
import { money } from './words.ts'

/** What a total is made of, where taxes are on: the goods and each tax. */
export const taxParts = (netMinor: number, taxes: TaxSum[], currency: string): Amount[] =>
  taxes.length === 0
    ? []
    : [
        ['Goods', money(netMinor, currency)],
        ...taxes.map(
          (tax): Amount => [
            `${taxLabel(tax)} of ${money(tax.baseMinor, currency)}`,
            money(tax.taxMinor, currency),
          ],
        ),
      ]

/** What the law wants written where no tax is charged, each once. */
export const taxNotes = (taxes: TaxSum[]) => [
  ...new Set(
    taxes
      .map(({ code, why }) =>
        code === 'E' ? `${taxCodes.E.sentence}: ${why}` : taxCodes[code].sentence,
      )
      .filter((sentence) => sentence !== ''),
  ),
]
