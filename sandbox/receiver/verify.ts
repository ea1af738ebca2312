import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the time of a delivery may be from ours: older ones may have been listened to and sent again. */
const toleranceSeconds = 300

/**
 * Checks a delivery as a receiver should (https://www.standardwebhooks.com): answers what is wrong with it, or null. Any
 * of its signatures may be ours, since senders sign by two secrets while they exchange them.
 */
export function whatIsWrong(secret: string, headers: Headers, body: string): string | null {
  const id = headers.get('webhook-id')
  const timestamp = headers.get('webhook-timestamp')
  const signatures = headers.get('webhook-signature')
  if (!id || !timestamp || !signatures) return 'a header is missing'
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > toleranceSeconds)
    return 'its time is not now'
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const ours = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const isOurs = signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',')
    const theirs = Buffer.from(text, 'base64')
    return version === 'v1' && theirs.length === ours.length && timingSafeEqual(theirs, ours)
  })
  return isOurs ? null : 'it is not signed by this secret'
}
