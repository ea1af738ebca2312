import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnProgram, temporaryFolder } from '../commands/command.fixture.ts'
import { openDatabase } from '../database/database.ts'
import { joinInstances } from '../local/instances.ts'
import { repack } from './archive.fixture.ts'
import { emptyDatabase } from './database.fixture.ts'
import { checkBooks, openStockedShop, restore, type StockedShop } from './stocked-shop.fixture.ts'

let stocked: StockedShop
let backup: string

beforeAll(async () => {
  stocked = await openStockedShop()
  backup = stocked.file('here.tar.gz')
  expect(await stocked.backUp(backup)).toMatchObject({ code: 0, err: '' })
})
afterAll(() => stocked.shop.close())

describe('a restore', () => {
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['with a flipped bit', (bytes: Buffer) => flip(bytes)],
    ['that is something else', () => Buffer.from('no archive at all')],
  ])('refuses an archive %s, and changes nothing', async (_, damage) => {
    const { folder, remove } = await temporaryFolder()
    const file = path.join(folder, 'damaged.tar.gz')
    await writeFile(file, damage(await readFile(backup)))
    await refusesUntouched(file, folder, /damaged/)
    await remove()
  })

  it('refuses an archive whose entry is not the one that was written', async () => {
    const { folder, remove } = await temporaryFolder()
    const file = path.join(folder, 'changed.tar.gz')
    const richer = (text: string) => text.replace('100000', '999999')
    await repack(backup, file, 'tables/stock_movement/000001', richer, false)
    await refusesUntouched(file, folder, /tables\/stock_movement\/000001 is not as it was written/)
    await remove()
  })

  it('refuses the backup of a newer shop', async () => {
    const { folder, remove } = await temporaryFolder()
    const file = path.join(folder, 'newer.tar.gz')
    const newer = (text: string) =>
      text.replace('"migrations": [', '"migrations": ["9999-new.sql",')
    await repack(backup, file, 'manifest.json', newer, false)
    await refusesUntouched(file, folder, /newer shop/)
    await remove()
  })

  it('leaves the old rows when the new ones do not fit, and replaces them when they do', async () => {
    const { folder, remove } = await temporaryFolder()
    const target = await emptyDatabase()
    expect(await restore([backup, '--into', target.url], folder)).toMatchObject({ code: 0 })
    const refused = await restore([backup, '--into', target.url], folder)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })

    const orphaned = path.join(folder, 'orphaned.tar.gz')
    const strangers = (text: string) =>
      text.replaceAll(stocked.partId, 'ffffffff-0000-7000-8000-000000000000')
    await repack(backup, orphaned, 'tables/order_line/000001', strangers, true)
    const failed = await restore([orphaned, '--into', target.url, '--force'], folder)
    expect(failed.err).toContain('order_line')
    expect(failed.code).toBe(1)
    const garbled = path.join(folder, 'garbled.tar.gz')
    const words = (text: string) => text.replace('\t2\t', '\ttwo\t')
    await repack(backup, garbled, 'tables/order_line/000001', words, true)
    const wrong = await restore([garbled, '--into', target.url, '--force'], folder)
    expect(wrong.err).toContain('order_line')
    expect(wrong.code).toBe(1)

    const database = openDatabase(target.url, { connections: 2 })
    expect(await checkBooks(database)).toBe(1)
    await database.sql`update part set name = 'changed since'`
    await database.close()
    const replaced = await restore([backup, '--into', target.url, '--force'], folder)
    expect(replaced).toMatchObject({ code: 0, out: expect.stringContaining('was deleted') })
    const after = openDatabase(target.url, { connections: 2 })
    expect(await checkBooks(after)).toBe(1)
    expect(await after.sql`select 1 from part where name = 'changed since'`).toHaveLength(0)
    await after.close()
    await target.drop()
    await remove()
  })

  it('tells programs nothing anew but that it was, at a position that nobody has reached', async () => {
    const { folder, remove } = await temporaryFolder()
    const target = await emptyDatabase()
    expect(await restore([backup, '--into', target.url], folder)).toMatchObject({ code: 0 })
    const after = openDatabase(target.url, { connections: 1 })
    const told = await after.sql`select id from event where type <> 'shop.restored' order by n`
    const before = await stocked.shop.sql`select id from event order by n`
    expect(told.length).toBeGreaterThan(0)
    expect([...told]).toEqual([...before])
    const [last] = await after.sql<{ type: string; position: number }[]>`
      select type, position::float8 as position
      from event
      order by position desc nulls last
      limit 1`
    expect(last).toEqual({ type: 'shop.restored', position: expect.any(Number) })
    expect(last?.position).toBeGreaterThanOrEqual(1e9)
    await after.close()
    await target.drop()
    await remove()
  })

  it('refuses while a shop runs on the folder or the database', async () => {
    const { folder, remove } = await temporaryFolder()
    const target = await emptyDatabase()
    const leave = joinInstances(folder)
    const args = [backup, '--into', target.url]
    const here = await spawnProgram('restore', args, { DATA_DIR: folder })
    expect(here).toMatchObject({ code: 1, err: expect.stringContaining('A shop runs on') })
    leave()
    const other = openDatabase(target.url, { connections: 1 })
    await other.sql`select 1`
    const there = await restore([backup, '--into', target.url], folder)
    expect(there).toMatchObject({ code: 1, err: expect.stringContaining('use this database') })
    expect(await target.tables()).toBe(0)
    // who ends it and restores at once is not refused for what is just going
    const restored = restore([backup, '--into', target.url], folder)
    await setTimeout(1_000)
    await other.close()
    expect(await restored).toMatchObject({ code: 0 })
    await target.drop()
    await remove()
  })

  it('leaves a database of something else alone, even when forced', async () => {
    const { folder, remove } = await temporaryFolder()
    const target = await emptyDatabase()
    const other = openDatabase(target.url, { connections: 1 })
    await other.sql`create table ledger as select 1 as entry`
    await other.close()
    const ran = await restore([backup, '--into', target.url, '--force'], folder)
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('not the shop') })
    expect(await target.tables()).toBe(1)
    await target.drop()
    await remove()
  })
})

/** One bit of the middle; the next byte's, where it says the same either way: how far back a run of zeros is copied from. */
function flip(bytes: Buffer): Buffer {
  const whole = gunzipSync(bytes)
  for (let at = Math.floor(bytes.length / 2); ; at += 1) {
    const copy = Buffer.from(bytes)
    copy[at] = copy[at]! ^ 0x10
    if (!holds(copy, whole)) return copy
  }
}

function holds(zipped: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(zipped).equals(whole)
  } catch {
    return false
  }
}

async function refusesUntouched(file: string, folder: string, words: RegExp) {
  const target = await emptyDatabase()
  const ran = await restore([file, '--into', target.url], folder)
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(words) })
  expect(await target.tables()).toBe(0)
  await expect(stat(path.join(folder, 'images'))).rejects.toThrow('ENOENT')
  await target.drop()
}
