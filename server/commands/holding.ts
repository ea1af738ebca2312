import { setTimeout } from 'node:timers/promises'

const graceMs = 3_000

/**
 * Opens what the work needs and closes it afterwards, also when Ctrl-C or SIGTERM ends the work early: a database that
 * a command started never outlives it. Interrupted, the process ends with code 130; a second signal ends it at once.
 */
export async function holding<H extends { close: () => Promise<void> }, R>(
  open: () => Promise<H>,
  work: (held: H) => Promise<R>,
): Promise<R> {
  const opening = open()
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= opening.then((held) => held.close())
    return closing
  }
  const working = opening.then(work)
  let interrupted = false
  const interrupt = () => {
    if (interrupted) process.exit(130)
    interrupted = true
    process.stderr.write('Interrupted.\n')
    const settled = working.catch(() => {})
    void close()
      .catch(() => {})
      .then(() => Promise.race([settled, setTimeout(graceMs)]))
      .then(() => process.exit(130))
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    return await working
  } finally {
    await close()
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}
