import { beforeAll, expect, test } from 'vitest'
import { board } from '../../../contract/builds/builds.fixture.ts'
import type { MissingParts } from '../../../contract/builds/person-facts.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { violationsOf } from '../../../tests/violations.fixture.ts'
import { at, productPages } from '../parts/pages.fixture.ts'

productPages()

let partId: string
beforeAll(async () => {
  const { specs } = board({ sataPorts: undefined, memorySlots: undefined }).part
  const added = await read<{ insertedId: string }>(
    at.admin.call('POST', '/add-parts', {
      name: 'Plover B650',
      mpn: 'PLOVER-1',
      category: 'motherboard',
      specs,
      img: at.img,
      details: 'Boxed',
      minQuantity: 10,
      quantity: 100,
      price: 54,
    }),
  )
  partId = added.insertedId
})

const asked = async (key: string) => {
  const path = `/admin/missing-facts/parts?category=motherboard&key=${key}`
  const { parts } = await read<MissingParts>(at.admin.call('GET', path))
  return parts.map(({ name, requested }) => [name, requested])
}

test('an admin who finds nothing published says so, and whoever asked is told', async () => {
  const buyers = [await at.shop.buyer(), await at.shop.buyer()]
  for (const buyer of buyers)
    await buyer.call('POST', '/fact-requests', { facts: [{ partId, key: 'sataPorts' }] })
  const { page } = at
  await page.goto(`${at.shop.publicUrl}/dashboard/missing-facts`)
  await page.getByText('asked for by buyers: 2').waitFor()
  await page.getByRole('link', { name: 'Fill in SATA ports of Motherboard' }).click()
  const form = page.getByRole('region', { name: 'SATA ports of Motherboard' })
  const nothing = form.getByRole('button', { name: 'Nothing is published: SATA ports of PLOVER-1' })
  expect(await nothing.innerText()).toBe('Nothing is published: tell who asked')
  expect(await violationsOf(page)).toEqual([])
  await nothing.click()
  await page.getByText('Told 2 people that nothing is published').waitFor()
  await nothing.waitFor({ state: 'detached' })
  await page.getByText('asked for by buyers').waitFor({ state: 'detached' })
  // the fact is as unknown as before, and can be filled in when it is published
  expect(await asked('sataPorts')).toEqual([['Plover B650', 0]])
  const mails = await at.shop.sql<{ recipient: string; what: string }[]>`
    select recipient, values ->> 'what' as what from mail where kind = 'fact-answered' order by id`
  expect(mails.map(({ recipient, what }) => [recipient, what]).sort()).toEqual(
    buyers.map(({ email }) => [email, 'not-found']).sort(),
  )
})

test('a fact that nobody asked for offers nobody to tell, and is filled in with its page', async () => {
  const { page } = at
  const query = '?category=motherboard&key=memorySlots'
  await page.goto(`${at.shop.publicUrl}/dashboard/missing-facts${query}`)
  const form = page.getByRole('region', { name: 'Memory slots of Motherboard' })
  await form.getByRole('textbox', { name: /^Memory slots/ }).fill('4')
  expect(await form.getByRole('button', { name: /Nothing is published/ }).count()).toBe(0)
  await form.getByLabel('Page that says so').fill('https://maker.example/plover')
  await form.getByRole('button', { name: 'Save Memory slots of PLOVER-1' }).click()
  await expect.poll(() => asked('memorySlots')).toEqual([])
})
