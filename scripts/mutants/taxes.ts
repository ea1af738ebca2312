import { mutant } from './mutant.ts'

const reckoning = 'server/orders/placing/reckon.ts'
const deciding = 'server/orders/tax/decide-taxes.ts'
const taking = 'server/orders/tax/take-tax.ts'
const crediting = 'server/orders/credit-notes/credit.ts'
const taxed = 'server/orders/tax/taxed-orders.test.ts'

/** What taxes an order bears, what is asked for them, and what of them goes back. */
export const taxMutants = [
  mutant(
    'tax-payable',
    'T17',
    [[reckoning, 'totalMinor + shippingMinor + taxMinor', 'totalMinor + shippingMinor']],
    taxed,
    'counts with its tax against the limit',
  ),
  mutant(
    'tax-shown',
    'T17',
    [[reckoning, '  checkShown(wish.shownPayable, payableMinor, currency)\n', '']],
    taxed,
    'is refused when the page showed another sum',
  ),
  mutant(
    'tax-text-address',
    'T17',
    [[deciding, '  if (!shipTo) throw', '  if (!shipTo && lines.length > 99) throw']],
    taxed,
    'wants its address field by field',
  ),
  mutant(
    'tax-steps',
    'T17',
    [
      [
        taking,
        'return taxOf(goneMinor + baseMinor, percent) - taxOf(goneMinor, percent)',
        'return taxOf(baseMinor, percent)',
      ],
    ],
    taxed,
    'business: 6.2',
  ),
  mutant(
    'tax-back',
    'T17',
    [
      [
        crediting,
        'return [{ tax: one.tax, baseMinor, taxMinor }]',
        'return [{ tax: one.tax, baseMinor, taxMinor: 0 }]',
      ],
    ],
    taxed,
    'gives its tax back',
  ),
  mutant(
    'tax-owed',
    'T17',
    [
      [
        'server/orders/on-account.ts',
        'invoiceSums(facts).grossMinor',
        'invoiceSums(facts).goodsMinor',
      ],
    ],
    taxed,
    'counts with its tax against the limit',
  ),
]
