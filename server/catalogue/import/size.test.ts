import { open } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'

const rows = 6_000
/** The longest there may be, of one letter: the file is large, the database has little to do. */
const details = 'x'.repeat(5_000)
const fileMb = (rows * details.length) / 1e6

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

test(`a file of ${fileMb} MB needs no more memory than a piece of it`, async () => {
  await shop.run(await writeRows('few.csv', 500), '--dry')
  const file = await writeRows('many.csv', rows)
  const { most, looks, result } = await watchHeld(() => shop.run(file))
  expect(result).toMatchObject({ code: 0 })
  expect(await shop.sql`select count(*) from part`).toMatchObject([{ count: rows }])
  expect(await shop.unbalanced()).toHaveLength(0)
  expect(looks).toBeGreaterThan(1)
  expect(most, 'held in MB').toBeLessThan(fileMb / 2)
})

async function writeRows(name: string, count: number) {
  const file = path.join(shop.folder, name)
  const out = await open(file, 'w')
  await out.write('mpn,name,category,price,quantity,specs.socket,specs.cores,details\n')
  for (let at = 0; at < count; at += 500)
    await out.write(
      Array.from({ length: 500 }, (_, row) => {
        const n = at + row
        return `GEN-${n},"Generated processor, number ${n}",cpu,${(n % 900) + 1},${(n % 5_000) + 10},AM5,${(n % 16) + 1},${details}\n`
      }).join(''),
    )
  await out.close()
  return file
}

/**
 * The most of the heap that is held while the work runs, above what was held before, in MB. Garbage is collected before
 * each look: what the process could give back says nothing. Texts and rows are there; buffers are counted late.
 */
async function watchHeld<T>(work: () => Promise<T>) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  const before = held()
  let most = before
  let looks = 0
  const looking = setInterval(() => {
    most = Math.max(most, held())
    looks += 1
  }, 500)
  const result = await work().finally(() => clearInterval(looking))
  return { most: most - before, looks, result }
}
