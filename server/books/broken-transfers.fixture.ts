import { type Case, missing } from './broken-orders.fixture.ts'

const entry = (kind: string, minor: number, payment = 'null') =>
  `insert into transfer_entry (id, order_id, kind, amount_minor, payment_id, day)
   values (gen_random_uuid(), '{unpaid}', '${kind}', ${minor}, ${payment}, now())`
const byTransfer = (status: string) =>
  `insert into payment (id, order_id, attempt, intent_id, amount_minor, currency, status, method)
   values ('${missing}', '{unpaid}', 90, 'bank:x', 500, 'usd', '${status}', 'transfer')`

/** Ways to lose money that came by transfer. */
export const transferCases: Case[] = [
  {
    rule: 'transfer-sums',
    breaks: 'money that lies on an order which knows nothing of it',
    of: 'unpaid',
    sql: [entry('came', 500)],
  },
  {
    rule: 'transfer-goes-on',
    breaks: 'money that is to be paid out by a payment that is not',
    of: 'unpaid',
    sql: [entry('came', 500), byTransfer('canceled'), entry('returned', -500, `'${missing}'`)],
  },
  {
    rule: 'transfer-payment',
    breaks: 'a payment by transfer that never came',
    of: 'unpaid',
    sql: [
      byTransfer('surplus'),
      `insert into refund (id, payment_id, amount_minor, reason) values (gen_random_uuid(), '${missing}', 500, 'left')`,
    ],
  },
]
