import type { Database } from '../database.ts'

type Tell = (stamp: string | null) => void
export type AskStamp = (tell: Tell) => void

/**
 * What the database's committed state is called just now, asked once for all who wait: whoever comes while a question is
 * under way gets the answer of the next one. It is PostgreSQL's snapshot, the numbers of the transactions that are over
 * and of those that run: as long as it is the same, every query finds what it found before, whoever writes in whatever
 * instance. It is of the whole server, so that it changes with databases beside the shop's as well. null when the database
 * does not answer.
 */
export function askTogether(database: Database): AskStamp {
  let waiting: Tell[] = []
  let isAsking = false
  const ask = async () => {
    while (waiting.length > 0) {
      const these = waiting
      waiting = []
      const stamp = await readStamp(database)
      for (const tell of these) tell(stamp)
    }
    isAsking = false
  }
  return (tell) => {
    waiting.push(tell)
    if (isAsking) return
    isAsking = true
    // everybody whose request has come in by now asks with this one
    setImmediate(ask)
  }
}

async function readStamp({ sql }: Database): Promise<string | null> {
  try {
    const [row] = await sql<{ stamp: string }[]>`select pg_current_snapshot()::text as stamp`
    return row?.stamp ?? null
  } catch {
    return null
  }
}
