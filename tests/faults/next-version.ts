import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServer } from '../../scripts/build.ts'

const root = path.join(import.meta.dirname, '../..')

const copied = [
  'server',
  'bom',
  'demo',
  'contract',
  'sandbox',
  'package.json',
  'package-lock.json',
  'vite.server.config.ts',
]

/** A copy of the shop that is one migration further: what `npm start` of the next version runs. */
export type NextVersion = {
  /** Its built server. */
  main: string
  /** Writes the migration that it has and this version does not. */
  migrateBy: (sql: string) => Promise<void>
  remove: () => Promise<void>
}

/** Copies and builds what a start needs; what is installed is linked, and so are the pages. */
export async function copyNextVersion(): Promise<NextVersion> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-next-'))
  for (const name of copied)
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  await mkdir(path.join(folder, 'build'))
  for (const name of ['node_modules', 'build/web'])
    await symlink(path.join(root, name), path.join(folder, name))
  buildServer(folder)
  return {
    main: path.join(folder, 'build/server/main.js'),
    migrateBy: (sql) =>
      writeFile(path.join(folder, 'server/database/migrations/9000-next.sql'), sql),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
