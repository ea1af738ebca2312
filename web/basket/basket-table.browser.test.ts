import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { basketShop } from './baskets.fixture.ts'

const { shop, page, buyer, go, button, violations, newPart, basketOf, fill, line } = basketShop()

/** Fills the basket with so many parts, behind the page. */
const fillMany = (count: number) => shop().sql`
  with many as (
    insert into part (id, mpn, name, details, category, min_quantity, order_multiple, quantity, price_minor, img, warranty_months)
    select gen_random_uuid(), 'ROW-' || n || '-' || left(md5(random()::text), 6), 'Part ' || n, 'x', 'cpu', 1, 1, 1000, 100 * n, '/favicon.svg', 12
    from generate_series(1, ${count}::int) n
    returning id, name
  )
  insert into basket_line (buyer_id, part_id, quantity, added_at)
  select u.id, many.id, 1, now() + make_interval(secs => split_part(many.name, ' ', 2)::int)
  from many, users u where u.email = ${buyer().email}`
const rows = () => page().locator('[data-row]')
const quantityOf = (name: string) => page().getByLabel(`Quantity of ${name}`, { exact: true })
const focused = () => page().evaluate(() => document.activeElement?.getAttribute('id'))

test('a basket of 53 lines is a table of rows of 40 pixels, whose head and sum stay in sight', async () => {
  await fillMany(53)
  await go('/basket')
  await quantityOf('Part 1').waitFor()
  const heights = await rows().evaluateAll((all) =>
    all.map((row) => (row as HTMLElement).offsetHeight),
  )
  expect(heights).toHaveLength(53)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36)
  expect(Math.max(...heights)).toBeLessThanOrEqual(40)
  expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_200)
  await page().evaluate(() => scrollTo(0, 1_200))
  const head = await page().getByRole('columnheader', { name: 'Part', exact: true }).boundingBox()
  expect(head?.y).toBeCloseTo(64, -1)
  const sum = await page().getByRole('status', { name: 'Sum' }).boundingBox()
  expect(sum?.y).toBeLessThan(900)
  expect(await violations()).toEqual([])
})

test('Enter goes from quantity to quantity, and what is typed is kept', async () => {
  await fillMany(12)
  await go('/basket')
  await page().getByLabel('Search in the basket').fill('ROW-7-')
  await page().keyboard.press('Enter')
  await page().keyboard.type('70')
  await page().keyboard.press('Enter')
  await page().getByLabel('Search in the basket').fill('')
  await quantityOf('Part 1').click({ clickCount: 3 })
  await page().keyboard.type('11')
  await page().keyboard.press('Enter')
  await page().keyboard.type('12')
  await page().keyboard.press('Enter')
  expect(await focused()).toBe(await quantityOf('Part 3').getAttribute('id'))
  await page().keyboard.press('Shift+Enter')
  expect(await focused()).toBe(await quantityOf('Part 2').getAttribute('id'))
  await expect
    .poll(async () => (await basketOf(buyer())).map(({ quantity }) => quantity))
    .toEqual([11, 12, 1, 1, 1, 1, 70, 1, 1, 1, 1, 1])
})

test('of 1,000 lines those near the window are drawn, and the one with the focus stays', async () => {
  await fillMany(1_000)
  await go('/basket')
  await quantityOf('Part 1').fill('5')
  expect(await rows().count()).toBeLessThan(80)
  await page().evaluate(() => scrollTo(0, 20_000))
  await expect.poll(() => quantityOf('Part 500').count()).toBe(1)
  expect(await rows().count()).toBeLessThan(90)
  expect(await quantityOf('Part 1').inputValue()).toBe('5')
  expect(await focused()).toBe(await quantityOf('Part 1').getAttribute('id'))
  await page().keyboard.press('Enter')
  await expect.poll(focused).toBe(await quantityOf('Part 2').getAttribute('id'))
  await page().emulateMedia({ media: 'print' })
  await page().evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await rows().count()).toBe(1_000)
  await page().evaluate(() => dispatchEvent(new Event('afterprint')))
  await page().emulateMedia({ media: 'screen' })
})

test('columns, their order and the density are chosen, and kept for this person', async () => {
  await fill({ partsId: await newPart({ name: 'Looked at' }), quantity: 10 })
  await go('/basket')
  await line('Looked at').waitFor()
  const heads = async () =>
    (await page().getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  const usual = await heads()
  expect(usual).toContain('Available')
  await button('Columns').click()
  const dialog = page().getByRole('dialog', { name: 'Columns and rows' })
  await dialog.getByLabel('Available', { exact: true }).uncheck()
  await dialog.getByLabel('Our number', { exact: true }).check()
  expect(await dialog.getByLabel('Part', { exact: true }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Part number further to the front' }).click()
  await dialog.getByLabel('Dense').check()
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page().reload()
  await line('Looked at').waitFor()
  expect(await heads()).not.toContain('Available')
  expect((await heads()).at(-1)).toBe('Our number')
  expect((await heads()).indexOf('Part number')).toBeLessThan((await heads()).indexOf('Part'))
  expect(
    await rows().evaluateAll((all) => all.map((row) => (row as HTMLElement).offsetHeight)),
  ).toEqual([36])
  await button('Columns').click()
  await dialog.getByRole('button', { name: 'As it was made' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await heads()).toEqual(usual)
})

test('what is seen is sorted, and copied for a spreadsheet', async () => {
  await page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [ten, two] = [await newPart({ name: 'Kit 10' }), await newPart({ name: 'Kit 2' })]
  await fill({ partsId: ten, quantity: 10 }, { partsId: two, quantity: 20 })
  await go('/basket')
  await button('Part').click()
  await expect
    .poll(() => rows().evaluateAll((all) => all.map((row) => row.querySelector('a')?.innerText)))
    .toEqual(['Kit 2', 'Kit 10'])
  expect(new URL(page().url()).search).toBe('?sort=part')
  await button('Copy').click()
  await page().getByText('Copied for a spreadsheet').first().waitFor()
  const copied = await page().evaluate(() => navigator.clipboard.readText())
  const lines = copied.split('\n').map((text) => text.split('\t'))
  expect(lines[0]).toEqual([
    'Part',
    'Part number',
    'Your number',
    'Quantity',
    'Each',
    'Available',
    'Total',
  ])
  expect(lines[1]).toEqual(['Kit 2', expect.any(String), '', '20', '100', '1000', '2000'])
  const [file] = await Promise.all([page().waitForEvent('download'), button('Save view').click()])
  expect(file.suggestedFilename()).toBe('partwright-basket.csv')
  const saved = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(saved[0]).toBe('Part,Part number,Your number,Quantity,Each,Available,Total')
  expect(saved[1]).toMatch(/^Kit 2,TEST-[^,]+,,20,100,1000,2000$/)
  expect(saved).toHaveLength(3)
})

test('on a phone each line is a card', async () => {
  await fill({ partsId: await newPart({ name: 'Small CPU' }), quantity: 10 })
  await page().setViewportSize({ width: 360, height: 740 })
  await go('/basket')
  await line('Small CPU').waitFor()
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect((await rows().first().boundingBox())?.height).toBeLessThan(190)
  expect(await violations()).toEqual([])
  await page().setViewportSize({ width: 1280, height: 900 })
})
