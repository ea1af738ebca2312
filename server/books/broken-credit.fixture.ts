import { type Case, missing } from './broken-orders.fixture.ts'

const company = `insert into company (id, legal_name, country, registration_no, tax_id, address, phone, note)
  values ('${missing}', 'Works', 'DE', '1', '', 'Street 1', '0123456', '')`
const account = (balance: number, committed: number) =>
  `insert into credit_account (company_id, currency, limit_minor, days, balance_minor, committed_minor)
   values ('${missing}', 'usd', 100000, 30, ${balance}, ${committed})`
const entry = (kind: string, balance: number, committed: number, order: string) =>
  `insert into credit_entry (id, company_id, kind, balance_delta, committed_delta, balance_minor, order_id, day)
   values (gen_random_uuid(), '${missing}', '${kind}', ${balance}, ${committed}, ${balance}, ${order}, now())`

/** Ways to make accounts wrong. */
export const creditCases: Case[] = [
  {
    rule: 'credit-sums',
    breaks: 'a balance that no entry explains',
    of: 'account ',
    sql: [company, account(500, 0)],
    heals: true,
  },
  {
    rule: 'credit-open',
    breaks: 'a payment of which nothing is open and that paid nothing',
    of: 'account ',
    sql: [company, account(-500, 0), entry('payment', -500, 0, 'null')],
  },
  {
    rule: 'credit-committed',
    breaks: 'credit that is taken by an order which is not on account',
    of: 'account ',
    sql: [company, account(0, 700), entry('commit', 0, 700, `'{unpaid}'`)],
  },
  {
    rule: 'credit-lowered',
    breaks: 'a write-off that is set against nothing of its invoice',
    of: 'account ',
    sql: [
      company,
      account(-40, 0),
      `insert into credit_entry (id, company_id, kind, balance_delta, committed_delta, balance_minor, for_invoice, order_id, day)
       select gen_random_uuid(), '${missing}', 'write-off', -40, 0, -40, i.number, s.order_id, now()
       from invoice i join shipment s on s.id = i.shipment_id limit 1`,
      `insert into credit_open (entry_id, company_id, side, open_minor)
       select id, company_id, 'credit', 40 from credit_entry where company_id = '${missing}'`,
    ],
  },
  {
    rule: 'credit-deposits',
    breaks: 'a deposit that is said to be here, and never came',
    of: 'unpaid',
    sql: [
      `update orders set method = 'account', credit_days = 30, deposit_minor = 100, deposit_paid_at = now() where id = '{unpaid}'`,
    ],
  },
  {
    rule: 'deposit-invoices',
    breaks: 'a deposit that went back, and whose invoice no credit note lowers',
    of: 'unpaid',
    sql: [
      company,
      account(0, 0),
      entry('deposit', -100, 0, `'{unpaid}'`),
      entry('deposit-back', 100, 0, `'{unpaid}'`),
      `insert into credit_allocation (debit_id, credit_id, amount_minor)
       select b.id, d.id, 100 from credit_entry d join credit_entry b on b.company_id = d.company_id and b.kind = 'deposit-back'
       where d.company_id = '${missing}' and d.kind = 'deposit'`,
      `update invoice_counter set last = last + 1`,
      `insert into invoice (number, order_id, entry_id, facts)
       select (select last from invoice_counter), e.order_id, e.id, '{"lines": [{"quantity": 1, "unitPriceMinor": 100}], "deposit": {"paidOn": "2026-01-31"}}'
       from credit_entry e where e.company_id = '${missing}' and e.kind = 'deposit'`,
    ],
  },
  {
    rule: 'deposit-invoices',
    breaks: 'an invoice that deducts a tax which no deposit invoice charged',
    of: 'shipped',
    sql: [
      `update invoice set facts = facts || '{"deducted": [{"invoice": "IN-000001", "minor": -19, "taxes": [{"code": "S", "percent": 19, "baseMinor": -19, "taxMinor": 19}]}]}'`,
    ],
  },
  {
    rule: 'credit-cards',
    breaks: 'a card payment for invoices that the ledger took back',
    of: 'account ',
    sql: [
      company,
      account(0, 0),
      entry('payment', -500, 0, 'null'),
      `insert into credit_entry (id, company_id, kind, balance_delta, committed_delta, balance_minor, undoes, day)
       select gen_random_uuid(), company_id, 'payment-undone', 500, 0, 0, id, now() from credit_entry where company_id = '${missing}'`,
      `insert into credit_allocation (debit_id, credit_id, amount_minor)
       select id, undoes, 500 from credit_entry where company_id = '${missing}' and undoes is not null`,
      `insert into account_payment (id, company_id, invoices, amount_minor, currency, status, credit_entry_id, actor_id)
       select gen_random_uuid(), company_id, '{}', 500, 'usd', 'settled', id, id from credit_entry
       where company_id = '${missing}' and kind = 'payment'`,
    ],
  },
  {
    rule: 'credit-invoices',
    breaks: 'an invoice on account that nobody owes',
    of: 'shipped',
    sql: [`update orders set method = 'account', credit_days = 30 where id = '{shipped}'`],
  },
]
