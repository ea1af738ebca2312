import { Refusal } from '../../../contract/refusals.ts'

/**
 * Lets so many pieces of work run at once and so many more wait, in the order in which they came. What is more than
 * that is refused (unavailable) before it costs anything.
 */
export function createTurns(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= waitingAtMost) throw new Refusal('unavailable')
      // whoever ends hands the place on, so that nobody who comes just then gets before it
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
