import { mutant } from './mutant.ts'

const account = 'server/credit/on-account.ts'
const ordering = 'server/credit/ordering.test.ts'
const depositing = 'server/payments/deposits/deposits.test.ts'
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
        "const isCommitted = locked.method === 'account' && locked.status !== 'unpaid'",
        'const isCommitted = amountMinor < 0',
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
  mutant(
    'deposit-own-invoices',
    'T17',
    [
      [
        'server/credit/open-store.ts',
        "(p.side = 'credit' or p.side = 'deposit' and e.order_id = ${depositOf}::uuid)",
        "(p.side = 'credit' or p.side = 'deposit')",
      ],
    ],
    depositing,
    'and no other',
  ),
  mutant(
    'deposit-limit',
    'T17',
    [
      [
        'server/credit/deposits/find-hold.ts',
        "return restMinor > availableOf(account) ? 'limit' : null",
        'return restMinor > 1e15 ? availableOf(account) && null : null',
      ],
    ],
    depositing,
    'the limit is asked of what a deposit leaves',
  ),
  mutant(
    'deposit-held',
    'T17',
    [['server/orders/release-order.ts', ' && !order.creditHold']],
    depositing,
    'the limit is asked of what a deposit leaves',
  ),
  mutant(
    'deposit-back',
    'T25',
    [
      [
        'server/payments/deposits/return-deposit.ts',
        'if (amountMinor > 0)',
        'if (amountMinor < 0)',
      ],
    ],
    'server/payments/deposits/deposits-returned.test.ts',
    'goes back the way it came',
  ),
]
