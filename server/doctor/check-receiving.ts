import { type Finding, fault, ok, skipped } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** Sends an event that nobody signed to where a provider sends its own: the shop refuses it, and does nothing else. */
export async function checkReceiving(
  { config: { publicUrl }, shopFault }: Surroundings,
  name: string,
  where: '/api/webhooks/cards' | '/api/webhooks/gateway',
): Promise<Finding> {
  if (shopFault !== null) return skipped(name, 'asked only while the shop answers')
  const response = await fetch(`${publicUrl}${where}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': 't=0,v1=doctor',
      'webhook-id': 'doctor',
      'webhook-timestamp': '0',
      'webhook-signature': 'v1,doctor',
    },
    body: '{}',
    redirect: 'manual',
    signal: AbortSignal.timeout(8_000),
  })
  const text = await response.text()
  return response.status === 400 && text.includes('invalid_signature')
    ? ok(name, 'takes events, and refuses unsigned ones')
    : fault(
        name,
        `answers ${response.status} to an event`,
        `Let the proxy in front pass POST ${where} on as it is.`,
      )
}
