import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A copy of the shop that is one migration further: what `npm start` of the next version runs. */
export type NextVersion = {
  /** Its server/main.ts. */
  main: string
  /** Writes the migration that it has and this version does not. */
  migrateBy: (sql: string) => Promise<void>
  remove: () => Promise<void>
}

/** Copies what a start needs; what is installed and built is linked. */
export async function copyNextVersion(): Promise<NextVersion> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-next-'))
  for (const name of ['server', 'contract', 'sandbox', 'package.json'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'build'])
    await symlink(path.join(root, name), path.join(folder, name))
  return {
    main: path.join(folder, 'server/main.ts'),
    migrateBy: (sql) => writeFile(path.join(folder, 'server/migrations/9000-next.sql'), sql),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
