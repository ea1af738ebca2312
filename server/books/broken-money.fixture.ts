import { type Case, missing } from './broken-orders.fixture.ts'

const due = `insert into freight_due (shipment_id, order_id, amount_minor, due_on)
  select id, order_id, 4500, '2026-01-31' from shipment where order_id = '{shipped}' limit 1`
const freight = (status: string, age: string) => `
  insert into freight_payment (id, shipment_id, order_id, amount_minor, currency, method, intent_id, status, actor_id, created_at)
  select '${missing}', shipment_id, order_id, amount_minor, 'usd', 'card', 'pi_freight', '${status}', gen_random_uuid(), now() - interval '${age}'
  from freight_due where order_id = '{shipped}'`

/** Ways to make payments, refunds and what effects leave behind wrong. */
export const moneyCases: Case[] = [
  {
    rule: 'order-payment',
    breaks: 'a paid order whose payment is not settled',
    of: 'pending',
    sql: [`update payment set status = 'canceled' where order_id = '{pending}'`],
  },
  {
    rule: 'order-payment',
    breaks: 'a paid order of another amount',
    of: 'paid',
    sql: [`update payment set amount_minor = amount_minor - 1 where order_id = '{paid}'`],
  },
  {
    rule: 'order-payment',
    breaks: 'a paid order in another currency',
    of: 'shipped',
    sql: [`update payment set currency = 'jpy' where order_id = '{shipped}'`],
  },
  {
    rule: 'order-payment',
    breaks: 'a paid order of another transaction',
    of: 'paid',
    sql: [`update orders set transaction_id = 'pi_other' where id = '{paid}'`],
  },
  {
    rule: 'payment-order',
    breaks: 'a settled payment of an unpaid order',
    of: 'started',
    sql: [`update payment set status = 'settled' where order_id = '{started}'`],
    heals: true,
  },
  {
    rule: 'payment-open',
    breaks: 'a payment that a cancelled order left open',
    of: 'cancelled',
    sql: [`update payment set status = 'open' where order_id = '{cancelled}'`],
  },
  {
    rule: 'payment-open',
    breaks: 'an open payment that the provider never heard of',
    of: 'cancelled',
    sql: [`update payment set status = 'open', intent_id = null where order_id = '{cancelled}'`],
    heals: true,
  },
  {
    rule: 'surplus-refund',
    breaks: 'surplus money that stays',
    of: 'surplus',
    sql: [
      `delete from refund where payment_id in (select id from payment where status = 'surplus')`,
    ],
    heals: true,
  },
  {
    rule: 'order-refund',
    breaks: 'a refunded order whose money stays',
    of: 'refunded',
    sql: [
      `delete from refund where payment_id in (select id from payment where order_id = '{refunded}')`,
    ],
    heals: true,
  },
  {
    rule: 'order-refund',
    breaks: 'a refunded order of whose money a part stays',
    of: 'refunded',
    sql: [
      `update refund set amount_minor = 1 where payment_id in (select id from payment where order_id = '{refunded}')`,
    ],
    heals: true,
  },
  {
    rule: 'order-refund',
    breaks: 'a refund of an order that goes on',
    of: 'pending',
    sql: [
      `insert into refund (id, payment_id, amount_minor, reason)
       select gen_random_uuid(), id, amount_minor, 'none' from payment where order_id = '{pending}'`,
    ],
  },
  {
    rule: 'refund-payment',
    breaks: 'a refund of what was never paid',
    of: 'cancelled',
    sql: [
      `insert into refund (id, payment_id, amount_minor, reason)
       select gen_random_uuid(), id, amount_minor, 'none' from payment where order_id = '{cancelled}'`,
    ],
  },
  {
    rule: 'refund-late',
    breaks: 'a refund of two hours ago that is not done',
    of: 'refunded',
    sql: [
      `update refund set done_at = null, created_at = now() - interval '2 hours'
       where payment_id in (select id from payment where order_id = '{refunded}')`,
    ],
  },
  {
    rule: 'order-mail',
    breaks: 'an event without its mail',
    of: 'shipped',
    sql: [`delete from mail where event = 'order-shipped:{shipped}'`],
    heals: true,
  },
  {
    rule: 'order-mail',
    breaks: 'a mail of what has not happened',
    of: 'paid',
    sql: [
      `insert into mail (id, event, kind, recipient, order_id, values)
       values (gen_random_uuid(), 'order-shipped:{paid}', 'order-shipped', 'a@b.test', '{paid}', '{}')`,
    ],
    heals: true,
  },
  {
    rule: 'key-effect',
    breaks: 'a key whose effect is lost',
    of: 'idempotency key ',
    sql: [
      `update idempotency_key set key = 'it''s', answer = '{"insertedId": "${missing}"}'
       where answer ->> 'insertedId' = '{paid}'`,
    ],
    heals: true,
  },
  {
    rule: 'part-image',
    breaks: 'a part that points at another picture',
    of: 'part ',
    sql: [`update part set img = '/images/other.webp' where id = '{part}'`],
    heals: true,
  },
  {
    rule: 'freight-payment',
    breaks: 'freight that does not know of its payment',
    of: 'shipped',
    sql: [due, freight('settled', '1 minute')],
  },
  {
    rule: 'freight-payment',
    breaks: 'money for freight that was paid by then, and stays',
    of: 'shipped',
    sql: [due, freight('surplus', '2 hours')],
  },
]
