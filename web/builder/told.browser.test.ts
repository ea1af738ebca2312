import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { board, drive, kit } from '../../contract/builds/builds.fixture.ts'
import { browserCookies } from '../../tests/test-user.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'
import { builderAddress } from '../trade/builds/link.ts'
import { builderShop, type PartName } from './builder-shop.fixture.ts'

const { catalogue, ids, open, leave, awake } = builderShop()

const addressOf = (machines: number, ...partIds: string[]) =>
  builderAddress({
    machines,
    spares: {},
    lines: partIds.map((partId) => ({ partId, quantity: 1 })),
  })
const address = (machines: number, ...names: PartName[]) =>
  addressOf(machines, ...names.map((name) => ids()[name]))
const basket = (page: Page) => page.getByRole('button', { name: 'Add to basket' })

test('what cannot be ordered as it stands is not put into the basket, and that is said', async () => {
  const page = await open(address(300, 'board', 'cpu', 'kit', 'drive'))
  await awake(page)
  await page.getByText('Only 200 of 300 machines can be ordered now.').waitFor()
  expect(await basket(page).isDisabled()).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await page.getByText('Only 200 of').getByRole('link', { name: 'Plan 200 machines' }).click()
  await page.waitForURL(/b=200\./)
  await basket(page).click()
  await page.getByText('4 lines added to your basket').waitFor()
  await page.goto('/basket')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('must be between')
  await leave(page)
})

test('that parts come in steps is said beside the number of machines', async () => {
  const page = await open(address(1, 'board', 'cpu'))
  const bar = page.locator('#build')
  expect(await bar.innerText()).toContain('9 pieces more to order than it takes')
  await page.goto(address(10, 'board', 'cpu'))
  expect(await bar.innerText()).not.toContain('to order')
  await leave(page)
})

test('an admin is told why nothing can be ordered or saved', async () => {
  const page = await open('/')
  const { shop, admin } = catalogue()
  await page.context().addCookies(browserCookies(admin, shop.publicUrl))
  await page.goto(address(1, 'cpu'))
  await page.getByText('baskets, lists and saved builds are for buyers').waitFor()
  expect(await basket(page).isDisabled()).toBe(true)
  await leave(page)
})

test('a number of a link that there cannot be is told', async () => {
  const page = await open(`${address(3, 'cpu')}&machines=99999`, { javaScriptEnabled: false })
  const note = page.getByRole('status').filter({ hasText: 'Not taken as it was given' })
  expect(await note.innerText()).toContain('Machines: a whole number from 1 to 10,000')
  expect(await page.getByLabel('Machines', { exact: true }).inputValue()).toBe('10000')
  await page.goto(`${address(3, 'cpu')}&machines=abc&spare-cpu=x&pieces-0=-1&part=none`)
  expect(
    (await note.getByRole('listitem').allInnerTexts()).map((one) => one.split(':')[0]),
  ).toEqual([...['Machines', 'Spares', 'Pieces in one machine', 'A part']])
  expect(await page.getByLabel('Machines', { exact: true }).inputValue()).toBe('3')
  await page.goto(`${address(3, 'cpu')}&machines=7`)
  expect(await note.count()).toBe(0)
  await leave(page)
})

test('a drive is missing where the board can take one', async () => {
  const bare = await catalogue().added({
    name: 'Wren H110',
    category: 'motherboard',
    specs: board({ m2: [] }).part.specs,
  })
  const page = await open(addressOf(1, bare))
  const areas = page.locator('svg a[href="#slot-hdd"]')
  const isMissing = async (area: string) =>
    (await areas.filter({ hasText: area }).locator('rect[stroke-dasharray="5 4"]').count()) > 0
  expect([await isMissing('M.2'), await isMissing('SATA')]).toEqual([false, true])
  await page.goto(address(1, 'board'))
  expect([await isMissing('M.2'), await isMissing('SATA')]).toEqual([true, false])
  await leave(page)
})

test('a choice shows the price that it is sorted by, and all that is found', async () => {
  const { added } = catalogue()
  const specs = drive().part.specs
  const priced = { category: 'hdd', specs, minQuantity: 1, quantity: 500 }
  await added({
    ...priced,
    name: 'Gravel 2 TB',
    price: 90,
    priceBreaks: [{ from: 100, price: 60 }],
  })
  await added({ ...priced, name: 'Sand 2 TB', price: 80 })
  await added({
    name: 'Quick (2x16GB)',
    category: 'ram',
    specs: kit({ speedMts: 6_400 }).part.specs,
    minQuantity: 1,
    quantity: 500,
  })
  const page = await open(`${address(1, 'board', 'cpu', 'kit')}&pick=hdd`)
  const fit = page.getByRole('region', { name: 'Fit', exact: true }).getByRole('listitem')
  const named = fit.filter({ hasText: /TB/ })
  const prices = (await named.allInnerTexts()).map((text) => Number(/(\d+\.\d\d)/.exec(text)?.[1]))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(await named.filter({ hasText: 'Gravel' }).innerText()).toMatch(
    /90\.00[\s\S]*down to[\s\S]*60\.00/,
  )
  await page.goto(`${address(1, 'board', 'cpu', 'kit')}&pick=ram`)
  const quick = page.getByRole('listitem').filter({ hasText: 'Choose Quick' })
  const said = await quick.innerText()
  expect(said).toMatch(/Take care:\s+6400 MT\/s is a profile/)
  expect(said).toMatch(/Take care:\s+Modules are sold as matched sets/)
  await leave(page)
})
