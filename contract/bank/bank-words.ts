/** What became of a line of a statement. */
export const lineStates = ['open', 'suggested', 'part', 'matched', 'ignored', 'returned'] as const
export type LineState = (typeof lineStates)[number]

/** Why the shop thinks that a line pays something. */
export const matchReasons = [
  'reference',
  'known-account',
  'name',
  'amount',
  'discount',
  'only-amount',
  'sum',
  'all-open',
  'less-fee',
  'less',
  'more',
  'nothing-open',
  'named-not-open',
  'return',
  'order-over',
] as const
export type MatchReason = (typeof matchReasons)[number]

/**
 * What a column of a bank's CSV may hold. `amount`: with its sign, or beside a `mark` that says which way it went.
 * `in` and `out`: what came and what went, each in a column of its own. `text`: the words of the payment, also in several columns.
 */
export const statementRoles = [
  'none',
  'account',
  'bookedOn',
  'amount',
  'mark',
  'in',
  'out',
  'currency',
  'name',
  'iban',
  'text',
  'bankReference',
  'endToEnd',
] as const
export type StatementRole = (typeof statementRoles)[number]

/** In which order a day has its year, month and day. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const
export type DayOrder = (typeof dayOrders)[number]
