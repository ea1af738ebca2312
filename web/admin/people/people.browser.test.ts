import { expect, test } from 'vitest'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go } = backOffice()

const button = (name: string | RegExp) => page().getByRole('button', { name })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()

const focusIs = (what: string) =>
  expect
    .poll(() => page().evaluate((selector) => document.activeElement?.matches(selector), what))
    .toBe(true)

test('a buyer is made admin and no admin again; the last admin stays', async () => {
  const next = await shop().register('Bo Next')
  await go('/dashboard/make-admin')
  await page().getByRole('heading', { name: 'All Users' }).waitFor()
  await page().getByText(next.email).waitFor()
  expect(await page().getByRole('columnheader').allInnerTexts()).toEqual([
    '#',
    'Name',
    'Email',
    'Action',
  ])
  expect(await page().getByRole('table').getByText(shop().admin.email).count()).toBe(0)
  await page()
    .getByRole('searchbox', { name: /^Search users/ })
    .fill('bo next')
  await page().getByText(shop().buyer.email).waitFor({ state: 'detached' })
  await button(`Make Admin: ${next.email}`).click()
  const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
  await dialog.getByText(next.email).waitFor()
  await dialog.getByRole('button', { name: 'Make Admin' }).click()
  await says('Successfully updated')
  await says('Nobody matches')

  await go('/dashboard/make-admin?role=admin')
  await button(`Remove admin: ${next.email}`).click()
  await page().keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Remove admin' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page().getByText(next.email).waitFor({ state: 'detached' })
  await focusIs('[data-row]')

  await button(`Remove admin: ${shop().admin.email}`).click()
  await dialog.getByRole('button', { name: 'Remove admin' }).click()
  await dialog.getByText('This is the last admin: promote another first.').waitFor()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  const [row] = await shop().sql<{ role: string | null }[]>`
    select role from users where email = ${shop().admin.email}`
  expect(row?.role).toBe('admin')
})

test('found: A4 nobody becomes an admin by one click, and an unproven address is named', async () => {
  const next = await shop().newcomer('Ed Unproven')
  await go('/dashboard/make-admin?q=ed+unproven')
  await button(`Make Admin: ${next.email}`).click()
  const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
  await dialog.getByText('Nobody has proven that this address is theirs').waitFor()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  const role = async () =>
    (
      await shop().sql<
        { role: string | null }[]
      >`select role from users where email = ${next.email}`
    )[0]
  expect((await role())?.role).not.toBe('admin')
  await shop().sql`update users set email_verified = true where email = ${next.email}`
  await page().reload()
  await button(`Make Admin: ${next.email}`).click()
  await dialog.getByText(next.email).waitFor()
  expect(await dialog.getByText('Nobody has proven').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Make Admin' }).click()
  await says('Successfully updated')
  expect((await role())?.role).toBe('admin')
})

test('somebody is logged out everywhere, after a question', async () => {
  const lost = await shop().register('Di Lost')
  await go('/dashboard/make-admin?q=di+lost')
  await button(`End sessions of ${lost.email}`).click()
  const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
  await dialog.getByText('Di Lost will be logged out on every device').waitFor()
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await says('1 session ended')
  await dialog.waitFor({ state: 'detached' })
  expect((await lost.call('GET', `/user/${lost.email}`)).status).toBe(401)
})

test('who is no admin any more is told so in place', async () => {
  const next = await shop().register('Cy Waiting')
  await go('/dashboard/make-admin')
  await button(`Make Admin: ${next.email}`).waitFor()
  await shop().sql`update users set role = null where email = ${shop().admin.email}`
  await button(`Make Admin: ${next.email}`).click()
  const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
  await dialog.getByRole('button', { name: 'Make Admin' }).click()
  await dialog.getByText('Your account may not do this.').waitFor()
  await shop().sql`update users set role = 'admin' where email = ${shop().admin.email}`
})

test('a hidden review leaves what visitors read, and comes back', async () => {
  await shop().buyer.call('POST', '/review', { rating: 2, review: 'Late by two weeks.' })
  const visible = async () =>
    ((await (await shop().request('/api/reviews')).json()) as { review: string }[]).map(
      ({ review }) => review,
    )
  expect(await visible()).toContain('Late by two weeks.')
  await go('/dashboard/reviews')
  await button('Hide the review of Ada Buyer').click()
  const dialog = page().getByRole('dialog', { name: 'Hide this review' })
  await dialog.getByLabel('Reason').fill('Names a person')
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await says(/by Ann Admin: Names a person/)
  expect(await visible()).not.toContain('Late by two weeks.')
  await page().getByRole('link', { name: 'Visible' }).click()
  await says('No review matches')
  await page().getByRole('link', { name: 'Hidden' }).click()
  await button('Show the review of Ada Buyer').click()
  await says('No review matches')
  expect(await visible()).toContain('Late by two weeks.')
  await focusIs('h1')
  await page().getByRole('link', { name: 'Visible' }).click()
  await button('Hide the review of Ada Buyer').click()
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await says('No review matches')
  await focusIs('h1')
})

test('pages for admins send a buyer to the dashboard', async () => {
  const other = await shop().sit(shop().buyer)
  for (const place of [
    ...['overview', 'manage-orders', 'manage-orders/none', 'add-product', 'manage-products'],
    ...['manage-products/none', 'import', 'make-admin', 'reviews'],
  ]) {
    await other.page.goto(`${shop().publicUrl}/dashboard/${place}`)
    await other.page.waitForURL(`${shop().publicUrl}/dashboard`)
  }
  expect(other.complaints).toEqual([])
})
