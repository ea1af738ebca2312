import { mutant } from './mutant.ts'

const placing = 'server/orders/placing/place-lines.ts'
const reckoning = 'server/orders/placing/reckon.ts'
const budget = 'server/orders/placing/hold-budget.ts'
const budgetTest = 'server/orders/placing/hold-budget.test.ts'
const confirmedTest = 'server/orders/placing/confirmed-email.test.ts'

/** Who may hold stock, and who may have mails sent. */
export const budgetMutants = [
  mutant(
    'order-confirmed-email',
    'T72',
    [
      [
        placing,
        "  if (!caller.isConfirmed) throw new Refusal('email_not_confirmed', { email: caller.email })\n",
        '',
      ],
    ],
    confirmedTest,
    'T72 found: S4 nobody orders',
  ),
  mutant(
    'mail-confirmed-email',
    'T72',
    [['server/mail/queue-mail.ts', 'toAnybody.includes(mail.kind)', 'true']],
    confirmedTest,
    'T72 found: S4 an order of before',
  ),
  mutant(
    'mail-without-name',
    'T72',
    [['server/identity/sign-in/mails.ts', "to.emailVerified ? to.name : ''", 'to.name']],
    confirmedTest,
    'T72 found: S4 what somebody calls themselves',
  ),
  mutant(
    'newsletter-by-address',
    'T72',
    [['server/http/http.ts', '    await limits.countMail(name, input)\n', '']],
    confirmedTest,
    'T72 found: S4 the newsletter',
  ),
  mutant(
    'orders-per-hour',
    'T72',
    [
      [
        budget,
        '  if (standing.fullForSeconds !== null) throw tooMany(standing.fullForSeconds)\n',
        '',
      ],
    ],
    budgetTest,
    'T72 found: S4 placing and cancelling',
  ),
  mutant(
    'hold-share',
    'T73',
    [
      [
        'server/orders/placing/check-lines.ts',
        "  if (ordered > budget.mostOf(part)) return refusedAt(at, 'quantity', budget.tellOf(part))\n",
        '',
      ],
    ],
    budgetTest,
    'T73 found: S5 one new buyer',
  ),
  mutant(
    'hold-share-at-once',
    'T73',
    [
      [
        'server/orders/store.ts',
        'sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`',
        'sql`select 1`',
      ],
    ],
    budgetTest,
    'T73 found: S5 of two orders',
  ),
  mutant(
    'hold-amount',
    'T73',
    [[reckoning, '  budget.checkTotal(payableMinor)\n', '']],
    budgetTest,
    'T73 found: S5 all unpaid orders',
  ),
  mutant(
    'hold-shorter',
    'T73',
    [[placing, 'holdMinutes: budget.minutes', 'holdMinutes: shop.config.holdMinutes']],
    budgetTest,
    'T73 found: S5 holds that end',
  ),
]
