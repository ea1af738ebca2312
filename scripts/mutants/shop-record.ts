import { mutant } from './mutant.ts'

const orders = 'server/orders/placing/order-rules.test.ts'
const articles = 'server/shop-record/articles.test.ts'

/** What a shop's record promises of orders, and what its menu keeps away. */
export const shopRecordMutants = [
  mutant(
    'least-amount',
    'T17',
    [['server/orders/placing/reckon.ts', '  checkLeast(shop, totalMinor)\n']],
    orders,
    'less than the least',
  ),
  mutant(
    'rules-locked',
    'T17',
    [
      [
        'server/shop-record/order-rules.ts',
        "given['orders.release'] ?? rules.release",
        'rules.release',
      ],
    ],
    orders,
    'what the operator has set',
  ),
  mutant(
    'hold-as-written',
    'T17',
    [
      [
        'server/shop-record/order-rules.ts',
        ', ...(record.changed as Partial<ShopRecord>).orders',
        '',
      ],
    ],
    orders,
    'held for as long as is written',
  ),
  mutant(
    'mail-words-known',
    'T15',
    [['contract/shop-record/mails.ts', 'if (unknown === undefined) continue', 'continue']],
    'server/mail/own-words.test.ts',
    'words that nothing stands for',
  ),
  mutant(
    'blogs-left-out',
    'T15',
    [
      [
        'server/shop-record/read-articles.ts',
        "  if (!menu.blogs) throw new Refusal('not_found')\n",
      ],
    ],
    articles,
    'what the menu leaves out',
  ),
]
