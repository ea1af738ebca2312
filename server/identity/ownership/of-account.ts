/**
 * Every table that names an account, by the column that does, and what becomes of its rows when the account gets its
 * first proven owner: whatever was there before was prepared by somebody who may be a stranger. `ended` are ways in,
 * `cleared` what would mislead the owner, show what they do, or speak in their name. A table that refers to users and is
 * not here fails a test.
 */
export const ofAccount = {
  session: { column: 'user_id', fate: 'ended' },
  account: { column: 'user_id', fate: 'ended' },
  passkey: { column: 'user_id', fate: 'ended' },
  two_factor: { column: 'user_id', fate: 'ended' },
  api_key: { column: 'user_id', fate: 'ended' },
  company_member: { column: 'user_id', fate: 'ended' },
  // where events go that a stranger prepared to read
  webhook: { column: 'made_by', fate: 'ended' },
  profile: { column: 'user_id', fate: 'cleared' },
  address: { column: 'user_id', fate: 'cleared' },
  basket_line: { column: 'buyer_id', fate: 'cleared' },
  list: { column: 'owner_id', fate: 'cleared' },
  own_part_number: { column: 'buyer_id', fate: 'cleared' },
  column_layout: { column: 'buyer_id', fate: 'cleared' },
  build: { column: 'owner_id', fate: 'cleared' },
  fact_request: { column: 'user_id', fate: 'cleared' },
  table_settings: { column: 'user_id', fate: 'cleared' },
  review: { column: 'user_id', fate: 'cleared' },
  // unpaid ones are cancelled by a job, since the payment provider is asked first; the others are in the books
  orders: { column: 'buyer_id', fate: 'kept' },
  // who asked for a company, or to join one, is told beside it
  company: { column: 'applied_by', fate: 'kept' },
  company_invitation: { column: 'invited_by', fate: 'kept' },
  // what was asked of the shop over many orders tells who did it
  batch: { column: 'actor_id', fate: 'kept' },
  // who looked a fact of a part up is told beside its source
  part_fact: { column: 'by_id', fate: 'kept' },
  part_lifecycle: { column: 'by_id', fate: 'kept' },
} as const satisfies Record<string, { column: string; fate: 'ended' | 'cleared' | 'kept' }>
