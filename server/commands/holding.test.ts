import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { launched } from '../../tests/launched.fixture.ts'
import { readSecrets } from '../config/secrets.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../local/postgres.ts'
import { temporaryFolder } from './command.fixture.ts'

it('a command that is interrupted leaves no database running and no half archive', async () => {
  const { folder, remove } = await temporaryFolder()
  const postgres = await startPostgres(folder, readSecrets(folder).databasePassword)
  const database = openDatabase(postgres.url, { connections: 2 })
  await migrate(database)
  // whoever comes waits for this lock: the backup is under way and cannot end
  const locked = Promise.withResolvers<void>()
  void database
    .transaction(async (sql) => {
      await sql`set local idle_in_transaction_session_timeout = 0`
      await sql`lock table part in access exclusive mode`
      locked.resolve()
      await new Promise(() => {})
    })
    .catch(() => 'its server is gone')
  await locked.promise
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...launched, DATA_DIR: folder },
  })
  const said = text(child.stderr)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await expect
    .poll(() => database.sql`select 1 from pg_locks where not granted`, { timeout: 60_000 })
    .toHaveLength(1)
  child.kill('SIGINT')
  expect({ code: await ended, said: await said }).toMatchObject({
    code: 130,
    said: expect.stringContaining('Interrupted'),
  })
  expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
  expect(await readdir(path.join(folder, 'backups'))).toEqual([])
  expect(await readdir(path.join(folder, 'instances'))).toEqual([])
  await database.close()
  await remove()
})
