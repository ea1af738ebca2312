import { expect, test } from 'vitest'
import { browsedCatalogue } from '../browsed-catalogue.fixture.ts'

const { ids, open, close, focused, awake } = browsedCatalogue()

test('up to four parts are put aside and compared, by all or by what differs', async () => {
  const page = await open('/parts?category=cpu')
  await awake(page)
  for (const name of ['Ryzen 9 9950X', 'Ryzen 7 9700X', 'Core i5-14400'])
    await page.getByLabel(`Compare ${name}`).check()
  await page.reload()
  const tray = page.getByRole('region', { name: 'Parts to compare' })
  await tray.getByRole('button', { name: 'Do not compare Core i5-14400' }).click()
  await tray.getByRole('link', { name: 'Compare 2 of 4' }).click()
  await page.waitForURL(`**/compare?ids=${ids().nine},${ids().seven}`)
  const rows = page.getByRole('region', { name: 'Comparison' }).getByRole('rowheader')
  await expect.poll(() => rows.allInnerTexts()).toContain('Socket')
  await page.getByRole('link', { name: 'Differences only' }).click()
  await page.waitForURL(/differences=1/)
  await expect.poll(() => rows.allInnerTexts()).not.toContain('Socket')
  expect(await rows.allInnerTexts()).toContain('Cores')
  await page.getByRole('link', { name: 'Remove Ryzen 9 9950X' }).click()
  await page.waitForURL(`**/compare?ids=${ids().seven}`)
  await page.getByRole('link', { name: 'Remove Ryzen 7 9700X' }).click()
  await page.getByText('Nothing to compare yet').waitFor()
  await expect.poll(() => focused(page)).toBe('Compare parts')
  await close(page)
})

test('a fifth part is not taken', async () => {
  const page = await open('/parts?category=ram')
  await awake(page)
  for (const at of [22, 23, 24, 25]) await page.getByLabel(`Compare Module ${at}`).check()
  expect(await page.getByLabel('Compare Module 21').isDisabled()).toBe(true)
  await close(page)
})
