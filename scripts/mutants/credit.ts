import { mutant } from './mutant.ts'

const account = 'server/credit/on-account.ts'
const ordering = 'server/credit/ordering.test.ts'
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
