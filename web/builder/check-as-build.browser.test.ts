import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserCookies } from '../../tests/test-user.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'
import { builderShop, type PartName } from './builder-shop.fixture.ts'

const { catalogue, ids, open, leave } = builderShop()

const wanted = (lines: Partial<Record<PartName, number>>) =>
  Object.entries(lines).map(([name, quantity]) => ({ partsId: ids()[name as PartName], quantity }))

/** A page of a buyer with these lines in the basket. */
async function withBasket(lines: Partial<Record<PartName, number>>): Promise<Page> {
  const { shop } = catalogue()
  const buyer = await shop.buyer()
  await buyer.call('POST', '/basket', { lines: wanted(lines) })
  await buyer.call('POST', '/lists', { name: 'Machines', lines: wanted(lines) })
  const page = await open('/')
  await page.context().addCookies(browserCookies(buyer, shop.publicUrl))
  return page
}
const check = (page: Page) => page.getByRole('button', { name: 'Check as a build' })

test('a basket opens the builder as machines, and what is no part of them is named', async () => {
  const page = await withBasket({ board: 10, cpu: 10, kit: 24, drive: 4 })
  await page.goto('/basket')
  await check(page).click()
  await page.waitForURL(/\/builder\?b=10\./)
  const left = page.getByRole('status').filter({ hasText: 'No part of this build' })
  await left.waitFor()
  expect(await left.getByRole('listitem').allInnerTexts()).toEqual([
    'Reed 32 GB (2x16GB): 4 of 24 are over',
    'Pebble 2 TB: 4 are too few for 10 machines',
  ])
  expect(
    await page.getByLabel('Reed 32 GB (2x16GB), in one machine', { exact: true }).inputValue(),
  ).toBe('2')
  // the checkout says in passing what contradicts or is missing, and holds nothing up
  await page.goto('/checkout')
  await page.getByText('As a build of 10 machines:').waitFor()
  expect(await page.getByRole('main').innerText()).toContain(
    'Nothing known speaks against it so far',
  )
  await leave(page)
})

test('of several boards, or of none, it is asked which machine is meant', async () => {
  const page = await withBasket({ board: 10, old: 2, cpu: 10 })
  await page.goto('/dashboard/lists')
  await page.getByRole('link', { name: 'Machines' }).click()
  await check(page).click()
  const dialog = page.getByRole('dialog', { name: 'Check as a build' })
  await dialog.waitFor()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: /Crane B650/ }).click()
  await page.waitForURL(/\/builder\?b=10\./)
  await page.getByText('Heron B450: the board of another machine').waitFor()
  await leave(page)

  const other = await withBasket({ cpu: 6, kit: 12 })
  await other.goto('/basket')
  await check(other).click()
  await other.getByRole('dialog').getByLabel('Machines').fill('6')
  await other.getByRole('button', { name: 'Open the builder' }).click()
  await other.waitForURL(/\/builder\?b=6\./)
  await leave(other)
})

test('a parts list in quick order is checked as a build before it is ordered', async () => {
  const page = await open('/quick-order')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'MPN\tQty\nBUILDER-board\t10\nBUILDER-cpu\t10')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  })
  await check(page).click()
  await page.waitForURL(/\/builder\?b=10\./)
  await page.getByRole('heading', { name: 'Nothing known speaks against it so far' }).waitFor()
  await leave(page)
})
