import { ConfigFault } from '../config/settings.ts'
import { checkCards } from './check-cards.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkImages, checkIssuers, checkMail } from './check-hosts.ts'
import { checkMetrics } from './check-metrics.ts'
import { checkReplica } from './check-replica.ts'
import { checkRuntime } from './check-runtime.ts'
import { checkShop } from './check-shop.ts'
import { bounded, type Finding, fault, ok, skipped, wordsOf } from './finding.ts'
import { lookAround, type Surroundings } from './look-around.ts'

/** Longer than any one answer may take; the embedded database may have to start first. */
const seconds = 12
const secondsToStart = 75

/** Examines everything that a shop of these settings needs, side by side, and answers a finding for each in a fixed order. */
export async function examine(settings: NodeJS.ProcessEnv): Promise<Finding[]> {
  let surroundings: Surroundings
  try {
    surroundings = await lookAround(settings)
  } catch (error) {
    return [checkRuntime(), notStarted(error)]
  }
  const { config } = surroundings
  const { sandboxed } = config.sandbox
  const checks = [
    bounded(
      'data folder',
      seconds,
      'Let the shop’s user write DATA_DIR, and see that its disk has room.',
      () => checkFolder(config.dataDir),
    ),
    bounded(
      'database',
      config.databaseUrl ? seconds : secondsToStart,
      'See postgres.log in DATA_DIR.',
      () => checkDatabase(surroundings),
    ),
    replicaOf(config.replicaUrl),
    outside('issuer google', sandboxed.identities, surroundings, checkIssuers),
    outside('card provider', sandboxed.cards, surroundings, checkCards),
    outside('image host', sandboxed.images, surroundings, checkImages),
    outside('mail', sandboxed.mail, surroundings, checkMail),
    bounded('metrics', seconds, 'Correct METRICS_HOST.', () => checkMetrics(config)),
    bounded('public address', seconds, 'See the shop’s log.', () => checkShop(surroundings)),
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

/** A stand-in is there only while a shop runs: without one there is nothing to examine. */
async function outside(
  name: string,
  sandboxed: boolean,
  surroundings: Surroundings,
  check: (surroundings: Surroundings) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { config, inUse, shopFault, sandboxAnswers } = surroundings
  if (sandboxed && !sandboxAnswers)
    return [
      inUse || shopFault === null
        ? fault(name, `its sandbox is silent at ${config.sandbox.url}`, 'Restart the shop.')
        : skipped(name, 'sandboxed: its stand-in starts with the shop'),
    ]
  return await bounded(name, seconds, 'See that this machine reaches it.', () =>
    check(surroundings),
  )
}

function tellConfig({ config }: Surroundings): string {
  const names = Object.entries(config.sandbox.sandboxed).flatMap(([name, is]) => (is ? [name] : []))
  const cards = config.cards.live ? 'live cards' : 'test cards'
  return `${cards}; ${names.length > 0 ? `sandboxed: ${names.join(', ')}` : 'nothing sandboxed'}`
}
