import { type Case, missing } from './broken-orders.fixture.ts'

const statement = `insert into bank_statement (id, iban, currency, format, first_on, last_on, file_name, sha256, nth)
  values ('${missing}', 'DE89370400440532013000', 'usd', 'csv', now(), now(), 'a.csv', 'a', 0)`
const line = (state: string, matched: number) =>
  `insert into bank_line (id, statement_id, booked_on, amount_minor, currency, is_reversal, bank_ref, end_to_end, remittance, name, iban, dedupe, state, matched_minor)
   values ('${missing}', '${missing}', now(), 500, 'usd', false, '', '', '', '', '', 'a', '${state}', ${matched})`

/** Ways to make what came by the bank wrong. */
export const bankCases: Case[] = [
  {
    rule: 'bank-matched',
    breaks: 'a line that is matched by no payment',
    of: 'bank line ',
    sql: [statement, line('matched', 500)],
  },
  {
    rule: 'bank-state',
    breaks: 'a line that no other one takes back',
    of: 'bank line ',
    sql: [statement, line('returned', 0)],
  },
]
