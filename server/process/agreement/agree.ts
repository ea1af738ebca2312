import type { Config } from '../../config/config.ts'
import { ConfigFault } from '../../config/settings.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { Log } from '../../telemetry/log.ts'
import { identityFingerprint, sharedFingerprints } from './fingerprints.ts'
import { markFolder } from './image-folder.ts'
import { forgetFingerprints, sayAnew, sayFirst } from './store.ts'
import { disagreements } from './words.ts'

const identity = 'IDENTITY_SECRET'
const images = 'IMAGES'

/**
 * Compares this start with what other instances of the shop started with, and writes down what none has said. Another
 * identity secret is refused: sessions of one instance would be nobody's at the other, and second factors unreadable. One
 * that follows on the known one, as `npm run rotate` leaves it, is taken. What providers gave may change, one instance
 * after the other: that is said, as is another folder of pictures. Throws ConfigFault.
 */
export async function agree(database: Database, config: Config, log: Log): Promise<void> {
  await database.transaction(async (sql) => {
    await agreeOnIdentity(sql, config, log)
    for (const [name, value] of sharedFingerprints(config)) {
      if ((await sayFirst(sql, name, value)) === value) continue
      await sayAnew(sql, name, value)
      log.warn({ setting: name }, disagreements.changed(name))
    }
    const mark = markFolder(config)
    if (mark !== null && (await sayFirst(sql, images, mark)) !== mark)
      log.error({ folder: config.dataDir }, disagreements.images)
  })
}

async function agreeOnIdentity(sql: Sql, { secrets, identities }: Config, log: Log) {
  const own = identityFingerprint(identities.secret)
  const known = await sayFirst(sql, identity, own)
  if (known === own) return
  const isFormer = secrets.formerIdentitySecrets.some((one) => identityFingerprint(one) === known)
  if (!isFormer) throw new ConfigFault(disagreements.identity)
  await sayAnew(sql, identity, own)
  await forgetFingerprints(sql, [identity, images])
  log.info({}, 'the identity secret was exchanged')
}
