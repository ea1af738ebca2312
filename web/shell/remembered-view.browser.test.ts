import { expect, test } from 'vitest'
import { basketShop } from '../basket/baskets.fixture.ts'

const { page, go, newPart, becomeVisitor } = basketShop()

const view = (name: 'Grid' | 'Table') =>
  page().getByRole('navigation', { name: 'View' }).getByRole('link', { name })
const rows = () => page().getByRole('columnheader', { name: 'Part number' })
const isShown = (what: 'table' | 'article') =>
  (what === 'table' ? rows() : page().getByRole(what).first()).waitFor()
/** What keeps the choice is loaded when all that the page needs first is there. */
const isRemembered = (what: 'table' | 'grid') =>
  page().waitForFunction(
    (view) =>
      Object.entries(localStorage).some(
        ([key, value]) => key.startsWith('catalogueView:') && value === view,
      ),
    what,
  )
const arrive = async () => {
  await go('/blogs')
  await page()
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Parts' })
    .click()
  await page().waitForURL(/\/parts/)
}

test('cards are a visitor’s, and a buyer’s last choice is kept', async () => {
  await newPart({ name: 'Viewed CPU' })
  await go('/parts')
  await isShown('article')
  await view('Table').click()
  await isShown('table')
  await isRemembered('table')
  await arrive()
  await isShown('table')
  expect(new URL(page().url()).search).toBe('?view=table')
  await page().reload()
  await go('/parts')
  await isShown('table')
  await view('Grid').click()
  await isShown('article')
  await isRemembered('grid')
  await arrive()
  await isShown('article')
  expect(new URL(page().url()).search).toBe('')
  await view('Table').click()
  await isShown('table')
  await isRemembered('table')
  await becomeVisitor()
  await go('/parts')
  await isShown('article')
  await page().waitForTimeout(1_500)
  expect(await rows().count()).toBe(0)
})
