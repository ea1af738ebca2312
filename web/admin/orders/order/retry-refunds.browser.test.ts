import { expect, test } from 'vitest'
import { makers } from '../../../../tests/access/objects.fixture.ts'
import { violationsOf } from '../../../../tests/violations.fixture.ts'
import { backOffice } from '../../back-office.fixture.ts'

const { shop, page, go } = backOffice()

test('a refund that failed is told in Overview, and asked for again at its order', async () => {
  const { admin, buyer } = shop()
  await makers['failed refund'](shop(), buyer, admin)
  await go('/dashboard/overview')
  const task = page().getByRole('region', { name: 'Refunds that failed' })
  await task.getByText('The balance is too low').waitFor()
  await task.getByRole('link').first().click()
  const again = page().getByRole('button', { name: 'Try the refund again' })
  await again.waitFor()
  await page().getByText('Refund failed').waitFor()
  expect(await violationsOf(page())).toEqual([])
  await again.click()
  await page().getByText('The payment provider is asked again').first().waitFor()
  await expect.poll(() => again.count()).toBe(0)
  await page().getByText('Refund under way', { exact: true }).last().waitFor()
})
