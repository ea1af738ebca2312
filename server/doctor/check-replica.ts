import { figure } from '../../contract/words/numbers.ts'
import { fixed } from '../../contract/words/shares.ts'
import { holding } from '../commands/holding.ts'
import { openDatabase } from '../database/database.ts'
import { mendOf } from './check-database.ts'
import { type Finding, fault, ok, wordsOf } from './finding.ts'
import { selectReplica } from './store.ts'

const name = 'replica'
/** What figures and exports may be old, before it is said. */
const maxSeconds = 60

/** Whether the replica answers, is one, and follows. */
export async function checkReplica(url: string): Promise<Finding[]> {
  return await holding(
    async () => {
      const { sql, close } = openDatabase(url, { connections: 1 })
      return { sql, close }
    },
    async ({ sql }) => [await selectReplica(sql).then(tell, refused)],
  )
}

function tell({ follows, behind }: Awaited<ReturnType<typeof selectReplica>>): Finding {
  if (!follows)
    return fault(
      name,
      'REPLICA_DATABASE_URL leads to a server that is no replica',
      'Point it at a streaming replica of DATABASE_URL, or leave it out.',
    )
  if (behind === null || behind > maxSeconds)
    return fault(
      name,
      behind === null ? 'it follows nothing' : `it is ${figure(Math.round(behind))} s behind`,
      'See its log and pg_stat_replication of the primary.',
    )
  return ok(name, `it follows, ${fixed(behind, 1)} s behind`)
}

const refused = (error: unknown): Finding =>
  fault(name, wordsOf(error), mendOf(error).replaceAll('DATABASE_URL', 'REPLICA_DATABASE_URL'))
