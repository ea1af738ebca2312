import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '../../../server/identity/identity.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import {
  arriveAt,
  fillIn,
  logIn,
  loginButton,
  type OpenPages,
  openPages,
} from '../pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages()
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

/** A page of the security settings, and who is at it. */
async function atSecurity(name: string): Promise<{ page: Page; user: TestUser }> {
  const user = await pages.shop.buyer(name)
  const page = await pages.page()
  await page.goto('/dashboard/security')
  await arriveAt(page, pages.shop, '/login')
  await logIn(page, user)
  await arriveAt(page, pages.shop, '/dashboard/security')
  return { page, user }
}

/** Ends somebody’s sessions behind their back. */
const endSessions = async ({ email }: TestUser) =>
  await pages.shop.sql`
    delete from session where user_id = (select id from users where email = ${email})`

test('a second factor is set up, asked for, and turned off', async () => {
  const { page, user } = await atSecurity('Careful Buyer')
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByRole('button', { name: 'Set it up' }).click()
  await factor.getByLabel('Your password').fill('not this one')
  await factor.getByRole('button', { name: 'Go on' }).click()
  await factor.getByText('This is not your password.').waitFor()
  await factor.getByLabel('Your password').fill(user.password)
  await factor.getByRole('button', { name: 'Go on' }).click()
  await factor.getByRole('img', { name: 'QR code of the secret' }).waitFor()
  const secret = (await factor.locator('code').textContent()) ?? ''
  await factor.getByLabel('Code', { exact: true }).fill('000 000')
  await factor.getByRole('button', { name: 'Turn it on' }).click()
  await factor.getByText('This code is wrong or too old').waitFor()
  await factor.getByLabel('Code', { exact: true }).fill(await appCode(secret))
  await factor.getByRole('button', { name: 'Turn it on' }).click()
  const codes = factor.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  const backup = (await codes.first().textContent()) ?? ''
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await factor.getByText('on', { exact: true }).waitFor()

  const other = await pages.page()
  await other.goto('/dashboard/security')
  await logIn(other, user)
  await arriveAt(other, pages.shop, '/login/code')
  await other.getByLabel('Code', { exact: true }).fill('123456')
  await loginButton(other).click()
  await other.getByRole('alert').filter({ hasText: 'Invalid code' }).waitFor()
  await other.getByRole('button', { name: 'Use a backup code' }).click()
  await other.getByLabel('Backup code', { exact: true }).fill(backup)
  await loginButton(other).click()
  await arriveAt(other, pages.shop, '/dashboard/security')

  await endSessions(user)
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  await factor.getByLabel('Your password').fill(user.password)
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Please log in again' })
  await dialog.getByLabel('Password').fill(user.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await pages.shop.sql`update two_factor set last_step = 0`
  await dialog.getByLabel('Code', { exact: true }).fill(await appCode(secret))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  await factor.getByText('off', { exact: true }).waitFor()
})

test('sessions are listed and ended; the other device is asked to log in', async () => {
  const { page, user } = await atSecurity('Travelling Buyer')
  const other = await pages.page()
  await other.goto('/login')
  await logIn(other, user)
  await other.getByRole('heading', { name: 'Hello, Travelling Buyer' }).waitFor()
  await page.reload()
  const here = page.getByRole('region', { name: 'Where you are logged in' })
  await here.getByText('this one', { exact: true }).waitFor()
  expect(await here.getByText('Chrome on Linux').count()).toBeGreaterThan(1)
  await here.getByRole('button', { name: 'Log out all others' }).click()
  await here.getByRole('button', { name: /^Log out Chrome/ }).waitFor({ state: 'detached' })
  expect(await here.getByRole('listitem').count()).toBe(1)
  await other.getByRole('link', { name: 'Security' }).first().click()
  await other.reload()
  await arriveAt(other, pages.shop, '/login')

  const tab = await page.context().newPage()
  await tab.goto('/dashboard')
  await tab.getByRole('heading', { name: 'Hello, Travelling Buyer' }).waitFor()
  await here.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
  // what was typed there stays: it is asked over the page
  await tab.getByRole('alertdialog', { name: 'Please log in again' }).waitFor()
})

test('password and name are changed', async () => {
  const { page, user } = await atSecurity('Former Name')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Later Name')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByRole('banner').getByText('Later Name').waitFor()
  const password = page.getByRole('region', { name: 'Password', exact: true })
  const type = async (current: string) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password').fill('the newest passphrase')
    await password.getByLabel('Retype password').fill('the newest passphrase')
    await password.getByRole('button', { name: 'Change the password' }).click()
  }
  await type('not this one')
  await page.getByText('This is not your password.').waitFor()
  await type(user.password)
  await page.getByText('Password changed').waitFor()
  const other = await pages.page()
  await other.goto('/login')
  await logIn(other, { ...user, password: 'the newest passphrase' })
  await arriveAt(other, pages.shop, '/dashboard')
})

test('a passkey is added, logs in, and is removed', async () => {
  const { page } = await atSecurity('Passkey Buyer')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const keys = page.getByRole('region', { name: 'Passkeys' })
  await keys.getByLabel('Name of the passkey').fill('Desk')
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await keys.getByRole('listitem').getByText('Desk').first().waitFor()
  await page.getByRole('button', { name: 'Passkey Buyer' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Login with a passkey' }).click()
  await page.getByRole('button', { name: 'Passkey Buyer' }).waitFor()
  await page.goto('/dashboard/security')
  await keys.getByRole('button', { name: 'Remove Desk' }).click()
  await keys.getByText('There are none yet.').waitFor()
})

test('who loses their session in mid-form logs in over it, and keeps what was typed', async () => {
  const { page, user } = await atSecurity('Interrupted Buyer')
  await page.getByRole('link', { name: 'My Profile' }).first().click()
  const typed = { Education: 'Night school', 'City/ District': 'Springfield' }
  await fillIn(page, { ...typed, 'Phone Number': '5550100200', Linkedin: 'linkedin.com/in/x' })
  await endSessions(user)
  const save = page.getByRole('button', { name: 'Save profile' })
  await save.click()
  const dialog = page.getByRole('alertdialog', { name: 'Please log in again' })
  const password = dialog.getByLabel('Password')
  const isFocused = () => password.evaluate((input) => input === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isFocused).toBe(true)
  await password.fill('not this one')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.getByText('Invalid email or password').waitFor()
  await dialog.getByLabel('Password').fill(user.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Education').inputValue()).toBe('Night school')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('form') !== null))
    .toBe(true)
  await page.getByText('You are logged in again.').waitFor()
  expect(await page.getByText('Please log in.').count()).toBe(0)
  await save.click()
  await page.getByText('Profile updated!').waitFor()
})

test('sessions are shown soon after logging in only: later it takes logging in again', async () => {
  const { page, user } = await atSecurity('Lasting Buyer')
  await pages.shop.sql`
    update session set created_at = now() - interval '2 days'
    where user_id = (select id from users where email = ${user.email})`
  await page.reload()
  const here = page.getByRole('region', { name: 'Where you are logged in' })
  await here.getByRole('button', { name: 'Log in again' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Please log in again' })
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await dialog.waitFor({ state: 'detached' })
  await here.getByRole('button', { name: 'Log in again' }).click()
  await dialog.getByLabel('Password').fill(user.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await here.getByText('this one', { exact: true }).waitFor()
})

test('what guards an account changes soon after logging in only: later it takes logging in again', async () => {
  const { page, user } = await atSecurity('Waiting Buyer')
  const other = await pages.page()
  await other.goto('/login')
  await logIn(other, user)
  await other.getByRole('heading', { name: 'Hello, Waiting Buyer' }).waitFor()
  await page.reload()
  await pages.shop.sql`
    update session set created_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${user.email})`
  const here = page.getByRole('region', { name: 'Where you are logged in' })
  await here.getByRole('button', { name: 'Log out all others' }).click()
  await here.getByText('You logged in a while ago.').waitFor()
  await here.getByRole('button', { name: 'Log in again' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Please log in again' })
  await dialog.getByLabel('Password').fill(user.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
  await here.getByRole('button', { name: 'Log out all others' }).click()
  await here.getByRole('button', { name: 'Log out all others' }).waitFor({ state: 'detached' })
})
