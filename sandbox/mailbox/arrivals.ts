type Change = 'message' | 'cleared'

/** Tells whoever listens that the mailbox has changed: pages by events, tests by a held request. */
export type Arrivals = {
  announce: (change: Change) => void
  /** Answers how to stop listening. */
  listen: (listener: (change: Change) => void) => () => void
  closed: () => boolean
  /** Lets go of everybody who waits. */
  close: () => void
  /** Resolves at the next change, after `ms`, when `signal` aborts, or when the mailbox closes. */
  next: (ms: number, signal: AbortSignal) => Promise<void>
}

export function createArrivals(): Arrivals {
  const listeners = new Set<(change: Change) => void>()
  const ending = new AbortController()
  const listen: Arrivals['listen'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    announce: (change) => {
      for (const listener of [...listeners]) listener(change)
    },
    listen,
    closed: () => ending.signal.aborted,
    close: () => ending.abort(),
    next: (ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          either.removeEventListener('abort', done)
          stopListening()
          resolve()
        }
        const either = AbortSignal.any([signal, ending.signal])
        const timer = setTimeout(done, ms)
        const stopListening = listen(done)
        either.addEventListener('abort', done)
        if (either.aborted) done()
      }),
  }
}
