import { expect, test } from 'vitest'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import { violationsOf } from '../../../tests/violations.fixture.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go } = backOffice()

const form = (name: string) => page().getByRole('form', { name })
const preview = () => page().getByRole('region', { name: 'Preview' })
const save = async () => {
  await page().getByRole('button', { name: 'Save' }).click()
  await page()
    .getByText(/saved$/)
    .first()
    .waitFor()
}

test('an article is written with a picture, put first, and read under Blogs', async () => {
  await go('/dashboard/shop?part=articles')
  const articles = form('Articles')
  for (const title of ['Second one', 'Choosing memory']) {
    await articles.getByRole('button', { name: 'Add an article' }).click()
    await articles.getByRole('textbox', { name: 'Title' }).fill(title)
    await articles
      .getByRole('textbox', { name: 'Text' })
      .fill('Servers take **registered** memory.')
  }
  await articles.getByRole('textbox', { name: 'Address' }).fill('unit-tests')
  await articles.getByRole('textbox', { name: 'Text' }).waitFor()
  await page().getByRole('button', { name: 'Save' }).click()
  await articles.getByText('An article that comes with the shop has this address').waitFor()
  await articles.getByRole('textbox', { name: 'Address' }).fill('choosing-memory')
  await articles
    .getByLabel('Add a picture')
    .setInputFiles('web/content/screenshots/storefront.webp')
  await preview().locator('img').waitFor()
  await preview().locator('strong').getByText('registered').waitFor()
  await articles.getByRole('button', { name: 'Move up' }).click()
  await articles.getByRole('checkbox', { name: /^Show the five articles/ }).uncheck()
  expect(await violationsOf(page())).toEqual([])
  await save()
  await page().goto(`${shop().publicUrl}/blogs`)
  const listed = page().getByRole('main').getByRole('heading', { level: 2 })
  expect(await listed.allTextContents()).toEqual(['Choosing memory', 'Second one'])
  await page().getByRole('link', { name: 'Choosing memory' }).click()
  const picture = page().getByRole('img', { name: 'What it shows' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100)
})

test('what the menu leaves out is gone from it at once, and comes back', async () => {
  await go('/dashboard/shop?part=menu')
  const menu = form('Menu')
  await menu.getByLabel('My portfolio').selectOption('Left out')
  expect(await preview().getByRole('listitem').allTextContents()).toEqual([
    ...['Home', 'Parts', 'Builder', 'Quick order', 'Blogs'],
  ])
  await save()
  await page().goto(`${shop().publicUrl}/blogs`)
  const main = page().getByRole('navigation', { name: 'Main', exact: true })
  await main.getByRole('link', { name: 'Blogs' }).waitFor()
  expect(await main.getByRole('link', { name: 'My portfolio' }).count()).toBe(0)
  await go('/dashboard/shop?part=menu')
  await menu.getByLabel('My portfolio').selectOption('Shown')
  await save()
  await page().goto(`${shop().publicUrl}/blogs`)
  await main.getByRole('link', { name: 'My portfolio' }).waitFor()
})

test('the least amount is typed, and a basket below it says what is missing', async () => {
  await go('/dashboard/shop?part=orders')
  const orders = form('Orders')
  expect(await orders.getByLabel('Release').isDisabled()).toBe(true)
  await orders.getByLabel('Least amount of an order').fill('a lot')
  await page().getByRole('button', { name: 'Save' }).click()
  await orders.getByText('Write an amount').waitFor()
  await orders.getByLabel('Least amount of an order').fill('1,500.50')
  await preview().getByText('Orders begin at $1,500.50.').waitFor()
  expect(await violationsOf(page())).toEqual([])
  await save()
  const seat = await shop().sit(shop().buyer)
  await shop().buyer.call('POST', '/basket', {
    lines: [{ partsId: shop().part, quantity: 10 }],
  })
  await seat.go('/basket')
  await seat.page.getByText('Orders begin at $1,500.50: add parts for $500.50 more.').waitFor()
  expect(await seat.page.getByRole('button', { name: 'Continue to checkout' }).isDisabled()).toBe(
    true,
  )
})

test('a mail gets own words, shown beside them, tried, and kept', async () => {
  await go('/dashboard/shop?part=mails')
  const mails = form('Mails')
  await mails.getByLabel('Mail', { exact: true }).selectOption('Order shipped')
  await mails.getByLabel(/^Subject/).fill('{order} left {user}')
  await mails.getByLabel(/^Opening/).fill('Good news, {person}.')
  await preview().getByText('Good news, Test Buyer.').waitFor()
  await preview().getByText('Your order PW-100001 has been shipped.').waitFor()
  await page().getByRole('button', { name: 'Save' }).click()
  await mails.getByText('Nothing stands for {user} in this mail').waitFor()
  await mails.getByLabel(/^Subject/).fill('{order} left us')
  await mails.getByRole('button', { name: 'Send me this mail' }).click()
  await page().getByText(`Sent to ${shop().admin.email}`).waitFor()
  expect(await violationsOf(page())).toEqual([])
  await save()
  await page().reload()
  await preview().getByText('PW-100001 left us').waitFor()
  expect(await mails.getByLabel('Mail', { exact: true }).inputValue()).toBe('order-shipped')
})

test('every part of the record is found in a menu beside its form, and in a box on a phone', async () => {
  await go('/dashboard/shop')
  const menu = page().getByRole('navigation', { name: 'Parts of the record' })
  await menu.waitFor()
  const places = [...Object.values(groupNames), 'History'].toSorted()
  expect((await menu.getByRole('link').allTextContents()).toSorted()).toEqual(places)
  await menu.getByRole('link', { name: 'Seller' }).press('Enter')
  await form('Seller').waitFor()
  expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Seller'])
  const size = page().viewportSize()!
  await page().setViewportSize({ width: 360, height: 800 })
  const box = page().getByRole('combobox', { name: 'Part of the record' })
  expect(await menu.isVisible()).toBe(false)
  expect((await box.getByRole('option').allTextContents()).toSorted()).toEqual(places)
  await box.focus()
  await box.selectOption('Links')
  await form('Links').waitFor()
  expect([new URL(page().url()).search, await box.inputValue()]).toEqual(['?part=links', 'links'])
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await violationsOf(page())).toEqual([])
  await page().setViewportSize(size)
})
