export type Case = {
  rule: string
  /** What is done to the books. */
  breaks: string
  /** With {unpaid} and the like in the place of an order's id, and {part} of the part's. */
  sql: string[]
  /** Whose violation it is: an order of the story, or what the subject begins with. */
  of: string
  /** The repair is SQL that heals alone: it is run. */
  heals?: true
}

/** An id that nothing has. */
export const missing = '018f3c3c-0000-7000-8000-000000000000'
const movement = (reason: string, order: string, change: number) =>
  `insert into stock_movement (id, part_id, change, reason, order_id)
   values (gen_random_uuid(), '{part}', ${change}, '${reason}', '${order}')`
const shelf = (change: number) =>
  `update part set quantity = quantity + (${change}) where id = '{part}'`
const event = (order: string, kind: string) => `order_id = '{${order}}' and kind = '${kind}'`

const company = (state: string) =>
  `insert into company (id, legal_name, country, registration_no, tax_id, address, phone, note, state)
   values ('${missing}', 'Works', 'DE', '1', '', 'Street 1', '0123456', '', '${state}')`

/** Ways to make stock, orders and companies wrong. */
export const orderCases: Case[] = [
  {
    rule: 'company-leader',
    breaks: 'a company that nobody leads',
    of: 'company ',
    sql: [company('approved')],
  },
  {
    rule: 'order-member',
    breaks: 'an order of a company by a stranger',
    of: 'paid',
    sql: [company('applied'), `update orders set company_id = '${missing}' where id = '{paid}'`],
    heals: true,
  },
  { rule: 'part-stock', breaks: 'pieces from nowhere', of: 'part ', sql: [shelf(3)], heals: true },
  {
    rule: 'part-stock',
    breaks: 'lost movements',
    of: 'part ',
    sql: [
      `delete from stock_movement where reason = 'initial'`,
      `update part set quantity = 500 where id = '{part}'`,
    ],
    heals: true,
  },
  {
    rule: 'part-rank',
    breaks: 'a price that lists do not know',
    of: 'part ',
    sql: [`update part_rank set price_minor = price_minor + 1 where part_id = '{part}'`],
    heals: true,
  },
  {
    rule: 'part-rank',
    breaks: 'a part that lists do not find',
    of: 'part ',
    sql: [`delete from part_rank where part_id = '{part}'`],
    heals: true,
  },
  {
    rule: 'part-rank',
    breaks: 'a part of lists that the shop does not have',
    of: 'part ',
    sql: [
      `insert into part_rank (part_id, category, price_minor, quantity, least_order)
       values ('${missing}', 'cpu', 100, 1, 1)`,
    ],
    heals: true,
  },
  {
    rule: 'order-hold',
    breaks: 'an order that holds nothing',
    of: 'unpaid',
    sql: [`delete from stock_movement where order_id = '{unpaid}'`, shelf(10)],
    heals: true,
  },
  {
    rule: 'order-hold',
    breaks: 'an order that holds too little',
    of: 'shipped',
    sql: [`update stock_movement set change = -9 where order_id = '{shipped}'`, shelf(1)],
    heals: true,
  },
  {
    rule: 'order-return',
    breaks: 'a cancelled order whose stock did not return',
    of: 'cancelled',
    sql: [
      `delete from stock_movement where order_id = '{cancelled}' and reason = 'returned'`,
      shelf(-10),
    ],
    heals: true,
  },
  {
    rule: 'order-return',
    breaks: 'a refunded order of which a part returned',
    of: 'refunded',
    sql: [
      `update stock_movement set change = 4 where order_id = '{refunded}' and reason = 'returned'`,
      shelf(-6),
    ],
    heals: true,
  },
  {
    rule: 'order-return',
    breaks: 'a live order whose stock returned',
    of: 'pending',
    sql: [movement('returned', '{pending}', 10), shelf(10)],
    heals: true,
  },
  {
    rule: 'movement-order',
    breaks: 'stock held for an order that is not there',
    of: 'movement ',
    sql: [movement('held', missing, -5), shelf(-5)],
  },
  {
    rule: 'movement-order',
    breaks: 'a correction in the name of an order',
    of: 'movement ',
    sql: [movement('correction', '{paid}', 5), shelf(5)],
  },
  {
    rule: 'order-total',
    breaks: 'a total that is not its lines’',
    of: 'unpaid',
    sql: [`update orders set total_minor = total_minor - 1 where id = '{unpaid}'`],
  },
  {
    rule: 'order-tax',
    breaks: 'a tax that no line bears',
    of: 'unpaid',
    sql: [`update orders set tax_minor = 1 where id = '{unpaid}'`],
  },
  {
    rule: 'order-tax',
    breaks: 'pieces that are gone of a tax and not of the order',
    of: 'unpaid',
    sql: [
      `insert into order_tax (order_id, position, code, percent, why, base_minor, tax_minor, gone_minor)
      select id, 1, 'Z', 0, 'x', total_minor, 0, total_minor from orders where id = '{unpaid}'`,
      `update order_line set tax_position = 1 where order_id = '{unpaid}'`,
    ],
  },
  {
    rule: 'order-times',
    breaks: 'a release before the payment',
    of: 'unpaid',
    sql: [
      `with told as (
        insert into order_event (id, order_id, kind, by_whom) values (gen_random_uuid(), '{unpaid}', 'released', 'admin')
      ) update orders set released_at = now() where id = '{unpaid}'`,
    ],
  },
  {
    rule: 'order-times',
    breaks: 'a shipment that nobody released',
    of: 'shipped',
    sql: [
      `with untold as (delete from order_event where ${event('shipped', 'released')})
      update orders set released_at = null where id = '{shipped}'`,
    ],
  },
  {
    rule: 'order-events',
    breaks: 'a step without its event',
    of: 'paid',
    sql: [`delete from order_event where ${event('paid', 'paid')}`],
    heals: true,
  },
  {
    rule: 'order-events',
    breaks: 'a step with two events',
    of: 'shipped',
    sql: [
      `insert into order_event (id, order_id, kind, by_whom) values (gen_random_uuid(), '{shipped}', 'released', 'admin')`,
    ],
    heals: true,
  },
  {
    rule: 'order-events',
    breaks: 'an event of another time',
    of: 'pending',
    sql: [`update order_event set at = at + interval '1 day' where ${event('pending', 'placed')}`],
    heals: true,
  },
  {
    rule: 'order-events',
    breaks: 'an event of a step that was not taken',
    of: 'pending',
    sql: [
      `insert into order_event (id, order_id, kind, by_whom) values (gen_random_uuid(), '{pending}', 'shipped', 'admin')`,
    ],
  },
  {
    rule: 'order-forward',
    breaks: 'a payment before its order',
    of: 'paid',
    sql: [
      `update orders set paid_at = created_at - interval '1 hour' where id = '{paid}'`,
      `update order_event set at = (select paid_at from orders where id = '{paid}') where ${event('paid', 'paid')}`,
    ],
  },
  {
    rule: 'order-holds',
    breaks: 'an order that was released while it was on hold',
    of: 'pending',
    sql: [
      `insert into order_hold (id, order_id, reason, at)
       select gen_random_uuid(), id, 'manual', released_at - interval '1 hour' from orders where id = '{pending}'`,
    ],
    heals: true,
  },
  {
    rule: 'order-lines',
    breaks: 'a shipped order with a piece still to come',
    of: 'shipped',
    sql: [
      `update order_line set shipped = 9 where order_id = '{shipped}'`,
      `update shipment_line set quantity = 9 where order_id = '{shipped}'`,
    ],
  },
  {
    rule: 'line-shipments',
    breaks: 'a line of which less left than is counted as shipped',
    of: 'shipped',
    sql: [`update shipment_line set quantity = 9 where order_id = '{shipped}'`],
  },
  {
    rule: 'line-returns',
    breaks: 'pieces that came back by no return',
    of: 'shipped',
    sql: [`update order_line set returned = 2 where order_id = '{shipped}'`],
    heals: true,
  },
  {
    rule: 'order-sent-back',
    breaks: 'stock of pieces that never came back',
    of: 'shipped',
    sql: [movement('sent-back', '{shipped}', 2), shelf(2)],
  },
  {
    rule: 'invoice-numbers',
    breaks: 'a number of an invoice that was left out',
    of: 'invoice ',
    sql: ['update invoice_counter set last = last + 1'],
  },
  {
    rule: 'invoice-numbers',
    breaks: 'an invoice behind the last number that was given',
    of: 'invoice ',
    sql: ['update invoice_counter set last = 0'],
    heals: true,
  },
  {
    rule: 'credit-note-numbers',
    breaks: 'a number of a credit note that was left out',
    of: 'credit note ',
    sql: [
      'insert into credit_note_counter (last) values (1) on conflict (one) do update set last = credit_note_counter.last + 1',
    ],
  },
  {
    rule: 'credit-notes',
    breaks: 'a credit note that says another amount than stands on it',
    of: 'shipped',
    sql: [
      `insert into credit_note_counter (last) values (1) on conflict (one) do update set last = credit_note_counter.last + 1`,
      `insert into credit_note (number, invoice_number, order_id, kind, facts, amount_minor)
       select c.last, i.number, '{shipped}', 'goods', '{"lines": [], "adjustments": [{"minor": 2}]}', 1
       from credit_note_counter c, invoice i join shipment s on s.id = i.shipment_id
       where s.order_id = '{shipped}' limit 1`,
    ],
  },
]
