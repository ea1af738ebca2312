import { expect, test } from 'vitest'
import { at, button, field, open, partNamed, productPages, seen } from '../parts/pages.fixture.ts'

productPages()

const sheet = (rows: number) =>
  [
    'Artikel;Bezeichnung;Gruppe;Netto;Lager;Sockel',
    ...Array.from(
      { length: rows },
      (_, at) => `IMP-${at};Imported ${at};CPU;${100 + at},50;80;AM5`,
    ),
    'IMP-X;Imported X;CPU;dear;80;AM5',
  ].join('\n')

test('300 rows are matched, tried, told of, and imported', async () => {
  await open('import')
  const buffer = Buffer.from(sheet(300))
  await field('File of parts').setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer })
  await seen('301 rows, 6 columns')
  // what the names of columns say is chosen already
  expect(await field('Artikel becomes').inputValue()).toBe('mpn')
  await field('Artikel becomes').selectOption('')
  await seen('No column becomes Part number: choose one.')
  expect(await button('Try it without writing').isDisabled()).toBe(true)
  const fields = {
    Artikel: 'mpn',
    Bezeichnung: 'name',
    Gruppe: 'category',
    Netto: 'price',
    Lager: 'price',
    Sockel: 'specs.socket',
  }
  for (const [column, to] of Object.entries(fields))
    await field(`${column} becomes`).selectOption(to)
  await seen('Two columns become Price: choose one.')
  await field('Lager becomes').selectOption('quantity')
  expect(await field('Numbers are written').inputValue()).toBe('')
  await button('Try it without writing').click()
  await at.page.getByRole('heading', { name: 'What would happen' }).waitFor()
  expect(await partNamed('Imported 0')).toBeUndefined()
  const problem = at.page.getByRole('row').filter({ hasText: 'IMP-X' })
  expect(await problem.innerText()).toMatch(/302\s+Netto\s+“dear” is not a number/)
  const download = at.page.waitForEvent('download')
  await button('Download as CSV').click()
  expect((await download).suggestedFilename()).toBe('import-problems.csv')
  await button('Import 300 parts').click()
  await at.page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  expect(await partNamed('Imported 7')).toMatchObject({
    mpn: 'IMP-7',
    price_minor: 10_750,
    quantity: 80,
    specs: { socket: 'AM5' },
  })
})

test('how many entries go by their ids is told before and after they are written', async () => {
  await open('import')
  const entry = (id: string) =>
    JSON.stringify({
      opendb_id: id,
      metadata: { name: `Entry ${id}`, part_numbers: ['ENT-1'] },
      pcie_slots: [],
    })
  const buffer = Buffer.from(['ent-a', 'ent-b'].map(entry).join('\n'))
  await field('File of parts').setInputFiles({
    name: 'motherboard.jsonl',
    mimeType: 'application/json',
    buffer,
  })
  await seen('2 rows, ')
  await field('Price (optional)').fill('99')
  await button('Try it without writing').click()
  await seen('1 entry of the open part database goes by its opendb_id')
})

test('a header alone, and what is not UTF-8, are told before columns are asked for', async () => {
  await open('import')
  const choose = (text: string) =>
    field('File of parts').setInputFiles({
      name: 'saved.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text, 'latin1'),
    })
  await choose('mpn,name\n')
  await seen('There are no rows below the header: nothing can be imported.')
  expect(await at.page.getByText(/^No column becomes/).count()).toBe(0)
  await choose('mpn,name\nLATIN-1,Gr\xf6\xdfe\n')
  await seen('1 row, 2 columns')
  await seen(/It is read as Windows-1252/)
  await seen('LATIN-1')
  await seen('Größe')
})

test('a file that cannot be read, and a shop that fails, keep what was chosen', async () => {
  await open('import')
  const broken = Buffer.from('[{"mpn": ')
  await field('File of parts').setInputFiles({
    name: 'x.json',
    mimeType: 'text/json',
    buffer: broken,
  })
  await seen(/This file cannot be read/)
  await at.page.getByText('x.json', { exact: true }).waitFor()
  const buffer = Buffer.from('mpn,name,category,price\nKEEP-1,Kept row,cpu,10\n')
  await field('File of parts').setInputFiles({ name: 'y.csv', mimeType: 'text/csv', buffer })
  await field('price becomes').selectOption('')
  await field('Price (optional)').fill('0')
  await button('Try it without writing').click()
  await seen('A price from 0.01 to 999,999, with at most two decimals')
  await field('Price (optional)').fill('12')
  await button('Try it without writing').click()
  await button('Import 1 part').waitFor()
  expect(await field('price becomes').inputValue()).toBe('')
})
