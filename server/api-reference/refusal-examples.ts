import { STATUS_CODES } from 'node:http'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { fillWords } from '../../contract/pricing/quantity-problem.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { ids, order, part } from './examples/things.ts'
import { refusalsOf } from './refusals-of.ts'

/** What stands in the places of the words, where all refusals that have such a place may say the same. */
const usual: Record<string, string | number> = {
  action: 'paid',
  advice: 'Pay or cancel one of them first.',
  available: 480,
  count: 20,
  email: order.email,
  field: 'file',
  held: 360,
  reasons: 'the limit of the account',
  left: 384,
  max: 480,
  method: 'PUT',
  min: 12,
  multiple: 12,
  now: 'Freight Line FL-300-222',
  open: 12,
  order: order.orderNumber,
  origin: 'https://shop.example',
  part: part.name,
  position: 1,
  price: '$13,200.00',
  purchaseOrder: order.purchaseOrder,
  quantity: 480,
  reason: 'Your card was declined.',
  phrase: 'caddy disk',
  seconds: 7,
  share: 384,
  mpn: part.mpn,
  status: 'shipped',
  state: 'settled',
  there: 12,
  most: 8,
  total: '$1,036,800.00',
  company: 'Example Works',
  what: 'order',
  code: '4711',
  type: 'application/json',
  until: '2026-01-15 09:30 UTC',
}

const other: Partial<Record<RefusalCode, Record<string, string | number>>> = {
  address_not_allowed: { address: '203.0.113.7' },
  key_needed: { scope: 'orders:read' },
  key_ceiling: { ceiling: '$5,000.00', span: 'with one order', total: '$6,480.00' },
  mail_refused: { fault: 'EAUTH AUTH PLAIN 535' },
  order_below_least: { least: '$500.00', total: '$380.00', missing: '$120.00' },
  amount_held: {
    held: '$972,000.00',
    max: '$1,000,000.00',
    advice: 'They are held until 2026-01-15 09:30 UTC: pay or cancel one first, or order less.',
  },
  basket_full: { count: 1_001, max: '1,000' },
  basket_too_large: { max: '$999,999.99' },
  company_changed: { now: 'Example Works', page: 'yourself' },
  company_full: { max: 500 },
  account_closed: { reason: 'Example Works does not buy on account.' },
  payable_changed: { payable: '$15,681.60' },
  tax_unknown: { country: 'Netherlands', what: 'standard rate' },
  tax_id_unchecked: { number: 'NL123456789B01' },
  account_limit: { total: '$12,000.00', company: 'Example Works', left: '$4,300.00 is left.' },
  account_overdue: { company: 'Example Works', day: 'March 5, 2026' },
  statement_foreign: {
    iban: 'FR14 2004 1010 0505 0001 3M02 606',
    currency: 'EUR',
    ours: 'DE89 3704 0044 0532 0130 00',
    ourCurrency: 'USD',
  },
  category_taken: { category: 'Power supplies' },
  categories_full: { max: 200 },
  category_changed: { category: 'Power supplies' },
  category_in_use: { category: 'Power supplies', parts: '12 parts' },
  certificates_full: { count: 20 },
  tax_id_changed: { company: 'Example Works GmbH' },
  statement_columns_unknown: {
    columns: 'Datum; Naam; Rekening; Af Bij; Bedrag (EUR)',
    why: 'Its header has names that are not known.',
  },
  statement_spent: { lines: '3 lines' },
  bank_line_state: { state: 'matched' },
  invoices_too_large: { min: '$0.50', max: '$999,999.99' },
  transfer_off: { reason: 'Example Works is not approved.' },
  deposit_too_large: { max: '$999,999.99', deposit: '$1,200,000.00' },
  way_not_offered: { way: 'online', otherwise: 'by card' },
  transfer_part: { came: '$1,200.00', rest: '$11,760.00' },
  transfer_spent: { reason: 'some of it has left' },
  over_allocated: { amount: '$120.00', open: '$100.00', of: 'of this line' },
  invoice_not_open: { invoice: 'IN-000123' },
  write_off_above: { invoice: 'IN-000123', open: '$1,200.00', most: '$1,200.00' },
  dispute_stands: { invoice: 'IN-000123' },
  dispute_above: { invoice: 'IN-000123', open: '$1,200.00' },
  dispute_ended: { state: 'rejected' },
  not_electronic: {
    number: 'IN-000123',
    reason: 'The buyer has no electronic address: add it under Company → Invoices.',
  },
  credit_refused: { reason: 'of IN-000123 at most €1,190.00 can be given back.' },
  company_state: {
    state: 'suspended',
    advice: 'its members see what there is, and order nothing.',
  },
  conflicting_input: { field: 'email' },
  too_many_webhooks: { count: 20 },
  events_ahead: { after: 4_200, last: 120 },
  events_forgotten: { after: 12, days: 90, first: 4_200 },
  export_too_large: { limit: '100,000 rows' },
  file_unreadable: { reason: 'it is empty' },
  image_host_failed: { reason: 'its disk is full' },
  lines_refused: { advice: 'Look at each, or order what is there.' },
  list_full: { count: 1_001, max: '1,000' },
  order_too_large: { max: '$999,999.99', quantity: 1_848 },
  order_too_small: { min: '$0.50' },
  own_numbers_full: { max: '20,000' },
  set_by_operator: { field: 'seller.name', setting: 'SELLER_NAME' },
  part_too_dear: { max: '$999,999.99' },
  scope_missing: { scope: 'orders:write' },
  tax_overlap: { what: 'the standard rate of Germany, 19 %', days: 'from 2026-01-01' },
  tax_rates_full: { max: '50,000' },
  rows_refused: { count: 'line 3 needs your attention' },
  shipping_name_taken: { name: 'Pallet' },
  shipping_area_taken: { area: 'Germany', zone: 'Central Europe' },
  shipping_full: { max: 50, what: 'methods' },
  shipping_method_stays: { name: 'Invoiced when it leaves' },
  shipping_without_rates: { name: 'Pickup' },
  shipping_not_offered: { method: 'Pallet', reason: 'What Ryzen 9 7950X3D weighs is not known' },
  carrier_account_kept: { carrier: 'Freight Line' },
  carrier_accounts_full: { count: 50 },
  freight_doubtful: { freight: '$4,500.00', goods: '$450.00' },
  freight_paid: { method: 'Pallet' },
  tax_rule_taken: { category: 'CPU', country: 'Germany' },
  too_large: { limit: '64 kB' },
  too_many_addresses: { count: 200 },
  too_many_lists: { count: 500 },
  tracking_full: { max: 10 },
}

/** The fields that each refusal with fields names. */
const errors: Partial<Record<RefusalCode, { path: string; message: string }[]>> = {
  invalid_input: [{ path: 'quantity', message: 'Please input the quantity, a whole number' }],
  rows_refused: [{ path: 'line 3', message: 'The percent is a number such as 8.25' }],
  lines_refused: [{ path: 'lines.0.quantity', message: 'Quantity must be a multiple of 12' }],
}

/** A refusal as it is answered, RFC 9457. */
export function refusalExample(code: RefusalCode) {
  const [status, words] = refusals[code]
  return {
    type: `/api/docs#${code}`,
    title: STATUS_CODES[status],
    status,
    detail: fillWords(words, { ...usual, ...other[code] }),
    code,
    requestId: ids.other,
    ...(errors[code] && { errors: errors[code] }),
  }
}

/** One of each that a call may answer, for `components/examples`. */
export function refusalExamples() {
  const codes = new Set(Object.values<Call>(calls).flatMap(refusalsOf))
  return Object.fromEntries([...codes].map((code) => [code, { value: refusalExample(code) }]))
}
