import type { OpenDatabase } from '../database/database.ts'

type Tell = (snapshot: string | null) => void
export type AskSnapshot = (tell: Tell) => void
type Asked = Pick<OpenDatabase, 'sql' | 'answered'>

/** So long is an answer good for others, in milliseconds, where this instance had no other answer of the database since. */
export const goodMs = 10

/**
 * What the database's committed state is called just now, asked once for all who wait: whoever comes while a question is
 * under way gets the answer of the next one. It is PostgreSQL's snapshot, the numbers of the transactions that are over
 * and of those that run: as long as it is the same, every query finds what it found before, whoever writes in whatever
 * instance. It is of the whole server, so that it changes with databases beside the shop's as well. null when the database
 * does not answer.
 *
 * What this instance wrote is told of at once, what another wrote 10 ms later at most.
 */
export function askTogether(database: Asked): AskSnapshot {
  let waiting: Tell[] = []
  let isAsking = false
  let known = { snapshot: '', answered: -1, until: 0 }
  const ask = async () => {
    while (waiting.length > 0) {
      const these = waiting
      waiting = []
      const [asked, before] = [performance.now(), database.answered()]
      const snapshot = await readSnapshot(database)
      const answered = database.answered()
      // another answer meanwhile may be of a write that the question did not see
      if (snapshot !== null && answered === before + 1)
        known = { snapshot, answered, until: asked + goodMs }
      for (const tell of these) tell(snapshot)
    }
    isAsking = false
  }
  return (tell) => {
    if (database.answered() === known.answered && performance.now() < known.until)
      return tell(known.snapshot)
    waiting.push(tell)
    if (isAsking) return
    isAsking = true
    // everybody whose request has come in by now asks with this one
    setImmediate(ask)
  }
}

async function readSnapshot({ sql }: Asked): Promise<string | null> {
  try {
    const [row] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`
    return row?.snapshot ?? null
  } catch {
    return null
  }
}
