import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, type OpenPages, openPages } from '../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages()
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('a key is made, shown once, exchanged and revoked', async () => {
  const user = await pages.shop.buyer('Program Owner')
  const page = await pages.page()
  await page.goto('/dashboard/programs')
  await logIn(page, user)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const form = page.getByRole('region', { name: 'A new key' })
  await form.getByRole('button', { name: 'Make the key' }).click()
  await form.getByText('Please input the name').waitFor()
  await form.getByLabel('Name').fill('Our ERP')
  await form.getByLabel('Read orders and what is asked').check()
  await form.getByLabel('Only from these addresses').fill('127.0.0.0/8, nowhere')
  await form.getByRole('button', { name: 'Make the key' }).click()
  await form.getByText('Write an IPv4 address').waitFor()
  await form.getByLabel('Only from these addresses').fill('127.0.0.0/8')
  await form.getByLabel('At most with one order').fill('500')
  await form.getByRole('button', { name: 'Make the key' }).click()
  await form.getByText('key with orders:write or orders:assist places').waitFor()
  await form.getByLabel('Place and cancel orders').check()
  await form.getByLabel('Let an assistant place orders').check()
  await form.getByRole('button', { name: 'Make the key' }).click()
  await form.getByText('Write an amount: an assistant orders within one').waitFor()
  await form.getByLabel('At most within 24 hours').fill('2000')
  await form.getByRole('button', { name: 'Make the key' }).click()
  await form.getByText('it is not shown again').waitFor()
  const key = (await form.locator('code').first().textContent()) ?? ''
  await page.getByText(`${pages.shop.publicUrl}/mcp`).waitFor()
  const works = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await pages.shop.request(`/api/orders?email=${user.email}`, { headers })).status
  }
  expect(await works(key)).toBe(200)
  await form.getByText('For a program that speaks OAuth').click()
  const id = (await form.locator('dd code').first().textContent()) ?? ''
  const exchanged = await pages.shop.request('/oauth/token', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`,
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await exchanged.json()) as { access_token: string }
  expect(await works(token)).toBe(200)
  await form.getByRole('button', { name: 'Done' }).click()
  expect(await page.locator('main').textContent()).not.toContain(key)

  const list = page.getByRole('region', { name: 'Keys' })
  await list.getByText('at most $500.00 an order').waitFor()
  // by which the audit names it; only admins read that
  await list.getByText(id, { exact: true }).waitFor()
  expect(await list.getByRole('link').count()).toBe(0)
  await list.getByRole('button', { name: 'Rotate Our ERP' }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await list.getByText('it is not shown again').waitFor()
  const codes = await list.locator('code').allTextContents()
  const next = codes.find((text) => text.length > 40) ?? ''
  expect([await works(key), await works(next)]).toEqual([200, 200])
  await list.getByRole('button', { name: 'Revoke Our ERP' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await list.getByText('Revoked', { exact: true }).waitFor()
  expect([await works(key), await works(next)]).toEqual([401, 401])
})
