import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../contract/words/days.ts'
import { mannerOf } from '../../contract/words/manner-of.ts'
import { onOneDay } from '../../tests/one-day.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { spawnProgram, temporaryFolder } from './command.fixture.ts'

let shop: TestShop
let place: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  await onOneDay()
  shop = await openTestShop({ jobs: false })
  place = await temporaryFolder()
  // as Dashboard → Shop writes it
  const record = { place: { timeZone: 'Europe/Berlin', locale: 'de-DE', paper: 'A4' } }
  await shop.sql`
    update shop_record set changed = changed || ${JSON.stringify(record)}::text::jsonb, version = version + 1`
})
afterAll(async () => {
  await shop?.close()
  await place?.remove()
})

// each in a process of its own: the shop of this one reads its record, and writes by it
test('commands write numbers and days as the shop does', async () => {
  const { email } = await shop.buyer('Berta Beispiel')
  expect((await spawnProgram('admin', ['promote', email], shop.settings)).code).toBe(0)
  const today = dayIn('Europe/Berlin', new Date(), mannerOf('de-DE', 'usd'))
  expect(today).toMatch(/^\d\d\.\d\d\.\d{4}$/)
  const admins = (await spawnProgram('admin', ['list'], shop.settings)).out
  expect(admins).toContain(`<${email}>  admin since ${today}, account of ${today}`)

  const file = path.join(place.folder, 'parts.csv')
  const rows = Array.from({ length: 1_234 }, (_, at) => `DE-${at},Part ${at},gpu,10,5`)
  await writeFile(file, ['mpn,name,category,price,quantity', ...rows].join('\n'))
  const brought = await spawnProgram('import', [file], shop.settings)
  expect(brought).toMatchObject({ code: 0, out: expect.stringMatching(/ 1\.234 .*written/) })
  expect(brought.out).toMatch(/1\.234 rows in \d+,\d s/)

  const { out: books } = await spawnProgram('books', [], shop.settings)
  expect(books).toMatch(/parts? 1\.234\b/)
  const archive = path.join(place.folder, 'backup.tar.gz')
  const { out: backup } = await spawnProgram('backup', [archive], shop.settings)
  expect(backup).toMatch(/ \d+\.\d{3} rows, 0 picture files, \d+,\d MB/)
  const { out: found } = await spawnProgram('doctor', [], shop.settings)
  expect(found).toMatch(/data folder.* \d+,\d GB free/)
})
