/** What other rooms of the server may use of this one. */
export { pruneEvents } from './events/prune-events.ts'
export { sendWebhook, sweepWebhooks, tellWebhooks } from './webhooks/send-webhooks.ts'
