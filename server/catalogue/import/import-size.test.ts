import { open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'

const rows = 100_000

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

test('100,000 rows need little more memory than 25,000', async () => {
  const file = path.join(shop.folder, 'many.csv')
  await writeMany(file, rows)
  await shop.run(await writeFirst(25_000), '--dry')
  const { peak, result } = await watchMemory(() => shop.run(file))
  expect(result.code).toBe(0)
  expect(await shop.sql`select count(*) from part`).toMatchObject([{ count: rows }])
  expect(await shop.unbalanced()).toHaveLength(0)
  expect(peak, 'growth in MB').toBeLessThan(150)
}, 300_000)

async function writeFirst(count: number) {
  const file = path.join(shop.folder, 'fewer.csv')
  await writeMany(file, count)
  return file
}

async function writeMany(file: string, count: number) {
  const out = await open(file, 'w')
  await out.write('sku,name,category,price,quantity,specs.socket,specs.cores,details\n')
  for (let at = 0; at < count; at += 1_000)
    await out.write(
      Array.from({ length: 1_000 }, (_, row) => {
        const n = at + row
        return `GEN-${n},"Generated processor, number ${n}",cpu,${(n % 900) + 1},${(n % 5_000) + 10},AM5,${(n % 16) + 1},A processor that was generated to fill the catalogue\n`
      }).join(''),
    )
  await out.close()
}

/** The highest resident memory while the work runs, above what it was before, in MB. */
async function watchMemory<T>(work: () => Promise<T>) {
  const before = process.memoryUsage.rss()
  let peak = before
  let done = false
  const result = work().finally(() => {
    done = true
  })
  while (!done) {
    peak = Math.max(peak, process.memoryUsage.rss())
    await Promise.race([setTimeout(50), result])
  }
  return { peak: (peak - before) / 1_048_576, result: await result }
}
