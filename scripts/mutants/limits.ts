import { mutant } from './mutant.ts'

const budgets = 'server/identity/sign-in/budgets.ts'
const limits = 'server/requests/limits/limits.ts'
const limitsTest = 'server/requests/limits/limits.test.ts'

/** How much one caller may ask, and for whom. */
export const limitMutants = [
  mutant(
    'limit-account',
    'T10',
    [[budgets, "    ['signInAccount', email],\n"]],
    limitsTest,
    'T10 of a hundred guesses',
  ),
  mutant(
    'limit-address',
    'T10',
    [
      [
        budgets,
        "    ['signInAddress', address],\n    ['signInAccount', email],\n",
        "    ['signInAccount', email],\n",
      ],
    ],
    limitsTest,
    'T10 spraying one password',
  ),
  mutant(
    'limit-register',
    'T11 T12',
    [[budgets, "'/sign-up/email': ({ address }) => [['register', address]],"]],
    limitsTest,
    'registering and the newsletter',
  ),
  mutant(
    'limit-mails',
    'T54',
    [[budgets, "  ['mailRequest', email],\n"]],
    limitsTest,
    'mails that only need an address',
  ),
  mutant(
    'limit-reviews',
    'T46',
    [[limits, "addReview: 'review',"]],
    'server/reviews/reviews.test.ts',
    'T46 more than ten reviews',
  ),
  mutant(
    'limit-unconfirmed-reviews',
    'T74',
    [[limits, "addReview: 'unconfirmedReview'"]],
    'server/reviews/reviews.test.ts',
    'has not confirmed',
  ),
  mutant(
    'limit-newsletter',
    'T54',
    [[limits, "subscribe: 'newsletter',"]],
    limitsTest,
    'registering and the newsletter',
  ),
  mutant(
    'limit-requests',
    'F17',
    [[limits, 'if (count > quota) throw tooMany(ms)', 'if (count < 0) throw tooMany(ms)']],
    limitsTest,
    'more than 400 requests',
  ),
]
