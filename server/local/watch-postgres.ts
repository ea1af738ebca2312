import { serverRuns } from './dead-server.ts'

/** Looks at the server until `stop`, which waits for a start that is under way. */
export type Watch = { stop: () => Promise<void> }

const lookEveryMs = 250

/**
 * Starts the embedded server of this folder again whenever it is gone while the shop runs on, whatever ended it: the
 * kernel for want of memory, somebody's kill, a PANIC on a full disk. Tries until it runs. Several shops of one folder
 * may try at once: PostgreSQL's own lock file lets one in, and the others see it running at their next look.
 */
export function watchPostgres(
  folder: string,
  start: () => Promise<void>,
  tell: (outcome: 'gone' | 'back' | 'failed', error?: unknown) => void,
): Watch {
  let stopped = false
  let gone = false
  let looking = Promise.resolve()
  const look = async () => {
    if (serverRuns(folder)) {
      if (gone) tell('back')
      gone = false
      return
    }
    if (!gone) tell('gone')
    gone = true
    await start().catch((error: unknown) => tell('failed', error))
  }
  const next = () => {
    looking = look().finally(() => {
      if (!stopped) timer = setTimeout(next, lookEveryMs).unref()
    })
  }
  let timer = setTimeout(next, lookEveryMs).unref()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
