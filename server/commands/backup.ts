import { stat } from 'node:fs/promises'
import path from 'node:path'
import { counted } from '../../contract/words/numbers.ts'
import { fixed } from '../../contract/words/shares.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { holding } from './holding.ts'
import { openCommandShop } from './open-command-shop.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run backup [-- [FILE] [--with-secrets]]

Copies the database and the pictures into one archive while the shop goes on.
FILE is DATA_DIR/backups/partwright-<time>.tar.gz unless you name another.

  --with-secrets  put secrets.json in, too: whoever has the archive then has the keys of two-factor log-ins and sessions
`

/** `npm run backup`: exit 0 when the archive is whole and on the disk. */
export async function backup(args: string[], terminal: Terminal): Promise<number> {
  const options = { 'with-secrets': { type: 'boolean' } } as const
  const given = readArguments(args, terminal, usage, options, ({ length }) => length <= 1)
  if (typeof given === 'number') return given
  const [name] = given.positionals
  const withSecrets = given.values['with-secrets'] ?? false
  return await holding(
    () => openCommandShop(terminal),
    async ({ config, database }) => {
      const file = path.resolve(name ?? nextFile(config.dataDir))
      const manifest = await makeBackup(database, config, file, withSecrets)
      terminal.out.write(tell(file, (await stat(file)).size, manifest))
      return 0
    },
  )
}

function tell(file: string, size: number, { tables, images, withSecrets }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    file,
    `  ${counted(tables.length, 'table')}, ${counted(rows, 'row')}, ${counted(images.files, 'picture file')}, ${fixed(size / 1e6, 1)} MB`,
    images.host === 'local' ? '' : `  Not in it: the pictures, which are at ${images.host}.`,
    withSecrets
      ? '  secrets.json is in it: keep the archive like a password.'
      : '  Not in it: secrets.json. Keep one copy of that file in a safe place of its own.',
  ]
    .filter(Boolean)
    .join('\n')
    .concat('\n')
}

const nextFile = (dataDir: string) => {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')
  return path.join(dataDir, 'backups', `partwright-${time}.tar.gz`)
}
