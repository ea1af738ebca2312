import { mutant } from './mutant.ts'

const reckoning = 'server/orders/placing/reckon.ts'
const orders = 'server/orders/freight/freight-orders.test.ts'
const entered = 'server/orders/freight/entered-freight.test.ts'

/** What freight an order bears, where it stands, and when it goes back. */
export const freightMutants = [
  mutant(
    'freight-payable',
    'T17',
    [[reckoning, 'totalMinor + shippingMinor + taxMinor', 'totalMinor + taxMinor']],
    orders,
    'is charged it with its taxes',
  ),
  mutant(
    'freight-once',
    'T17',
    [['server/orders/freight/store.ts', ' and freight_gone is null', '']],
    orders,
    'its first invoice bears all of it',
  ),
  mutant(
    'freight-taxed',
    'T17',
    [['server/orders/tax/take-tax.ts', 'if (share > 0) bases.set', 'if (share < 0) bases.set']],
    orders,
    'business: 6.2',
  ),
  mutant(
    'freight-back',
    'T17',
    [
      [
        'server/orders/shipping/take-back-open.ts',
        'isLast && !wasShipped ? await',
        'isLast ? await',
      ],
    ],
    entered,
    'nobody was told of yet, when the rest',
  ),
  mutant(
    'freight-paid-twice',
    'T17',
    [
      [
        'server/orders/shipping/ship-lines.ts',
        "if (shipping && shipping.kind !== 'later')",
        "if (shipping && shipping.kind === 'later')",
      ],
    ],
    orders,
    'its first invoice bears all of it',
  ),
  mutant(
    'freight-owed',
    'T17',
    [
      [
        'server/credit/on-account.ts',
        'committedDelta: -orderedMinor',
        'committedDelta: -amountMinor',
      ],
    ],
    entered,
    'beside what was ordered',
  ),
]
