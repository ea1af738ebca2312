import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserCookies, confirmEmail, signUp } from '../../tests/test-user.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'
import { builderAddress } from '../trade/builds/link.ts'
import { builderShop, type PartName } from './builder-shop.fixture.ts'

const { catalogue, ids, open, leave } = builderShop()

const address = (machines: number, ...names: PartName[]) =>
  builderAddress({
    machines,
    spares: {},
    lines: names.map((name) => ({ partId: ids()[name], quantity: 1 })),
  })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a build is saved, opened, replaced, renamed, ordered again and deleted', async () => {
  const { shop } = catalogue()
  const buyer = await signUp(shop.publicUrl, 'Builder')
  await confirmEmail(shop.shop.database.sql, buyer)
  const page = await open('/')
  await page.context().addCookies(browserCookies(buyer, shop.publicUrl))
  await page.goto(address(3, 'board', 'cpu', 'kit', 'drive'))
  await page.getByRole('button', { name: 'Save this build' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this build' })
  await dialog.getByLabel('Name').fill('Desk')
  await dialog.getByRole('button', { name: 'Save the build' }).click()
  await page.getByText('Saved as “Desk”').waitFor()

  await page.getByRole('link', { name: 'My builds' }).click()
  await row(page, 'Desk').getByText('3 machines').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Desk' }).click()
  await page.waitForURL((url) => url.href.endsWith(address(3, 'board', 'cpu', 'kit', 'drive')))
  await page.getByLabel('Machines', { exact: true }).fill('5')
  await page.waitForURL(/b=5\./)
  await page.getByRole('button', { name: 'Save this build' }).click()
  await dialog.getByLabel('In place of “Desk”').check()
  await dialog.getByRole('button', { name: 'Save the build' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/dashboard/builds')
  await row(page, 'Desk').getByText('5 machines').waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: 'Rename Desk' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the build' })
  await rename.getByLabel('Name').fill('Office')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Order again Office' }).click()
  await page.getByText('4 lines added to your basket').waitFor()
  await page.getByRole('button', { name: 'Delete Office' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('No builds yet').waitFor()
  await leave(page)
})

test('a saved build that contradicts is not ordered again in silence: the builder opens', async () => {
  const { shop } = catalogue()
  const buyer = await signUp(shop.publicUrl, 'Mixer')
  await confirmEmail(shop.shop.database.sql, buyer)
  const lines = (['old', 'cpu'] as const).map((name) => ({ partId: ids()[name], quantity: 1 }))
  const saved = await buyer.call('POST', '/builds', { name: 'Mixed', machines: 2, lines })
  expect(saved.status).toBe(200)
  const page = await open('/')
  await page.context().addCookies(browserCookies(buyer, shop.publicUrl))
  await page.goto(`/parts/${ids().kit}`)
  // a saved build is one of those that a part is held against
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' })
  // until it has come to life it is a link to the builder
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a')].some(
      (link) =>
        link.textContent === 'Will it fit?' &&
        Object.keys(link).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await page.getByLabel('In this build').selectOption({ label: 'Mixed' })
  await page
    .getByRole('region', { name: 'Will it fit?' })
    .getByText(/Nothing known speaks against it/)
    .waitFor()
  await page.goto('/dashboard/builds')
  await page.getByRole('button', { name: 'Order again Mixed' }).click()
  await page.getByText('Something in it contradicts').waitFor()
  await page.waitForURL(/\/builder\?b=2\./)
  await leave(page)
})
