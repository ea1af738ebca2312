import { ConfigFault } from '../config/settings.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkMetrics } from './check-metrics.ts'
import { checkReplica } from './check-replica.ts'
import { checkRuntime } from './check-runtime.ts'
import { examineOutside, seconds } from './examine-outside.ts'
import { bounded, type Finding, fault, ok, wordsOf } from './finding.ts'
import { lookAround, type Surroundings } from './look-around.ts'

/** The embedded database may have to start first. */
const secondsToStart = 75

/** Examines everything that a shop of these settings needs, the database first and all else side by side, and answers a finding for each in a fixed order. */
export async function examine(settings: NodeJS.ProcessEnv): Promise<Finding[]> {
  let surroundings: Surroundings
  try {
    surroundings = await lookAround(settings)
  } catch (error) {
    return [checkRuntime(), notStarted(error)]
  }
  const { config } = surroundings
  // whose record says how the others write numbers
  const database = await bounded(
    'database',
    config.databaseUrl ? seconds : secondsToStart,
    'See postgres.log in DATA_DIR.',
    () => checkDatabase(surroundings),
  )
  const checks = [
    bounded(
      'data folder',
      seconds,
      'Let the shop’s user write DATA_DIR, and see that its disk has room.',
      () => checkFolder(config.dataDir),
    ),
    database,
    replicaOf(config.replicaUrl),
    examineOutside(surroundings),
    bounded('metrics', seconds, 'Correct METRICS_HOST.', () => checkMetrics(config)),
  ]
  return [
    checkRuntime(),
    ok('configuration', tellConfig(surroundings)),
    ...(await Promise.all(checks)).flat(),
  ]
}

/** Without a replica there is nothing to say of it. */
async function replicaOf(url: string | null): Promise<Finding[]> {
  if (!url) return []
  return await bounded('replica', seconds, 'See the log of the replica.', () => checkReplica(url))
}

function notStarted(error: unknown): Finding {
  return error instanceof ConfigFault
    ? fault(
        'configuration',
        wordsOf(error),
        'Correct the settings named here: see docs/settings.md.',
      )
    : fault('data folder', wordsOf(error), 'Let the shop’s user write DATA_DIR and read its files.')
}

function tellConfig({ config }: Surroundings): string {
  const names = Object.entries(config.sandbox.sandboxed).flatMap(([name, is]) => (is ? [name] : []))
  return `${config.live ? 'real money' : 'nobody’s money'}; ${names.length > 0 ? `sandboxed: ${names.join(', ')}` : 'nothing sandboxed'}`
}
