import { invalid, missing } from './api-error.ts'
import { type Answer, type Call, ok } from './call.ts'
import { group, integer, onlyKnown, type Params, text } from './params.ts'
import type { Filter, Kind } from './store.ts'

/** `GET /v1/<things>/:id` for what has no secrets from a secret key. */
export const retrieve =
  (kind: Kind) =>
  (call: Call): Answer => {
    const found = call.store.find(kind, call.id)
    if (!found) throw missing(kind, call.id)
    return ok(found)
  }

/** `GET /v1/<things>`: newest first, `limit` 1 to 100 (10), `starting_after`, `ending_before`, `created`. */
export const list =
  (kind: Kind, url: string) =>
  (call: Call): Answer => {
    const filter = readFilter(call.params)
    const found = call.store.list(kind, filter)
    if (!found)
      throw missing(
        kind,
        String(filter.after ?? filter.before),
        filter.after ? 'starting_after' : 'ending_before',
      )
    const has_more = found.length > filter.limit
    // Backwards, the row too many is the newest of the page.
    const data =
      filter.before !== undefined && has_more ? found.slice(1) : found.slice(0, filter.limit)
    return ok({ object: 'list', data, has_more, url })
  }

function readFilter(params: Params): Filter {
  onlyKnown(params, [
    'limit',
    'starting_after',
    'ending_before',
    'created',
    'payment_intent',
    'charge',
    'type',
    'types',
    'customer',
  ])
  const limit = integer(params, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalid('limit must be between 1 and 100', 'parameter_invalid_integer', 'limit')
  const exact = typeof params.created === 'string' ? integer(params, 'created') : undefined
  const range = exact === undefined ? group(params, 'created') : undefined
  const created: Filter['created'] = exact === undefined ? {} : { gte: exact, lte: exact }
  for (const bound of ['gte', 'gt', 'lte', 'lt'] as const) {
    const value = range && integer(range, bound)
    if (value !== undefined) created[bound] = value
  }
  return {
    limit,
    created,
    after: text(params, 'starting_after'),
    before: text(params, 'ending_before'),
    payment: text(params, 'payment_intent'),
    type: text(params, 'type'),
  }
}

/** `GET /v1/account`: enough to tell that a key is good. */
export const retrieveAccount = (): Answer =>
  ok({
    id: 'acct_sandbox000000000',
    object: 'account',
    business_type: null,
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    payouts_enabled: false,
    type: 'standard',
  })

/** `GET /v1/balance`: what was captured less what was refunded, by currency. */
export const retrieveBalance = (call: Call): Answer => {
  const rows = call.store.database
    .prepare(
      `select body ->> 'currency' as currency,
         sum((body ->> 'amount_captured') - (body ->> 'amount_refunded')) as amount
       from object
       where kind = 'charge'
       group by 1`,
    )
    .all()
  const available = rows.map((row) => ({
    amount: Number(row.amount),
    currency: String(row.currency),
    source_types: { card: Number(row.amount) },
  }))
  if (available.length === 0)
    available.push({ amount: 0, currency: 'usd', source_types: { card: 0 } })
  return ok({ object: 'balance', available, livemode: false, pending: [] })
}

/** `GET /v1/webhook_endpoints`: the one endpoint there is, the shop's. */
export const listWebhookEndpoints = (url: string, apiVersion: string) => (): Answer =>
  ok({
    object: 'list',
    data: [
      {
        id: 'we_sandbox',
        object: 'webhook_endpoint',
        api_version: apiVersion,
        application: null,
        created: 0,
        description: 'The shop beside this sandbox',
        enabled_events: ['*'],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      },
    ],
    has_more: false,
    url: '/v1/webhook_endpoints',
  })
