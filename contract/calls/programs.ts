import { type Call, json, list } from '../call.ts'
import { events, eventsQuery } from '../programs/events.ts'
import {
  deliveries,
  deliveriesQuery,
  issuedWebhook,
  newWebhook,
  resending,
  webhook,
  webhookChange,
  webhookRotation,
} from '../programs/webhooks.ts'
import { byId, deleted, modified } from './shapes.ts'

/** What other systems follow the shop by. */
export const programCalls = {
  listEvents: {
    method: 'GET',
    path: '/events',
    who: 'user',
    scope: 'events:read',
    says: 'Follow what happens: every event once and none late, whatever is written at the same time. Ask again with `next` of the answer before. Buyers are told what happens to their own orders, admins everything, each for 90 days.',
    query: eventsQuery,
    answer: json(events),
    refuses: ['events_forgotten', 'events_ahead'],
  },
  // no key makes or changes what is told to others for years
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    who: 'admin',
    says: 'List the addresses that are told of events, newest first.',
    answer: list(webhook),
  },
  addWebhook: {
    method: 'POST',
    path: '/webhooks',
    who: 'admin',
    says: 'Have events of some types sent to an address from now on, signed by the Standard Webhooks specification. All admins are told by mail. The secret is told this once, so that a repeat makes another.',
    body: newWebhook,
    answer: json(issuedWebhook),
    refuses: ['too_many_webhooks'],
    once: 'natural',
  },
  changeWebhook: {
    method: 'PATCH',
    path: '/webhooks/{id}',
    who: 'admin',
    says: 'Change what is sent where, or turn it off and on again: what happened meanwhile is sent then.',
    params: byId,
    body: webhookChange,
    answer: modified,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/webhooks/{id}/rotations',
    who: 'admin',
    says: 'Exchange the secret of an address. The one of before signs for some hours beside the new one, which is told this once.',
    params: byId,
    body: webhookRotation,
    answer: json(issuedWebhook),
    once: 'natural',
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/webhooks/{id}',
    who: 'admin',
    says: 'Send nothing more to an address, and forget what was sent to it.',
    params: byId,
    answer: deleted,
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    who: 'admin',
    says: 'List what was sent to an address in the last 30 days, and what it answered.',
    params: byId,
    query: deliveriesQuery,
    answer: json(deliveries),
  },
  resendDeliveries: {
    method: 'POST',
    path: '/webhooks/{id}/resends',
    who: 'admin',
    says: 'Send a delivery again, or all of events since a time, within the next minute.',
    params: byId,
    body: resending,
    answer: modified,
    once: 'natural',
  },
} as const satisfies Record<string, Call>
