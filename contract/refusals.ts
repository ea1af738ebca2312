import { fillWords, quantityRefusals } from './pricing/quantity-problem.ts'

/**
 * Everything the shop refuses: code → HTTP status and words. `{name}` in a detail is filled from the refusal's values.
 * The words are shown to people, so they say what to do.
 */
export const refusals = {
  invalid_input: [400, 'Some fields need your attention.'],
  malformed_body: [400, 'The body is not valid JSON.'],
  conflicting_input: [400, 'The body says another {field} than the path.'],
  ...quantityRefusals,
  which_order: [400, 'Say which order this payment is for: send its orderId.'],
  image_not_ours: [400, 'Upload the image first, and send the address that the upload answered.'],
  file_missing: [400, 'Send one file in the field "{field}", and no fields that are not known.'],
  file_unreadable: [400, 'This file cannot be read: {reason}.'],
  image_missing: [400, 'Send one image file in the field "image".'],
  invalid_signature: [400, 'The signature of this event does not match.'],
  invalid_link: [400, 'This link is not valid any more. Ask for a new one.'],
  not_signed_in: [401, 'Please log in.'],
  key_not_valid: [
    401,
    'This key is unknown, has ended or was revoked. Make another in Dashboard, Programs.',
  ],
  key_needed: [
    401,
    'This takes a key with the scope {scope}. Make one in Dashboard, Programs, and send it as Authorization: Bearer.',
  ],
  payment_not_made: [402, 'The payment provider has not received this payment.'],
  not_allowed: [403, 'Your account may not do this.'],
  scope_missing: [403, 'This key may not do that: it lacks the scope {scope}.'],
  not_for_keys: [403, 'Programs cannot do this by a key: a person does it, logged in.'],
  key_ceiling: [403, 'This key may order for at most {ceiling} {span}: this would make {total}.'],
  ceilings_missing: [
    403,
    'An assistant orders by a key alone that says how much it may order at once and within 24 hours. Make one in Dashboard, Programs.',
  ],
  address_not_allowed: [403, 'This key may not be used from the address {address}.'],
  second_factor_needed: [
    403,
    'This takes an account with a second factor: set it up on the page Security first.',
  ],
  email_not_confirmed: [
    403,
    'Confirm your e-mail first: open the link that we sent to {email}, or have it sent again in My Profile. Then order.',
  ],
  confirm_email_first: [
    403,
    'Confirm your e-mail first: open the link that we sent to {email}, or have it sent again in My Profile. Then try again.',
  ],
  company_needed: [
    403,
    'This is of a company: say for which one you act first, in the menu under your name.',
  ],
  right_missing: [
    403,
    'Your roles at {company} do not let you {what}. Ask one of its purchasing admins.',
  ],
  not_invited: [
    403,
    'This invitation was sent to another e-mail address than yours, or yours is not confirmed yet. Log in with the address that it came to.',
  ],
  wrong_origin: [
    403,
    'This request did not come from the shop’s own pages. Other programs send the header Origin: {origin}.',
  ],
  not_found: [404, 'There is nothing here, or it is not yours.'],
  method_not_allowed: [405, 'This address does not take {method}.'],
  price_changed: [409, 'The price has changed to {price}. Look at it again before you order.'],
  payable_changed: [
    409,
    'With freight and taxes this order comes to {payable} by now. Look at it again before you order.',
  ],
  price_of_sum: [
    409,
    'Lines of one part are one line of {quantity} pieces, which cost {price} together. Share that among them.',
  ],
  numbers_given: [
    409,
    'Orders were placed, and buyers know their numbers: what orders, invoices and credit notes begin with stays.',
  ],
  purchase_order_used: [
    409,
    'Your order {order} has the purchase order number {purchaseOrder} already. Change the number, or say that you want both: samePurchaseOrder is allow.',
  ],
  basket_changed: [
    409,
    'Some of this is not in your basket any more: it may have been ordered in another tab. Look at My Orders before you order again.',
  ],
  lines_refused: [409, 'Some lines cannot be ordered as they are. {advice}'],
  deposit_too_large: [
    409,
    'One payment takes at most {max}, and this deposit is {deposit}. Pay it by transfer, or order in parts.',
  ],
  basket_too_large: [
    409,
    'One payment takes at most {max}, and this order comes to {total}. Order them in parts.',
  ],
  nothing_there: [409, 'There is none of this left, or less than one order takes.'],
  line_not_there: [409, 'Of line {position} only {there} pieces can be meant.'],
  inquiry_not_possible: [409, 'This cannot be asked of the order now: {reason}'],
  inquiry_under_way: [
    409,
    'This was asked already and is not over: write to that, or withdraw it first.',
  ],
  inquiry_over: [409, 'This is over ({state}). Ask anew.'],
  inquiry_pictures: [409, 'An inquiry has at most {most} pictures.'],
  inquiry_decision: [409, 'This cannot be decided so: {reason}'],
  order_on_hold: [
    409,
    'This order is on hold and waits for {reasons}. It goes on when that hold is ended.',
  ],
  hold_of_tax_id: [
    409,
    'This hold ends by itself once the tax number of {company} is decided: accept or reject it at the company.',
  ],
  hold_over: [409, 'This hold has ended. Look at the order again.'],
  line_not_open: [409, 'Of line {position} only {open} pieces are neither shipped nor cancelled.'],
  part_share: [
    409,
    'Before you have paid, one order may hold at most {left} of {part}. Order that many, and more once they are paid.',
  ],
  part_held: [
    409,
    'Your unpaid orders may hold at most {share} of {part} and hold {held} until {until}. {advice}',
  ],
  amount_held: [
    409,
    'Your unpaid orders may come to at most {max}. They come to {held}, and this one to {total}. {advice}',
  ],
  mail_refused: [
    502,
    'The mail server did not take the mail: {fault}. Is it ready to sell? says what to set.',
  ],
  order_below_least: [
    409,
    'Orders begin at {least}, and the parts of this one come to {total}. Add parts for {missing} more.',
  ],
  too_many_open_orders: [
    409,
    'You have {count} unpaid orders. Pay or cancel one of them before you place another.',
  ],
  basket_full: [
    409,
    'A basket takes at most {max} different parts, and this would be {count}. Order or take out some of them first.',
  ],
  export_too_large: [
    409,
    'This would be more than {limit}. Choose fewer, such as by days, status or category, and export them in pieces.',
  ],
  no_failed_refund: [409, 'No refund of this order has failed. Look at the order again.'],
  order_state: [409, 'This order is {status}: it cannot be {action} now.'],
  not_paid: [409, 'This order is not paid yet, so it has no receipt.'],
  no_invoice: [
    409,
    'This shipment has no invoice: it left only seconds ago, or before invoices were numbered. The receipt says what was paid.',
  ],
  not_electronic: [409, 'There is no electronic form of {number} yet: {reason}'],
  credit_refused: [409, 'No credit note is written: {reason}'],
  seller_missing: [
    409,
    'Nothing was shipped: its invoice would name the example seller. Whoever runs the shop has to set SELLER_NAME and SELLER_ADDRESS and start it again; then ship it.',
  ],
  shipment_told: [
    409,
    'Nothing that you shipped of this order can be taken back any more: its buyer has been told. Write to them if it did not leave.',
  ],
  nothing_to_undo: [
    409,
    'There is no shipment of yours on this order: what you shipped was taken back, or somebody else shipped it.',
  ],
  shipment_completed: [
    409,
    'The rest of this order was cancelled after you shipped, which completed it and told its buyer: what was shipped cannot be taken back. Write to them if it did not leave.',
  ],
  tracking_changed: [
    409,
    'Somebody else changed the tracking of this shipment: it is {now} now. Look at it before you change it.',
  ],
  tracking_full: [409, 'The tracking of a shipment can be changed {max} times, and this one was.'],
  batch_over: [409, 'This is over: nothing of it is left to be begun or withdrawn.'],
  payment_mismatch: [409, 'This payment does not belong to this order.'],
  company_changed: [
    409,
    'You act for {now} by now, and this page was for {page}. Nothing was done. Look at it again before you order.',
  ],
  no_account: [
    404,
    'The company {company} does not buy on account. Its purchasing admin asks the shop for an account; it pays its orders before they leave until then.',
  ],
  account_closed: [409, 'This cannot be ordered on account: {reason} Choose another way to pay.'],
  tax_unknown: [
    409,
    'No {what} of tax is set for {country}, so that we cannot say what this costs. Nothing was ordered: please write to us.',
  ],
  tax_id_unchecked: [
    409,
    'The register of tax numbers has not answered for {number} yet, and the tax of this order goes by it. Nothing was ordered. We ask again by ourselves: order on account, where it waits for that, try again in an hour, or write to us.',
  ],
  account_limit: [
    409,
    'This order comes to {total}, more than {company} may order on account now. {left} Order less of it, choose another way to pay, or have invoices paid first.',
  ],
  account_overdue: [
    409,
    'The company {company} has an invoice that was due on {day}. Have it paid first, or choose another way to pay.',
  ],
  payment_undone: [409, 'This payment was taken back already.'],
  payment_of_bank: [
    409,
    'This payment came by a bank statement. Take it back under Dashboard, Bank, where its line stands.',
  ],
  payment_of_card: [
    409,
    'This payment came by card or online. Give it back in the dashboard of the payment provider: what it had paid is open again then.',
  ],
  invoices_too_large: [
    409,
    'One payment takes {min} to {max}, and these invoices come to {total}. Choose others of them, or transfer it.',
  ],
  payment_of_order: [
    409,
    'This money came for the order {order}, which did not take it. Take it back at that order, or under Dashboard, Bank, where its line stands.',
  ],
  transfer_off: [409, 'This cannot be paid by transfer: {reason} Choose another way to pay.'],
  transfer_part: [
    409,
    'Of the order {order} {came} came by transfer already. Transfer the rest of {rest} under its reference, or cancel the order: what came is not lost.',
  ],
  transfer_spent: [
    409,
    'What paid the order {order} cannot be taken back any more: {reason}. Give money back by a refund or a credit note instead.',
  ],
  payment_in_hand: [
    409,
    'The payment that was begun the other way is being decided by its provider. Wait for that, or try again in a few minutes.',
  ],
  way_not_offered: [409, 'Orders are not paid {way} here. Pay {otherwise}.'],
  freight_settled: [409, 'The freight of {order} is paid already.'],
  payout_done: [409, 'This was paid out already.'],
  bank_account_missing: [
    409,
    'The shop does not say where invoices are paid to. Write the account with its IBAN under Dashboard, Shop, Seller, and upload the statement again.',
  ],
  statement_foreign: [
    409,
    'This statement is of the account {iban} in {currency}. The shop is paid to {ours} in {ourCurrency}: nothing of the file was taken.',
  ],
  statement_columns_unknown: [
    409,
    'Say first what the columns of this CSV hold: {columns}. {why} Nothing of it was taken.',
  ],
  statement_spent: [
    409,
    'Payments were written down by {lines} of this statement: it stays. Undo what is wrong of its lines, and ignore those.',
  ],
  bank_line_state: [409, 'This line is {state} by now. Look at it again, and undo that first.'],
  over_allocated: [
    409,
    'That is {amount}, and {open} is open {of}. Match that much, or let what is left over be the company’s.',
  ],
  invoice_not_open: [409, 'Nothing of the invoice {invoice} is open at this company.'],
  write_off_above: [409, 'Of {invoice} {open} is open: write off at most {most}.'],
  entry_undone: [409, 'This was taken back already.'],
  entry_of_payment: [
    409,
    'This was written with a payment. Take that back: what was written with it goes with it.',
  ],
  dispute_stands: [
    409,
    'The invoice {invoice} is disputed already: withdraw that, or wait for its answer.',
  ],
  dispute_above: [409, 'Of the invoice {invoice} {open} is open: dispute at most that.'],
  dispute_ended: [409, 'This dispute is {state} by now. Look at it again.'],
  company_state: [409, 'The company {company} is {state}: {advice}'],
  tax_id_changed: [
    409,
    'The tax number of {company} is another by now. Look at it again before you decide.',
  ],
  certificates_full: [
    409,
    'The company has {count} certificates that wait for an answer, which is the most. Wait for it first.',
  ],
  too_many_applications: [
    409,
    'You have {count} applications that are being looked at, which is the most. Wait for an answer first.',
  ],
  already_member: [409, 'Whoever has the e-mail {email} is a member already.'],
  cost_centre_taken: [409, 'The company has a cost centre {code} already.'],
  cost_centres_full: [409, 'A company has at most {max} cost centres. Put one of them away first.'],
  company_full: [
    409,
    'A company has at most {max} members and open invitations. End one of them first.',
  ],
  last_purchasing_admin: [
    409,
    'This is the last purchasing admin of {company}: give somebody else that role first.',
  ],
  admin_no_member: [
    409,
    'Admins of the shop do not buy, so they are members of no company. Use another account.',
  ],
  first_admin_code: [
    403,
    'This is not the code that the start of the shop told. Look at its last start again, or have whoever runs it do so.',
  ],
  first_admin_there: [
    409,
    'This shop has an admin already, and a code makes none any more. Ask an admin to promote you.',
  ],
  last_admin: [409, 'This is the last admin: promote another first.'],
  shop_record_changed: [
    409,
    'Somebody changed the shop’s record meanwhile. Load it anew, and make your change again.',
  ],
  mark_missing: [409, 'This logo or icon is not kept here. Upload it first.'],
  set_by_operator: [
    409,
    'The operator has set {field} by {setting}: it cannot be changed here. Take that setting away first.',
  ],
  tax_origin_missing: [
    409,
    'Say first where your goods leave from. Then say where you are registered.',
  ],
  tax_overlap: [409, 'There is already {what}, {days}. Let that end first, or choose other days.'],
  tax_rule_taken: [
    409,
    'There is already a rule for the category {category} in {country}. Remove that one first.',
  ],
  tax_rates_full: [409, 'There are {max} tax rates at most. Remove some of them first.'],
  rows_refused: [
    400,
    'Nothing of this file was written: {count}. Mend each, and send the whole file again.',
  ],
  shipping_name_taken: [409, 'There is {name} already. Choose another name.'],
  shipping_area_taken: [
    409,
    'In the zone {zone} there is {area} already. Take it out there first.',
  ],
  shipping_full: [409, 'There are {max} {what}, which is the most. Remove one first.'],
  shipping_method_stays: [
    409,
    'What nothing else can price is sent by {name}: it cannot be removed. Turn it off instead.',
  ],
  shipping_without_rates: [
    409,
    'Nothing is priced by rates of {name}. Set them at a method that is.',
  ],
  shipping_not_offered: [
    409,
    'This order cannot be sent by {method}. {reason}. Nothing was ordered: choose another way to send it.',
  ],
  carrier_account_kept: [409, 'Your company has this account with {carrier} already.'],
  carrier_accounts_full: [
    409,
    'Your company has {count} accounts with carriers, which is the most. Remove one first.',
  ],
  freight_doubtful: [
    409,
    'Freight of {freight} is more than the goods of this order cost, {goods}. Look at it again, and say that it is meant.',
  ],
  pay_to_missing: [
    409,
    'The freight of an order paid by card is asked for by its invoice. Say first where that is paid to: Dashboard → Shop → Seller, Paid to.',
  ],
  freight_paid: [
    409,
    'No freight is entered for this order: it was agreed with it, by {method}. Ship it without an amount.',
  ],
  category_taken: [
    409,
    'The category {category} is called so already. Choose another name, key or word.',
  ],
  categories_full: [409, 'There are {max} categories, which is the most. Remove one first.'],
  category_changed: [
    409,
    'The category {category} was changed by somebody else since you read it. Look at it again before you change it.',
  ],
  category_in_use: [
    409,
    'The category {category} cannot be removed while it has {parts}. Move them to another category or delete them first.',
  ],
  synonym_taken: [409, 'There is already a synonym for “{phrase}”. Take that one back first.'],
  synonyms_full: [
    409,
    'There are {max} synonyms, which is the most. Take some of them back first.',
  ],
  mpn_taken: [409, 'There is already a part with the number {mpn}.'],
  own_numbers_full: [
    409,
    'You have {max} own part numbers, which is the most. Forget some of them, or leave new ones out.',
  ],
  too_many_addresses: [409, 'You keep {count} addresses, which is the most. Put one away first.'],
  too_many_keys: [409, 'You have {count} keys, which is the most. Revoke one first.'],
  too_many_webhooks: [409, 'The shop tells {count} addresses already. Remove one first.'],
  too_many_lists: [409, 'You have {count} lists, which is the most. Delete one first.'],
  too_many_builds: [409, 'You have {count} saved builds, which is the most. Delete one first.'],
  build_changed: [
    409,
    'This build was changed somewhere else since you opened it. Load it again before you change it.',
  ],
  list_full: [409, 'A list has at most {max} parts: this one would have {count}.'],
  list_changed: [
    409,
    'This list was changed somewhere else since you opened it. Load it again before you change it.',
  ],
  part_changed: [
    409,
    'This part was changed by somebody else since you read it. Look at what is there now before you change it.',
  ],
  review_changed: [
    409,
    'The writer changed this review since you read it. Read what it says now, then decide.',
  ],
  review_replaced: [
    409,
    'A newer review of the same buyer counts in the place of this one, which stays hidden.',
  ],
  import_running: [
    409,
    'Another import or change of the catalogue is running. Try again in a moment.',
  ],
  request_running: [409, 'The same request is still being worked on. Ask again in a moment.'],
  events_ahead: [
    409,
    'There is no event {after} yet: the last is {last}. If that was told by another database, begin at 0, and compare.',
  ],
  events_forgotten: [
    410,
    'Events are told for {days} days, and the first is {first} now: what came between {after} and that is not told any more. Read orders and parts, then go on from there.',
  ],
  too_large: [413, 'This is too large: at most {limit}.'],
  unsupported_type: [415, 'Send the body as {type}.'],
  mark_refused: [415, 'This picture cannot be a logo: {reason}.'],
  not_an_image: [415, 'This file is not an image that we can read (PNG, JPEG, WebP, AVIF or GIF).'],
  key_reused: [422, 'This Idempotency-Key was used for another request.'],
  too_many_requests: [429, 'Too many requests. Try again in {seconds} seconds.'],
  internal: [500, 'Something went wrong on our side. Nothing was charged for this request.'],
  payment_refused: [502, 'The payment provider refused this payment: {reason}'],
  image_host_failed: [502, 'The image host said: {reason}'],
  unavailable: [503, 'The shop cannot answer at the moment. Try again in a few seconds.'],
  payments_unavailable: [
    503,
    'The payment provider cannot be reached at the moment. Nothing was charged. Try again in a few seconds.',
  ],
  storage_full: [507, 'There is no room left to store this. Nothing was changed.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type RefusalCode = keyof typeof refusals
export type FieldError = { path: string; message: string }

/** An expected failure. `values` fill the words, `errors` name fields, `retryAfter` is in seconds, `allow` names methods. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly allow: string[] | undefined

  constructor(
    code: RefusalCode,
    values: Record<string, string | number> = {},
    more: { errors?: FieldError[]; retryAfter?: number; allow?: string[]; words?: string } = {},
  ) {
    const [status, words] = refusals[code]
    super(more.words ?? fillWords(words, values))
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.errors = more.errors
    this.allow = more.allow
    this.retryAfter = more.retryAfter ?? (status === 503 ? 5 : undefined)
  }
}
