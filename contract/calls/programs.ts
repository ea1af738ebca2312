import { type Call, json } from '../call.ts'
import { events, eventsQuery } from '../programs/events.ts'

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
} as const satisfies Record<string, Call>
