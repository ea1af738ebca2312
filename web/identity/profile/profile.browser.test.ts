import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillIn, logIn, type OpenPages, openPages } from '../pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages()
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('a profile is filled in, and shown on its card after a reload too', async () => {
  const page = await pages.page()
  await page.goto('/login')
  await logIn(page, await pages.shop.buyer('Example Buyer'))
  const save = page.getByRole('button', { name: 'Save profile' })
  await save.click()
  for (const words of ['education', 'location', 'phone number', 'linkedin link'])
    await page.getByText(`Please input your ${words}`).waitFor()
  await fillIn(page, { Education: 'Vocational school', 'City/ District': 'Springfield' })
  await fillIn(page, { 'Phone Number': '555', Linkedin: 'javascript:alert(1)' })
  await page.getByText('A phone number has 5 to 15 digits').waitFor()
  await page.getByText('A link that begins with https://').waitFor()
  await fillIn(page, { 'Phone Number': '+1 555 010 0200', Linkedin: 'linkedin.com/in/example' })
  await save.click()
  await page.getByText('Profile updated!').waitFor()
  await page.reload()
  const card = page.getByRole('region', { name: 'My Profile' })
  await card.getByText('Vocational school').waitFor()
  const link = card.getByRole('link')
  expect(await link.getAttribute('href')).toBe('https://linkedin.com/in/example')
})

test('what cannot be loaded says so, and takes nobody’s focus', async () => {
  const page = await pages.page()
  await page.goto('/login')
  await logIn(page, await pages.shop.buyer('Example Buyer'))
  await page.getByRole('heading', { name: 'Hello, Example Buyer' }).waitFor()
  await page.route('**/api/user/**', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 404, json: {} })
      : route.continue(),
  )
  await page.goto('/dashboard')
  await page.locator('main').getByRole('alert').waitFor()
  expect(await page.evaluate(() => document.activeElement?.role)).not.toBe('alert')
})
