import { Refusal } from '../../contract/refusals.ts'

const mostSeconds = 10
const longestReason = 200

/**
 * Asks a host over HTTP, for ten seconds at most and following no redirect. Throws `image_host_failed` when there is
 * no answer; nothing of the request, whose address or headers may hold a key, gets into the refusal.
 */
export async function askHost<T>(
  ask: (init: { signal: AbortSignal; redirect: 'manual' }) => Promise<T>,
): Promise<T> {
  try {
    return await ask({ signal: AbortSignal.timeout(mostSeconds * 1_000), redirect: 'manual' })
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw hostFailed(
      isLate ? `nothing within ${mostSeconds} seconds` : 'nothing, it cannot be reached',
    )
  }
}

/** A refusal with the host's own words, as one line of bearable length without control characters. */
export function hostFailed(words: string): Refusal {
  const reason = words
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReason)
  return new Refusal('image_host_failed', { reason: reason || 'nothing' })
}
