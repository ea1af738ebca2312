import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillPort } from '../../tests/start/still-port.fixture.ts'
import { readSecrets } from '../config/secrets.ts'
import { joinInstances } from '../local/instances.ts'
import { startPostgres } from '../local/postgres.ts'
import { isAlive } from '../local/process-stamp.ts'
import { runProgram, spawnProgram, temporaryFolder } from './command.fixture.ts'

let temporary: Awaited<ReturnType<typeof temporaryFolder>>
let folder: string
const inFolder = (name: string) => path.join(folder, name)

/** A folder as a shop leaves it: the embedded database was made and stopped by a backup. */
beforeAll(async () => {
  temporary = await temporaryFolder()
  folder = temporary.folder
  expect(await runProgram('backup', [], { DATA_DIR: folder })).toMatchObject({ code: 0, err: '' })
  await mkdir(inFolder('images'))
  await mkdir(inFolder('sandbox'))
  await writeFile(inFolder('sandbox/cards.json'), '{}')
})
afterAll(() => temporary.remove())

/** Where nothing answers: a shop may be running on the usual ones. */
const ports = async () => ({
  PORT: String(await stillPort()),
  SANDBOX_PORT: String(await stillPort()),
  SANDBOX_SMTP_PORT: String(await stillPort()),
})

const reset = (args: string[], more: Record<string, string> = {}) =>
  runProgram('reset', args, { DATA_DIR: folder, ...more })

describe('the embedded database', () => {
  it('is stopped again by the commands that started it', async () => {
    expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
    const { code, out } = await runProgram('doctor', [], { DATA_DIR: folder, ...(await ports()) })
    expect(code, out).toBe(0)
    expect(out).toMatch(/ok {7}database .*PostgreSQL \d+.* answers/)
    expect(existsSync(inFolder('postgres/postmaster.pid'))).toBe(false)
    expect(await readdir(inFolder('instances'))).toEqual([])
  })
})

describe('npm run reset', () => {
  it('refuses while a shop runs on the folder', async () => {
    const leave = joinInstances(folder)
    const ran = await spawnProgram('reset', ['--yes'], { DATA_DIR: folder })
    leave()
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('A shop runs on') })
    expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
  })

  it('refuses while a database that a killed shop left still runs, and leaves it running', async () => {
    const { databasePassword } = readSecrets(folder)
    const postgres = await startPostgres(folder, databasePassword)
    const pid = Number((await readFile(inFolder('postgres/postmaster.pid'), 'utf8')).split('\n')[0])
    const ran = await reset(['--yes'])
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('still runs') })
    expect(isAlive(pid)).toBe(true)
    await postgres.stop()
  })

  it('refuses when the database is not the embedded one', async () => {
    const ran = await reset(['--yes'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL is set') })
    expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
  })

  it('asks first, and takes no answer for no', async () => {
    expect(await reset([])).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
    expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
  })

  it('deletes database, pictures and sandbox, and keeps backups and secrets', async () => {
    const secrets = await readFile(inFolder('secrets.json'), 'utf8')
    const backups = await readdir(inFolder('backups'))
    const ran = await reset(['--yes'])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toContain('Kept: backups, secrets.json.')
    expect((await readdir(folder)).sort()).toEqual(['backups', 'secrets.json'])
    expect(backups).toHaveLength(1)
    expect(await readdir(inFolder('backups'))).toEqual(backups)
    expect(await readFile(inFolder('secrets.json'), 'utf8')).toBe(secrets)
  })

  it('leaves a folder in which a backup can be restored', async () => {
    const [name] = await readdir(inFolder('backups'))
    const ran = await runProgram('restore', [inFolder(`backups/${name}`)], { DATA_DIR: folder })
    expect(ran, ran.err).toMatchObject({ code: 0 })
    expect(existsSync(inFolder('postgres/postmaster.pid'))).toBe(false)
  })
})
