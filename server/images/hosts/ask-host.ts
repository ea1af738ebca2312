import { Refusal } from '../../../contract/refusals.ts'

const maxSeconds = 10
const longestReason = 200

/**
 * Asks a host over HTTP, for ten seconds at most and following no redirect. Throws `image_host_failed` when there is
 * no answer; nothing of the request, whose address or headers may hold a key, gets into the refusal.
 */
export async function askHost<T>(
  ask: (init: { signal: AbortSignal; redirect: 'manual' }) => Promise<T>,
): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), maxSeconds * 1_000)
  try {
    return await ask({ signal: patience.signal, redirect: 'manual' })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw hostFailed(
      patience.signal.aborted
        ? `nothing within ${maxSeconds} seconds`
        : 'nothing, it cannot be reached',
    )
  } finally {
    clearTimeout(timer)
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
