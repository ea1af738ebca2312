const patienceMs = 1_000

/**
 * Calls `stop` at the first Ctrl-C, SIGTERM or closed terminal. The same wish reaches a process several times over: a
 * service manager signals the whole group, and npm and the launcher pass on what they got. So nothing but another
 * Ctrl-C, a second after the first signal or later, ends the process at once. Answers how to leave it off.
 */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => void): () => void {
  let since: number | null = null
  const hear = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (since !== null) {
      if (signal === 'SIGINT' && now - since >= patienceMs) process.exit(130)
      return
    }
    since = now
    stop(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, hear)
  return () => {
    for (const signal of signals) process.off(signal, hear)
  }
}
