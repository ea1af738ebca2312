import { Refusal } from '../../../contract/refusals.ts'

const tries = 3
const openMs = 5_000

/**
 * Spares callers the wait while a provider does not answer: after three unknown outcomes in a row everything is refused
 * at once for five seconds, then one try decides anew. An answer of any kind, also a refusal, is an answer.
 */
export function createBreaker() {
  let unknown = 0
  let openUntil = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (performance.now() < openUntil) throw new Refusal('payments_unavailable')
    try {
      const answer = await work()
      unknown = 0
      return answer
    } catch (error) {
      const silent = error instanceof Refusal && error.code === 'payments_unavailable'
      unknown = silent ? unknown + 1 : 0
      if (unknown >= tries) openUntil = performance.now() + openMs
      throw error
    }
  }
}
