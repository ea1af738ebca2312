import { expect, test } from 'vitest'
import { listsShop } from '../lists-shop.fixture.ts'

const { shop, page, buyer, partId, signIn, go, button, toast, violations, saved } = listsShop()

test('a list is renamed, found, shared by a link, copied by its reader, and deleted', async () => {
  const id = await saved('To share', [
    { partsId: partId(), quantity: 20, ownNumber: 'OURS-1', note: 'two spares' },
  ])
  await go('/dashboard/lists')
  await button('Rename To share').click()
  await page().getByLabel('Name', { exact: true }).fill('Shared rack')
  await button('Rename').click()
  await toast('List renamed')
  await page().getByRole('searchbox', { name: 'Search lists' }).fill('journey')
  await page().waitForURL(/q=journey/)
  await button('Share Shared rack').click()
  await page().getByText('your own numbers and notes').waitFor()
  await button('Make a link').click()
  const link = page().getByLabel('Link', { exact: true })
  await link.waitFor()
  const address = await link.inputValue()
  expect(await violations()).toEqual([])

  const reader = await shop().buyer('Reading Buyer')
  await page().context().clearCookies()
  await page().goto(address)
  await page().waitForURL(/\/login/)
  await page().locator('main').getByLabel('Email').fill(reader.email)
  await page().getByLabel('Password', { exact: true }).fill(reader.password)
  await button('Login').click()
  await page().waitForURL(address)
  await page().getByRole('heading', { name: 'Shared rack' }).waitFor()
  await page().getByText('Shared by Journey Buyer').waitFor()
  await page().getByText('OURS-1', { exact: true }).waitFor()
  await page().getByText('two spares', { exact: true }).waitFor()
  expect(await violations()).toEqual([])
  await button('Copy to my lists').click()
  await page().getByLabel('Quantity of Journey CPU').waitFor()
  const copies = await (await reader.call('GET', '/lists')).json()
  expect(copies).toMatchObject([{ name: 'Shared rack', lineCount: 1, isShared: false }])

  await buyer().call('DELETE', `/lists/${id}/share`)
  await page().goto(address)
  await page().getByText('This link does not work').waitFor()

  await signIn(buyer())
  await go('/dashboard/lists')
  await button('Delete Shared rack').click()
  await page().getByText('This can never be restored.').waitFor()
  await button('Cancel').click()
  await page().getByText('No lists yet').waitFor()
  expect((await buyer().call('GET', `/lists/${id}`)).status).toBe(404)
})

test('an admin may look at a shared list, and is told who buys', async () => {
  const id = await saved('For admins')
  const response = await buyer().call('POST', `/lists/${id}/share`)
  const { shareToken } = (await response.json()) as { shareToken: string }
  await signIn(await shop().admin())
  await go(`/lists/${shareToken}`)
  await page().getByText('Lists and baskets are for buyers').waitFor()
  expect(await button('Add all to basket').count()).toBe(0)
  expect(await button('Copy to my lists').count()).toBe(0)
})
