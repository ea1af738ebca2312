import { readConfig } from '../config.ts'
import { rotateIdentitySecret } from '../secrets.ts'
import { runCommand } from './open-command-shop.ts'
import { readArguments } from './read-arguments.ts'

const usage = `Usage: npm run rotate -- --yes

Makes a new identity secret in secrets.json of DATA_DIR and keeps the former ones, with which second factors can still
be read. From the next start on everybody logs in again. Stop every shop first, and copy the file to all machines.

  --yes  really do it

Exit codes: 0 done, 1 not done (standard error says why), 2 not understood.
`

async function rotate(args: string[]): Promise<number> {
  const options = { yes: { type: 'boolean' } } as const
  const given = readArguments(args, usage, options, ({ length }) => length === 0)
  if (typeof given === 'number') return given
  if (!given.values.yes) {
    process.stderr.write(usage)
    return 2
  }
  const generations = rotateIdentitySecret(readConfig().dataDir)
  process.stdout.write(
    `There is a new identity secret, the ${generations}. of this shop. Start the shop; everybody logs in again.\n`,
  )
  return 0
}

await runCommand(rotate)
