import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'
import { builderAddress, type WantedPiece } from '../trade/builds/link.ts'
import { builderShop, type PartName } from './builder-shop.fixture.ts'

const { catalogue, ids, open, leave, awake } = builderShop()

/** The address of so many machines of these parts, one of each. */
const address = (machines: number, ...names: PartName[]) =>
  builderAddress({ machines, spares: {}, lines: names.map(pieceOf) })
const pieceOf = (name: PartName): WantedPiece => ({ partId: ids()[name], quantity: 1 })

const headline = (page: Page) => page.getByRole('status').getByRole('heading').innerText()
const slot = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true, level: 3 }) })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a machine is put together by keyboard, and each choice says what speaks against it', async () => {
  const page = await open('/builder')
  await awake(page)
  expect(await headline(page)).toBe('Nothing is chosen yet')
  const choose = async (link: string, part: string) => {
    await page.getByRole('link', { name: link }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/pick=/)
    await expect.poll(() => focused(page)).toBe(link)
    await page.getByRole('link', { name: part }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.search.includes('pick='))
  }
  await choose('Choose a processor', 'AMD Ryzen 7 7700')
  await page.getByRole('link', { name: 'Choose a motherboard' }).click()
  const choices = page.getByRole('region', { name: 'Choose a motherboard' }).getByRole('listitem')
  const heron = choices.filter({ hasText: 'Heron' })
  expect(await heron.innerText()).toContain('Contradicts: AMD Ryzen 7 7700: socket AM5.')
  expect(await choices.filter({ hasText: 'Crane' }).innerText()).not.toContain('Contradicts')
  await page.getByRole('link', { name: 'Choose Crane B650' }).click()
  await slot(page, 'Motherboard').getByRole('link', { name: 'Crane B650', exact: true }).waitFor()
  expect(await headline(page)).toBe('Nothing known speaks against it so far')
  expect(await page.getByText('Still missing').innerText()).toContain('memory and drive')
  await choose('Choose memory', 'Reed')
  await choose('Choose a drive', 'Pebble')
  await expect.poll(() => headline(page)).toBe('Nothing known speaks against it')
  expect(await page.getByRole('main').innerText()).not.toMatch(/compatible|guarantee/i)
  expect(await violationsOf(page)).toEqual([])
  await leave(page)
})

test('those that do not fit are counted, told why, hidden by a switch, and shown again', async () => {
  const page = await open(address(1, 'cpu'), { viewport: { width: 360, height: 800 } })
  await awake(page)
  await page.getByRole('link', { name: 'Choose a motherboard' }).click()
  const choice = page.getByRole('region', { name: 'Choose a motherboard' })
  const counts = choice.getByRole('status')
  expect(await counts.innerText()).toMatch(/2 fit\s*1 does not$/)
  const against = choice.getByRole('region', { name: 'Do not fit' })
  expect(await against.innerText()).toContain('Contradicts: AMD Ryzen 7 7700: socket AM5.')
  const fit = choice.getByRole('region', { name: 'Fit', exact: true }).getByRole('listitem')
  expect(await fit.allInnerTexts()).toEqual([
    expect.stringContaining('Nothing known against it'),
    expect.stringContaining('Nothing known against it'),
  ])
  await choice.getByRole('link', { name: 'Hide those that do not fit' }).focus()
  await page.keyboard.press('Enter')
  await against.waitFor({ state: 'detached' })
  expect(await counts.innerText()).toContain('1 does not, hidden')
  expect(await focused(page)).toBe('Show those that do not fit')
  await page.keyboard.press('Enter')
  await against.waitFor()
  // a search keeps the order of what is meant, and says the same of each
  await choice.getByRole('searchbox').fill('heron')
  await page.keyboard.press('Enter')
  await expect.poll(() => counts.innerText()).toMatch(/^0 fit\s*1 does not/)
  expect(await choice.getByRole('listitem').innerText()).toContain('Contradicts: ')
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  expect(await violationsOf(page)).toEqual([])
  await leave(page)
})

test('what is chosen already may contradict: a part is judged by what it brings itself', async () => {
  const page = await open(address(1, 'old', 'cpu'))
  await awake(page)
  await page.getByRole('link', { name: 'Choose memory' }).click()
  const choice = page.getByRole('region', { name: 'Choose memory' })
  await choice.getByText('1 fit').waitFor()
  await leave(page)
})

test('what follows from no fact that can be looked up is asked by mail', async () => {
  const { shop, admin } = catalogue()
  const { record, version } = (await (
    await admin.call('GET', '/shop-record')
  ).json()) as RecordShown
  const change = { contact: { ...record.contact, email: 'ask@reed.example' } }
  expect((await admin.call('PATCH', '/shop-record', { version, change })).status).toBe(200)
  const page = await open(address(1, 'unlisted', 'board'))
  const asked = slot(page, 'CPU').getByRole('link', { name: 'Ask us to look it up' })
  const mail = new URL((await asked.getAttribute('href')) ?? '')
  expect(mail.href).toMatch(/^mailto:ask@reed\.example\?/)
  expect(mail.searchParams.get('subject')).toContain(
    'runs Dune 8 cores is not in the makers’ lists',
  )
  expect(mail.searchParams.get('body')).toContain(`${shop.publicUrl}/builder?b=`)
  await leave(page)
})

test('what contradicts itself is told with each value and who says it', async () => {
  const page = await open(address(1, 'board', 'cpu', 'odd', 'drive'))
  const found = slot(page, 'Ram').getByRole('list', { name: 'Found of: Ram' })
  await found.getByText('The facts and where they come from').first().click()
  for (const text of ['contradictory', 'Said: 4 (its data sheet)', 'Said: 2 (its name or number)'])
    await found.getByText(text).first().waitFor()
  await leave(page)
})

test('more machines are planned, what limits them is named, and one click fills the basket', async () => {
  const page = await open(address(1, 'board', 'cpu', 'kit', 'drive'))
  await awake(page)
  await page.getByLabel('Machines', { exact: true }).fill('300')
  await page.waitForURL(/b=300\./)
  // 205 boards that come in steps of 10
  const limits = page.getByRole('status').filter({ hasText: 'Crane B650 (205 there)' })
  expect(await limits.innerText()).toContain('200 of 300')
  await limits.getByRole('link', { name: 'Plan 200 machines' }).click()
  await page.getByRole('heading', { name: 'Parts for 200 machines' }).waitFor()
  const row = page.getByRole('row', { name: /Crane B650/ })
  expect(await row.innerText()).toMatch(/200\s+200/)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByText('4 lines added to your basket').waitFor()
  await leave(page)
})

test('parts that contradict are ordered by a tick alone, which is noted at the lines', async () => {
  const page = await open(address(2, 'old', 'cpu', 'kit', 'drive'))
  await awake(page)
  expect(await headline(page)).toBe('1 contradiction')
  const found = slot(page, 'CPU').getByRole('list', { name: 'Found of: CPU' })
  await found.getByText('The facts and where they come from').click()
  for (const text of ['Heron B450', 'Socket: AM4', 'Socket: AM5', 'its data sheet'])
    expect(await found.innerText()).toContain(text)
  const add = page.getByRole('button', { name: 'Add to basket' })
  expect(await add.isDisabled()).toBe(true)
  await page.getByLabel(/We checked it ourselves/).check()
  await add.click()
  await page.getByText('4 lines added to your basket').waitFor()
  await page.goto('/basket')
  await page
    .getByText(/We checked it ourselves: .*socket AM4/)
    .first()
    .waitFor()
  await leave(page)
})

test('what is not recorded is never called fitting, and can be asked for', async () => {
  const page = await open(address(1, 'blank', 'cpu', 'kit', 'drive'))
  expect(await headline(page)).toBe('Not all of it is recorded')
  await slot(page, 'HDD').getByRole('link', { name: 'Ask us to look it up' }).click()
  const buyer = await catalogue().shop.buyer()
  await page.getByRole('main').getByLabel('Email').fill(buyer.email)
  await page.getByRole('main').getByLabel('Password').fill(buyer.password)
  await page.getByRole('main').getByLabel('Password').press('Enter')
  await slot(page, 'HDD').getByRole('button', { name: 'Ask us to look it up' }).click()
  await page.getByText('We look it up and tell you by mail.').waitFor()
  expect(page.url().endsWith(address(1, 'blank', 'cpu', 'kit', 'drive'))).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  const wanted = await catalogue().admin.call(
    'GET',
    '/admin/missing-facts/parts?category=motherboard&key=m2',
  )
  expect(await wanted.json()).toMatchObject({
    parts: [{ name: 'Stork B650', requested: 1 }],
  })
  await leave(page)
})

test('a part is held against the build under way at its own page, and the builder opens with it', async () => {
  const page = await open(`/parts/${ids().cpu}`)
  await awake(page)
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await page.getByRole('link', { name: 'Begin a build with it' }).click()
  await slot(page, 'CPU').getByRole('link', { name: 'AMD Ryzen 7 7700', exact: true }).waitFor()
  expect(page.url().endsWith(address(1, 'cpu'))).toBe(true)
  await page.goto(`/parts/${ids().old}`)
  await awake(page)
  await page.getByRole('link', { name: 'Will it fit?' }).focus()
  await page.keyboard.press('Enter')
  const fit = page.getByRole('region', { name: 'Will it fit?' })
  await expect.poll(() => focused(page)).toBe('Will it fit?')
  await fit.getByText('1 contradiction').waitFor()
  const found = fit.getByRole('list', { name: 'What was found' })
  expect(await found.innerText()).toContain('Heron B450: socket AM4.')
  await found.getByText('The facts and where they come from').click()
  expect(await found.innerText()).toContain('Socket: AM5 (its data sheet)')
  expect(await violationsOf(page)).toEqual([])
  await fit.getByRole('link', { name: 'Open the build with it' }).click()
  await slot(page, 'Motherboard').getByRole('link', { name: 'Heron B450', exact: true }).waitFor()
  await leave(page)
})

test('a part of a category of the shop’s own is in the build, and nothing is said to be compared of it', async () => {
  const { admin, added } = catalogue()
  const category = { name: 'Supplies', plural: 'supplies', icon: 'power', specs: [] }
  expect((await admin.call('POST', '/categories', category)).status).toBe(200)
  const supply = await added({ name: 'Willow 850 W', category: 'supplies', quantity: 5_000 })
  const page = await open(`/builder?part=${supply}`)
  await awake(page)
  expect(await headline(page)).toBe('Nothing is compared yet')
  await page.getByText('No rule is about Willow 850 W: not compared.').waitFor()
  await page.getByRole('link', { name: 'Choose a motherboard' }).click()
  await page.getByRole('link', { name: 'Choose Crane B650' }).click()
  await page.getByRole('link', { name: 'Choose a processor' }).click()
  await page.getByRole('link', { name: 'Choose AMD Ryzen 7 7700' }).click()
  await expect.poll(() => headline(page)).toBe('Nothing known speaks against it so far')
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`/parts/${supply}`)
  await awake(page)
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  const fit = page.getByRole('region', { name: 'Will it fit?' })
  await fit.getByText('Nothing is compared: no rule is about this part').waitFor()
  expect(await fit.innerText()).not.toContain('Nothing known speaks against it')
  await leave(page)
})

test('without a script a part’s page leads to the builder', async () => {
  const page = await open(`/parts/${ids().cpu}`, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await slot(page, 'CPU').getByRole('link', { name: 'AMD Ryzen 7 7700', exact: true }).waitFor()
  await leave(page)
})

test('without a script the builder is a form and links', async () => {
  const page = await open('/builder', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  })
  await page.getByRole('link', { name: 'Choose a motherboard' }).click()
  await page.getByRole('searchbox', { name: /Motherboard/ }).fill('crane')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Choose Crane B650' }).click()
  await page.getByRole('link', { name: 'Choose memory' }).click()
  await page.getByRole('link', { name: 'Choose Reed' }).click()
  await page.getByLabel('Machines', { exact: true }).fill('7')
  await page.getByLabel('Reed 32 GB (2x16GB), in one machine', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Work it out' }).click()
  expect(new URL(page.url()).search).toMatch(/^\?b=7\./)
  expect(await headline(page)).toBe('1 contradiction so far')
  expect(await page.getByRole('row', { name: /Reed/ }).innerText()).toContain('21')
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await leave(page)
})

test('a part that left the shop stays as a gap, and a link that was cut says so', async () => {
  const gone = await catalogue().added({ name: 'Short-lived', category: 'hdd' })
  const lines = [pieceOf('board'), { partId: gone, quantity: 2 }]
  await catalogue().admin.call('DELETE', `/parts/${gone}`)
  const page = await open(builderAddress({ machines: 3, spares: {}, lines }))
  const gap = page.getByRole('status').filter({ hasText: 'A gap: 2 × Short-lived' })
  expect(await gap.innerText()).not.toContain(gone)
  await gap.getByRole('link', { name: 'Choose another' }).click()
  await page.getByText('In place of 2 × Short-lived').waitFor()
  await page
    .getByRole('link', { name: /^Choose (?!another)/ })
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'A gap' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('spinbutton', { name: /, in one machine$/ }).inputValue()).toBe('2')
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Take it out' }).click()
  await page.waitForURL((url) => url.href.endsWith(address(3, 'board')))
  await page.goto(`${address(3, 'board')}.cut`)
  await page.getByText('Not all of this link could be read').waitFor()
  await page.goto(address(3, 'board', 'old'))
  await page.getByText('One machine has one motherboard').waitFor()
  await leave(page)
})

test('a build is drawn in its place: nothing moves while the page comes to life', async () => {
  const page = await open('/')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: (window as never as { moved: number }).moved + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address(5, 'board', 'cpu', 'kit', 'drive', 'card'))
  await awake(page)
  await page.getByRole('button', { name: 'Add to basket' }).waitFor()
  expect(await page.evaluate<number>('moved')).toBeLessThan(0.01)
  await leave(page)
})

test('a part of a shop’s own category has spares, which its address keeps', async () => {
  const { admin, added, shop } = catalogue()
  await admin.call('POST', '/categories', { name: 'Cases', icon: 'case' })
  const partId = await added({ name: 'Steel case', category: 'cases', quantity: 900 })
  const page = await open(
    builderAddress({ machines: 100, spares: {}, lines: [{ partId, quantity: 1 }] }),
  )
  await awake(page)
  await page.getByText('Spare parts').click()
  const spares = page.getByRole('spinbutton', { name: 'Spares of Cases, in percent' })
  await spares.fill('5')
  await spares.press('Enter')
  await page.waitForURL(/cases~5/)
  await page
    .getByRole('row', { name: /Steel case/ })
    .getByText('105')
    .first()
    .waitFor()
  await page.reload()
  await page.getByText('Spare parts: Cases 5%').waitFor()
  // without script it is a field of the form
  const sent = await shop.request(`/builder?b=100&spare-cases=7`, { redirect: 'manual' })
  expect(sent.headers.get('location')).toContain('cases~7')
  await leave(page)
})
