import { taxCodes } from '../../../contract/tax/codes.ts'
import { type TaxSum, taxLabel } from '../../../contract/tax/sum-taxes.ts'
import type { Amount } from './blocks.ts'
import { money } from './words.ts'

type Net = { totalMinor: number; shippingMinor: number }

/** What a total is made of besides goods: its freight and each tax. Nothing where there is neither. */
export const sumParts = (
  { totalMinor, shippingMinor }: Net,
  taxes: TaxSum[],
  currency: string,
): Amount[] =>
  taxes.length === 0 && shippingMinor === 0
    ? []
    : [
        ['Goods', money(totalMinor, currency)],
        ...(shippingMinor === 0 ? [] : [['Freight', money(shippingMinor, currency)] as Amount]),
        ...taxParts(taxes, currency),
      ]

/** Each tax with its base and its amount. */
export const taxParts = (taxes: TaxSum[], currency: string) =>
  taxes.map(
    (tax): Amount => [
      `${taxLabel(tax)} of ${money(tax.baseMinor, currency)}`,
      money(tax.taxMinor, currency),
    ],
  )

/** What the law wants written where no tax is charged, each once. */
export const taxNotes = (taxes: TaxSum[]) => [
  ...new Set(taxes.map(sentenceOf).filter((sentence) => sentence !== '')),
]

/** What the law wants written of one tax; '' where it wants nothing. */
export const sentenceOf = ({ code, why }: Pick<TaxSum, 'code' | 'why'>) =>
  code === 'E' ? `${taxCodes.E.sentence}: ${why}` : taxCodes[code].sentence
