import { mutant } from './mutant.ts'

const room = 'server/payments/transfers'
const tests = `${room}/transfers.test.ts`

/** What becomes of money that comes by transfer. */
export const transferMutants = [
  mutant(
    'transfer-less',
    'T17',
    [[`${room}/take-transfer.ts`, 'if (lyingMinor < amountMinor)', 'if (lyingMinor < 0)']],
    tests,
    'less stays unpaid',
  ),
  mutant(
    'transfer-more',
    'T17',
    [[`${room}/take-transfer.ts`, 'if (leftMinor > 0)', 'if (leftMinor < 0)']],
    tests,
    'what is left over',
  ),
  mutant(
    'transfer-gone',
    'T17',
    [[`${room}/take-transfer.ts`, "if (!allows(order, 'pay'))", 'if (!order)']],
    tests,
    'which is gone is credit',
  ),
  mutant(
    'transfer-left-house',
    'T17',
    [
      [
        `${room}/undo-transfer.ts`,
        "if (order.life !== 'placed' || order.shippedQuantity > 0 || order.shippedAt)",
        "if (order.life !== 'placed')",
      ],
    ],
    tests,
    'is refused once it left',
  ),
]
