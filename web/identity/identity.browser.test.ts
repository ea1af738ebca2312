import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, mailTo } from '../../server/identity/identity.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import {
  arriveAt,
  fillIn,
  logIn,
  loginButton,
  logOut,
  type OpenPages,
  openPages,
} from './pages.fixture.ts'

let pages: OpenPages
let user: TestUser
beforeAll(async () => {
  pages = await openPages()
  user = await pages.shop.buyer('Example Buyer')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('whoever registers is let in, confirms by the mail, and goes on to where they came from', async () => {
  const page = await pages.page()
  await page.goto('/dashboard/add-review')
  await arriveAt(page, pages.shop, '/login')
  await page.locator('main').getByRole('link', { name: 'Register' }).click()
  const send = page.getByRole('button', { name: 'Register' })
  await send.click()
  for (const words of [
    'Please input the name',
    'Please input a valid email',
    'Password must be 8 character or longer',
  ])
    await page.getByText(words).waitFor()
  const typed = { Name: 'New Person', Email: 'new@example.test' }
  await fillIn(page, { ...typed, Password: 'password123', 'Retype password': 'another one' })
  await page.getByText('Both passwords did not match').waitFor()
  await fillIn(page, { 'Retype password': 'password123' })
  await send.click()
  await page.getByText('This password is one of the commonest').waitFor()
  await fillIn(page, { Password: '8 pieces', 'Retype password': '8 pieces' })
  await send.click()
  await arriveAt(page, pages.shop, '/dashboard/add-review')
  await page.getByText('Please confirm your e-mail').waitFor()

  const mail = await mailTo(pages.shop, 'new@example.test', 'Confirm your e-mail address')
  const other = await page.context().newPage()
  const link = linkIn(pages.shop, mail)
  await other.goto(link)
  await other.getByText('new@example.test').waitFor()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
  await page.getByText('Please confirm your e-mail').waitFor({ state: 'detached' })
  const stranger = await pages.page()
  await stranger.goto(link)
  await logIn(stranger, await pages.shop.newcomer())
  await stranger.getByRole('button', { name: 'Confirm' }).click()
  await stranger.getByText('This link is not valid any more').waitFor()
})

test('a known e-mail is told so at its field, and nothing typed is lost', async () => {
  const page = await pages.page()
  await page.goto('/register')
  const typed = { Name: 'Somebody', Email: user.email, Password: '8 pieces' }
  await fillIn(page, { ...typed, 'Retype password': '8 pieces' })
  await page.getByRole('button', { name: 'Register' }).click()
  const email = page.locator('main').getByLabel('Email')
  await page.getByText('User already exists').waitFor()
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.locator('main').getByLabel('Name', { exact: true }).inputValue()).toBe(
    'Somebody',
  )
})

test('logging in says what is wrong in red under the form, and then leads back', async () => {
  const page = await pages.page()
  await page.goto('/dashboard/myorders?status=unpaid')
  await arriveAt(page, pages.shop, '/login')
  await loginButton(page).click()
  await page.getByText('Please input a valid email').waitFor()
  await page.getByText('Please input the password').waitFor()
  await logIn(page, { email: user.email, password: 'not this one' })
  const fault = page.locator('main form').getByRole('alert')
  await fault.waitFor()
  expect(await fault.textContent()).toBe('Invalid email or password')
  expect(await fault.evaluate((note) => note === document.activeElement)).toBe(true)
  await logIn(page, user)
  await arriveAt(page, pages.shop, '/dashboard/myorders?status=unpaid')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('My Orders')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy()
  await page.goto('/login')
  await arriveAt(page, pages.shop, '/dashboard')
})

test('people log in with a pasted password, and out by the menu', async () => {
  const page = await pages.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  const main = page.locator('main')
  await main.getByLabel('Email').fill(user.email)
  const password = main.getByLabel('Password')
  expect(await password.getAttribute('type')).toBe('password')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  await page.evaluate((text) => navigator.clipboard.writeText(text), user.password)
  await password.press('ControlOrMeta+v')
  expect(await password.inputValue()).toBe(user.password)
  await password.press('Enter')
  await arriveAt(page, pages.shop, '/dashboard')
  await logOut(page, user)
  await arriveAt(page, pages.shop, '/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('T14 what leads to another origin is not gone to after logging in', async () => {
  const page = await pages.page()
  const sly = ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)']
  for (const from of [...sly, '/\t/evil.test', '/.//evil.test', '/login?from=/login']) {
    await page.context().clearCookies()
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await logIn(page, user)
    await arriveAt(page, pages.shop, '/dashboard')
    await page.getByRole('heading', { name: 'Hello, Example Buyer' }).waitFor()
  }
})

test('Google lets in and leads back; what went wrong there stands under its button', async () => {
  const page = await pages.page()
  await page.goto('/dashboard/security')
  await arriveAt(page, pages.shop, '/login')
  const google = page.getByRole('button', { name: 'Login With Google' })
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const said = page.getByText('Logging in was cancelled.')
  await said.waitFor()
  expect(await google.locator('..').getByText('Logging in was cancelled.').count()).toBe(1)
  await page.waitForURL((url) => url.search === '?from=%2Fdashboard%2Fsecurity')
  await google.click()
  await page.getByRole('button', { name: 'Example Purchasing' }).click()
  await arriveAt(page, pages.shop, '/dashboard/security')
  await page.getByRole('button', { name: 'Example Purchasing' }).waitFor()

  const later = await pages.page()
  await later.goto('/login?error=%3Cb%3Eodd')
  await later.getByText('Logging in did not work. Please try again.').waitFor()
  expect(await later.getByText('odd').count()).toBe(0)
})

test('a forgotten password is set anew by the mail, whose link works once', async () => {
  const forgetful = await pages.shop.buyer('Forgetful Buyer')
  const page = await pages.page()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // the page before has an e-mail, too
  await page.getByRole('heading', { name: 'Forgotten password' }).waitFor()
  await fillIn(page, { Email: forgetful.email })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If there is an account of ${forgetful.email}`).waitFor()
  const link = linkIn(pages.shop, await mailTo(pages.shop, forgetful.email, 'Set a new password'))
  const other = await page.context().newPage()
  await other.goto(link)
  await fillIn(other, { 'New password': 'too late for it', 'Retype password': 'too late for it' })
  await page.goto(link)
  await fillIn(page, { 'New password': 'a new passphrase', 'Retype password': 'another' })
  const set = page.getByRole('button', { name: 'Set the password' })
  await set.click()
  await page.getByText('Both passwords did not match').waitFor()
  await fillIn(page, { 'Retype password': 'a new passphrase' })
  await set.click()
  await page.getByText('The password is changed').waitFor()
  // a link that is refused on sending, with what was typed still there and the focus at what is said
  await other.getByRole('button', { name: 'Set the password' }).click()
  await other.getByText('This link is not valid any more').waitFor()
  expect(await other.getByLabel('New password').inputValue()).toBe('too late for it')
  await page.locator('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, { email: forgetful.email, password: 'a new passphrase' })
  await arriveAt(page, pages.shop, '/dashboard')
  await page.goto(link)
  await page.getByText('This link is not valid any more').waitFor()
  expect(await set.count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Send a new link' }).waitFor()
  await page.goto('/reset-password?token=not.a.token')
  await page.getByText('This link is not valid any more').waitFor()
  expect(await set.count()).toBe(0)
})

test('buyers and admins are kept from each other’s pages', async () => {
  const { shop } = pages
  const page = await pages.page()
  await page.goto('/login')
  await logIn(page, user)
  await arriveAt(page, shop, '/dashboard')
  await page.goto('/dashboard/manage-orders')
  await arriveAt(page, shop, '/dashboard')
  const admin = await pages.page()
  await admin.goto('/login')
  await logIn(admin, await shop.admin())
  await arriveAt(admin, shop, '/dashboard')
  await admin.goto('/dashboard/myorders')
  await arriveAt(admin, shop, '/dashboard')
})
