import { mutant } from './mutant.ts'

const depositing = 'server/payments/deposits/deposits.test.ts'
const invoicing = 'server/payments/deposits/deposit-invoices.test.ts'
const holding = 'server/orders/holds/holds.test.ts'

/** What is paid before an order on account is confirmed, and what such an order waits for. */
export const depositMutants = [
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
    'deposit-deducted',
    'T17',
    [
      [
        'server/orders/shipping/tell-shipment.ts',
        'await withDeducted(sql, order.id, await withDiscount(sql, order, plain))',
        'await withDiscount(sql, order, plain)',
      ],
    ],
    invoicing,
    'come to what it is taxed',
  ),
  mutant(
    'deposit-credited',
    'T17',
    [
      [
        'server/orders/deposit-invoices/follow-deposit.ts',
        '  let toCredit = -moreMinor',
        '  let toCredit = 0',
      ],
    ],
    invoicing,
    'credited on its invoice',
  ),
  mutant(
    'deposit-limit',
    'T17',
    [
      [
        'server/credit/deposits/find-hold.ts',
        'return isAboveLimit(account, restMinor)\n',
        'return restMinor < 0\n',
      ],
    ],
    depositing,
    'the limit is asked of what a deposit leaves',
  ),
  mutant(
    'hold-uncounted',
    'T17',
    [['server/orders/holds/require-no-hold.ts', '!holds.some(isOfCredit)', 'true']],
    holding,
    'counts once its hold is ended',
  ),
  mutant(
    'hold-ships',
    'T25',
    [
      [
        'contract/orders/actions.ts',
        'isOpen(axes) && axes.isReleased && !axes.isOnHold',
        'isOpen(axes) && axes.isReleased',
      ],
    ],
    holding,
    'nothing of it leaves until that is ended',
  ),
  mutant(
    'hold-taxes',
    'T25',
    [['server/orders/placing/reckon.ts', "decided.areOpen ? (['tax_id'] as const) : []", '[]']],
    'server/orders/holds/held-taxes.test.ts',
    'charged rightly once it has',
  ),
  mutant(
    'deposit-held',
    'T17',
    [['contract/orders/actions.ts', '      !axes.isOnHold &&\n']],
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
