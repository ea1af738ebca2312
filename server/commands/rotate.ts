import { readConfig } from '../config/config.ts'
import { rotateIdentitySecret } from '../config/secrets.ts'
import { ConfigFault } from '../config/settings.ts'
import { forgetAgreement } from '../process/agreement/store.ts'
import { holding } from './holding.ts'
import { openCommandShop } from './open-command-shop.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run rotate -- --yes
       npm run rotate -- --forget

Makes a new identity secret in secrets.json of DATA_DIR and keeps the former ones, with which second factors can still
be read. From the next start on everybody logs in again. Stop every shop first, and copy the file to all machines.

  --yes     really do it
  --forget  instead: the database forgets which secrets and which folder of pictures instances start with, and the next
            start says it anew. For secrets that are lost (everybody logs in again, second factors are set up anew) and
            for pictures that have moved

Exit codes: 0 done, 1 not done (standard error says why), 2 not understood.
`

/** A secret that is given cannot be exchanged here. */
const exchange =
  'the identity secret is given as a setting: put the one of now first into FORMER_IDENTITY_SECRETS and a new one (openssl rand -hex 24) into IDENTITY_SECRET, for all instances, and start them'

export async function rotate(args: string[], terminal: Terminal): Promise<number> {
  const options = { yes: { type: 'boolean' }, forget: { type: 'boolean' } } as const
  const given = readArguments(args, terminal, usage, options, ({ length }) => length === 0)
  if (typeof given === 'number') return given
  if (given.values.forget) return await forget(terminal)
  if (!given.values.yes) {
    terminal.err.write(usage)
    return 2
  }
  const config = readConfig(terminal.settings)
  if (config.identities.isGiven) throw new ConfigFault(exchange)
  const generations = rotateIdentitySecret(config.dataDir)
  terminal.out.write(
    `There is a new identity secret, the ${generations}. of this shop. Start the shop; everybody logs in again.\n`,
  )
  return 0
}

async function forget(terminal: Terminal): Promise<number> {
  return await holding(
    () => openCommandShop(terminal),
    async ({ database }) => {
      await forgetAgreement(database.sql)
      terminal.out.write(
        'Forgotten: the next start says which secrets and pictures are the shop’s.\n',
      )
      return 0
    },
  )
}
