import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const absent = !existsSync(folder)
if (absent)
  process.stderr.write(`The real files are not at ${folder}: their import is not tested\n`)

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

test.skipIf(absent)(
  'the real part and price files are taken without a flag that describes them',
  async () => {
    const files = (await readdir(`${folder}parts`)).map((file) => `${folder}parts/${file}`)
    const prices = (await readdir(`${folder}prices`)).map((file) => `${folder}prices/${file}`)
    const { code } = await shop.run(...files, '--prices', ...prices, '--default-price', '99')
    expect(code).toBe(0)
    const counts = await shop.sql`
      select category, count(*)
      from part
      group by category
      order by category`
    expect([...counts]).toEqual([
      { category: 'cpu', count: 480 },
      { category: 'gpu', count: 2_243 },
      { category: 'hdd', count: 2_082 },
      { category: 'motherboard', count: 2_181 },
      { category: 'ram', count: 2_936 },
    ])
    const [part] = await shop.sql`select * from part where mpn = 'BX80660E52660V4'`
    expect(part).toMatchObject({
      name: 'Intel Xeon E5-2660 v4',
      details: expect.stringMatching(
        /^Intel processor: socket LGA2011-3, 14 cores and 28 threads, /,
      ),
      specs: { socket: 'LGA2011-3', cores: 14, baseClockGhz: 2, integratedGraphics: false },
    })
    const [numbered] = await shop.sql`
      select count(*) filter (where source_id = 'opendb:' || mpn), count(distinct source_id) as all
      from part`
    expect(numbered).toEqual({ count: 275, all: 9_922 })
    const [priced] = await shop.sql`select count(*) from part where price_minor <> 9900`
    expect(priced?.count).toBeGreaterThan(2_500)
    expect(await shop.unbalanced()).toHaveLength(0)
    const { out } = await shop.run(...files, '--prices', ...prices, '--default-price', '99')
    expect(out).toMatch(/cpu\.jsonl +480 +0 +0 +480 +0 /)
  },
  120_000,
)
