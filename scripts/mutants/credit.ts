import { mutant } from './mutant.ts'

const account = 'server/credit/on-account.ts'
const ordering = 'server/credit/ordering.test.ts'
const paying = 'server/credit/paying.test.ts'

/** What companies may owe, and what they are told to. */
export const creditMutants = [
  mutant(
    'credit-limit',
    'T17',
    [[account, '  if (totalMinor <= available) return\n', '  if (totalMinor > 0) return\n']],
    ordering,
    'beyond the limit',
  ),
  mutant(
    'credit-lock',
    'T17',
    [['server/credit/store.ts', '    for no key update of a`', '    `']],
    paying,
    'the last credit is given once',
  ),
  mutant(
    'credit-stopped',
    'T17',
    [[account, "account.state === 'stopped'", "account.state === 'nowhere'"]],
    ordering,
    'a stopped one',
  ),
  mutant(
    'credit-overdue',
    'T17',
    [[account, "account.whenOverdue === 'refuse'", "account.whenOverdue === 'never'"]],
    ordering,
    'something overdue',
  ),
  mutant(
    'credit-seen',
    'T22',
    [[account, "company.rights.includes('pay')", "company.rights.includes('order')"]],
    ordering,
    'only who pays learns',
  ),
  mutant(
    'credit-freed',
    'T25',
    [
      [
        'server/payments/cancel-order.ts',
        "    if (locked.method === 'account') await uncommitOrder(sql, locked, amountMinor, by.actorId)\n",
        '    void amountMinor\n',
      ],
    ],
    ordering,
    'frees its credit',
  ),
  mutant(
    'credit-owed',
    'T17',
    [
      [
        'server/orders/shipping/tell-shipment.ts',
        '  await oweInvoice(sql, order, number, facts, goods.grossMinor)\n',
      ],
    ],
    ordering,
    'owed as it leaves',
  ),
  mutant(
    'credit-undone-once',
    'T17',
    [
      [
        'server/credit/undo-payment.ts',
        "  if (payment.isUndone) throw new Refusal('payment_undone')\n",
      ],
    ],
    paying,
    'taken back, once',
  ),
]
