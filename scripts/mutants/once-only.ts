import { mutant } from './mutant.ts'

const payments = 'server/database/migrations/0004-payments.sql'
const net = 'server/database/database.test.ts'
const once = 'server/requests/once.ts'
const onceTest = 'server/requests/once.test.ts'

/** What may happen once: the keys of requests, and the database's own second net. */
export const onceOnlyMutants = [
  mutant(
    'one-open-payment',
    'T27',
    [[payments, 'create unique index payment_live', 'create index payment_live']],
    net,
    'T27 a second open payment',
  ),
  mutant(
    'one-settled-payment',
    'T29',
    [[payments, 'create unique index payment_settled', 'create index payment_settled']],
    net,
    'T29 a second settled payment',
  ),
  mutant(
    'one-payment-an-intent',
    'T29',
    [[payments, 'intent_id text unique,', 'intent_id text,']],
    net,
    'T29 one intent for two',
  ),
  mutant(
    'one-order-a-transaction',
    'T29',
    [
      [
        'server/database/migrations/0003-orders.sql',
        'transaction_id text unique,',
        'transaction_id text,',
      ],
    ],
    net,
    'T29 one transaction for two',
  ),
  mutant(
    'stock-held-once',
    'T25 I1',
    [
      [
        'server/database/migrations/0010-order-lines.sql',
        'create unique index stock_movement_held',
        'create index stock_movement_held',
      ],
    ],
    net,
    'T25 stock of one order held twice',
  ),
  mutant(
    'line-done-once',
    'T25 T38 I1',
    [
      [
        'server/database/migrations/0010-order-lines.sql',
        'check (shipped::bigint + cancelled <= quantity)',
        'check (quantity > 0)',
      ],
    ],
    net,
    'T25 more of an order taken back than it has',
  ),
  mutant(
    'refund-fits-payment',
    'T32',
    [
      [
        'server/database/migrations/0010-order-lines.sql',
        'if back + new.amount_minor > paid then',
        'if back < 0 then',
      ],
    ],
    net,
    'T32 more of a payment given back',
  ),
  mutant(
    'event-once',
    'T36',
    [
      [payments, 'id text primary key,', 'id text not null,'],
      ['server/payments/events-store.ts', '    on conflict (id) do nothing`', '`'],
    ],
    'server/payments/card-events.test.ts',
    'T36 T37 what an event says',
  ),
  mutant(
    'mail-once',
    'I7',
    [
      [
        'server/database/migrations/0003-orders.sql',
        'event text not null unique,',
        'event text not null,',
      ],
      ['server/mail/store.ts', '    on conflict (event) do nothing`', '`'],
    ],
    'server/mail/send-mail.test.ts',
    'I7 a second mail of the same event',
  ),
  mutant(
    'part-number-once',
    'T40',
    [
      [
        'server/database/migrations/0002-catalogue.sql',
        'create unique index part_sku',
        'create index part_sku',
      ],
    ],
    'server/catalogue/parts/add-part.test.ts',
    'a part number is taken once',
  ),
  mutant(
    'account-once',
    'T12',
    [
      [
        'server/database/migrations/0001-identity.sql',
        'email text not null unique check (email = lower(email)),',
        'email text not null,',
      ],
    ],
    'server/identity/register.test.ts',
    'T12 twenty registrations',
  ),
  mutant(
    'key-fingerprint',
    'T19',
    [[once, "if (row && !fingerprint.equals(row.fingerprint)) throw new Refusal('key_reused')"]],
    onceTest,
    'T19 the same key with another request',
  ),
  mutant(
    'key-lock',
    'T19',
    [[once, "if (!claimed.taken) throw new Refusal('request_running', {}, { retryAfter: 1 })"]],
    onceTest,
    'T19 of twenty at once',
  ),
  mutant(
    'key-recalled',
    'T19',
    [[once, 'if (kept) return kept.answer']],
    onceTest,
    'T19 the same key with the same request',
  ),
  mutant(
    'key-owner',
    'T19',
    [
      [
        once,
        'where caller = ${caller} and key = ${key}`',
        'where key = ${key} and ${caller} <> key`',
      ],
    ],
    onceTest,
    'a key belongs to its sender',
  ),
  mutant(
    'migration-hash',
    'T79',
    [
      [
        'server/database/migrate.ts',
        '  if (changed)\n    throw',
        '  if (changed === null)\n    throw',
      ],
    ],
    'server/database/migrate.test.ts',
    'T79 found: D8',
  ),
  mutant(
    'identity-agreed',
    'T79',
    [
      [
        'server/process/agreement/agree.ts',
        'if (!isFormer) throw new ConfigFault(disagreements.identity)',
      ],
    ],
    'tests/start/agreement.test.ts',
    'T79 found: D4',
  ),
]
