import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventTypeNames } from '../../../contract/programs/event-types.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { logIn, type OpenPages, openPages } from '../../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages()
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('an address is told, what it answered is listed, and it is sent again', async () => {
  const { shop } = pages
  const admin = await shop.admin('Events Admin')
  const part = await addTestPart(shop)
  const page = await pages.page()
  await page.goto('/dashboard/programs')
  await logIn(page, admin)
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('region', { name: 'A new address' })
  await form.getByRole('button', { name: 'Add this address' }).click()
  await form.getByText('Please input the address').waitFor()
  // of every event that there is
  expect(await form.getByRole('checkbox').count()).toBe(eventTypeNames.length)
  await form.getByLabel('Address').fill('http://erp.example/')
  await form.getByLabel('part.changed').check()
  await form.getByRole('button', { name: 'Add this address' }).click()
  await form.getByText('Only https, please').waitFor()
  await form.getByLabel('Address').fill(`${shop.sandbox.url}/receiver`)
  await form.getByRole('button', { name: 'Add this address' }).click()
  await form.getByText('it is not shown again').waitFor()
  expect(await form.locator('code').first().textContent()).toMatch(/^whsec_/)
  await form.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: `${shop.sandbox.url}/receiver` }).click()
  await page.getByText('Nothing here').waitFor()
  await admin.call('PATCH', `/parts/${part}`, { details: 'Another' })
  await shop.enqueue(shop.sql, 'tell-webhooks', {})
  const list = page.getByRole('list', { name: 'Deliveries' })
  await list.getByText('answered 204').waitFor()
  await list.getByRole('button', { name: /Send event \d+ again/ }).click()
  await page.getByText('Sent again').first().waitFor()
  const came = async () =>
    ((await (await fetch(`${shop.sandbox.url}/receiver/received`)).json()) as { type: string }[])
      .length
  await expect.poll(came).toBe(2)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Off since').waitFor()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No address yet.').waitFor()
})
