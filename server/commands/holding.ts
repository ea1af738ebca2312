import { setTimeout } from 'node:timers/promises'
import { stopOnSignals } from '../process/stop-on-signals.ts'

const graceMs = 3_000

/**
 * Opens what the work needs and closes it afterwards, also when Ctrl-C or SIGTERM ends the work early: a database that
 * a command started never outlives it. Interrupted, the process ends with code 130; another Ctrl-C ends it at once.
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
  const leaveOff = stopOnSignals(() => {
    process.stderr.write('Interrupted.\n')
    const settled = working.catch(() => {})
    void close()
      .catch(() => {})
      .then(() => Promise.race([settled, setTimeout(graceMs)]))
      .then(() => process.exit(130))
  })
  try {
    return await working
  } finally {
    await close()
    leaveOff()
  }
}
