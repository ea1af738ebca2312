import { createHmac, randomBytes } from 'node:crypto'

/** A new secret: `whsec_` and 32 bytes in base64 (Standard Webhooks asks for 24 to 64). */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/**
 * The headers of Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md):
 * one signature by each secret, so that a receiver finds the one that it knows while they are exchanged.
 */
export function signedHeaders(
  secrets: string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
