import { mutant } from './mutant.ts'

const account = 'server/credit/on-account.ts'
const ordering = 'server/credit/ordering.test.ts'
const depositing = 'server/payments/deposits/deposits.test.ts'
const invoicing = 'server/payments/deposits/deposit-invoices.test.ts'
const paying = 'server/credit/paying.test.ts'
const reminders = 'server/credit/reminders-store.ts'
const reminding = 'reminded of at 3, 10 and 20 days'
const disputing = 'server/credit/disputes/disputes.test.ts'
const adjusting = 'server/credit/adjusting/adjusting.test.ts'

/** What companies may owe, and what they are told to. */
export const creditMutants = [
  mutant(
    'credit-limit',
    'T17',
    [
      [
        account,
        '  if (!isAboveLimit(account, totalMinor)) return overdue\n',
        '  if (totalMinor > 0) return overdue\n',
      ],
    ],
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
    'server/orders/holds/holds.test.ts',
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
    'server/orders/holds/holds.test.ts',
    'nothing of it leaves until that is ended',
  ),
  mutant(
    'hold-taxes',
    'T25',
    [
      [
        'server/orders/placing/place-lines.ts',
        "decided.areOpen ? (['tax_id'] as const) : []",
        '[]',
      ],
    ],
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
  mutant(
    'reminder-day',
    'I7',
    [[reminders, 'reminderDays = [3, 10, 20]', 'reminderDays = [2, 10, 20]']],
    paying,
    reminding,
  ),
  mutant(
    'reminder-once',
    'I7',
    [
      [reminders, 'and s.level = r.level', 'and s.level > r.level'],
      [
        reminders,
        'on conflict do nothing',
        'on conflict (entry_id, level) do update set level = excluded.level',
      ],
    ],
    paying,
    reminding,
  ),
  mutant(
    'reminder-paid',
    'I7',
    [
      [
        'server/credit/open-store.ts',
        '${isOpen ? sql`join` : sql`left join`} (${open}) p',
        'left join (${open}) p',
      ],
    ],
    paying,
    reminding,
  ),
  mutant(
    'reminder-disputed',
    'I7',
    [
      [
        reminders,
        'where d.entry_id = p.entry_id and dispute_stands(d)',
        'where d.entry_id = p.entry_id and false',
      ],
    ],
    disputing,
    'is reminded of by nobody',
  ),
  mutant(
    'reminder-answered',
    'I7',
    [[reminders, "d.state in ('accepted', 'rejected')", "d.state in ('withdrawn')"]],
    disputing,
    'ends with its credit note',
  ),
  mutant(
    'write-off-above',
    'T17',
    [
      [
        'server/credit/adjusting/write-off.ts',
        'if (amountMinor > openMinor)',
        'if (amountMinor < 0)',
      ],
    ],
    adjusting,
    'never more than is open',
  ),
  mutant(
    'entry-undone-once',
    'T17',
    [
      [
        'server/credit/adjusting/undo-entry.ts',
        "    if (entry.isUndone) throw new Refusal('entry_undone')\n",
      ],
    ],
    adjusting,
    'comes back by an entry of its own',
  ),
]
