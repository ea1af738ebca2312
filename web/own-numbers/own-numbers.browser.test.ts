import { describe, expect, test } from 'vitest'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { buyingShop } from '../orders/buying.fixture.ts'

const { shop, page, buyer, partId, signIn, go, button, toast, violations } = buyingShop()

const picker = () => page().getByRole('combobox', { name: 'Part', exact: true })
const number = () => page().getByLabel('Your number for it')
const row = (text: string) => page().getByRole('row').filter({ hasText: text })
const focused = () => page().evaluate(() => document.activeElement?.textContent)

describe('the buyer’s part numbers', () => {
  test('are added by finding the part while typing, found again, and forgotten', async () => {
    await go('/dashboard/own-numbers')
    await page().getByText('No numbers yet').waitFor()
    await picker().fill('journey')
    await page().getByRole('option', { name: 'Journey CPU' }).click()
    await expect.poll(() => number().evaluate((one) => one === document.activeElement)).toBe(true)
    await button('Keep the number').click()
    await page().getByText('Please input your number for the part').waitFor()
    expect(await violations()).toEqual([])
    await number().fill(' CPU-0017 ')
    await page().keyboard.press('Enter')
    await toast('CPU-0017 is kept')
    await row('CPU-0017').getByRole('link', { name: 'Journey CPU' }).waitFor()
    await expect.poll(() => picker().evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await violations()).toEqual([])
    await page().getByLabel('Search own numbers').fill('nothing')
    await page().getByText('No numbers match').waitFor()
    expect(page().url()).toContain('q=nothing')
    await button('All numbers').click()
    await row('CPU-0017').waitFor()
    await button('Forget CPU-0017').click()
    await toast('CPU-0017 is forgotten')
    await page().getByText('No numbers yet').waitFor()
    expect(await focused()).toBe('My Part Numbers')
    const saved = await buyer().call('GET', '/own-part-numbers')
    expect(await saved.json()).toEqual([])
  })

  test('are offered by themselves where a part is looked for', async () => {
    const other = await addTestPart(shop(), { name: 'Plain drive' })
    await buyer().call('POST', '/own-part-numbers', {
      lines: [{ partsId: other, number: 'Lager 4-711' }],
    })
    await go('/dashboard/own-numbers')
    await picker().fill('lager4711')
    await page().getByRole('option', { name: 'Plain drive' }).click()
    await number().fill('Lager 4-712')
    await page().route('**/api/own-part-numbers', (route) => route.abort(), { times: 1 })
    await button('Keep the number').click()
    await page().getByRole('main').getByText('The shop cannot be reached').waitFor()
    expect(await number().inputValue()).toBe('Lager 4-712')
    await button('Keep the number').click()
    await row('Lager 4-712').waitFor()
    expect(await page().getByRole('row').count()).toBe(3)
  })

  test('are found in the shop’s search, by their beginning and whole', async () => {
    const drive = await addTestPart(shop(), { name: 'Spinning drive' })
    await shop().sql`update part set img = '/favicon.svg' where id = ${drive}`
    await buyer().call('POST', '/own-part-numbers', {
      lines: [{ partsId: drive, number: 'BOB-HDD-4' }],
    })
    await go('/dashboard/own-numbers')
    await picker().fill('bobhd')
    await page().getByRole('option', { name: 'Spinning drive' }).waitFor()
    await picker().fill('')
    const search = page().getByRole('combobox', { name: 'Search parts' }).first()
    const box = page().getByLabel('Search parts').first()
    await box.focus()
    await search.waitFor()
    await search.fill('bob-h')
    await page().getByRole('option', { name: 'Your number BOB-HDD-4' }).waitFor()
    expect(await violations()).toEqual([])
    await search.fill('bob hdd 4')
    await page().keyboard.press('Enter')
    await page().getByText('is your number for').waitFor()
    await page().getByText('1 part, by your own number').waitFor()
    await page().getByRole('article').filter({ hasText: 'Spinning drive' }).waitFor()
    expect(await page().getByText('No part matches').count()).toBe(0)
    expect(await violations()).toEqual([])
    await page().route(
      '**/api/auth/get-session',
      (route) => setTimeout(() => void route.continue(), 300),
      { times: 1 },
    )
    await page().reload({ waitUntil: 'domcontentloaded' })
    expect(await page().getByText('No part matches').isVisible()).toBe(false)
    expect(await page().getByText('0 parts', { exact: true }).isVisible()).toBe(false)
    await page().getByText('1 part, by your own number').waitFor()
    await page().getByRole('status').getByRole('link', { name: 'Spinning drive' }).click()
    await page().waitForURL(new RegExp(`/parts/${drive}`))
  })

  test('of a part that left the shop say so; admins have none', async () => {
    const gone = await addTestPart(shop(), { name: 'Gone part' })
    await buyer().call('POST', '/own-part-numbers', { lines: [{ partsId: gone, number: 'G-1' }] })
    await shop().sql`update part set deleted_at = now() where id = ${gone}`
    await go('/dashboard/own-numbers')
    await row('G-1').getByText('This part has left the shop').waitFor()
    await signIn(await shop().admin())
    await go('/dashboard/own-numbers')
    await page()
      .getByRole('heading', { name: 'My Profile' })
      .or(page().getByText('Welcome'))
      .first()
      .waitFor()
    expect(new URL(page().url()).pathname).toBe('/dashboard')
    expect(partId()).not.toBe(gone)
  })
})
