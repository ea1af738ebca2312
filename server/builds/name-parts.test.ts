import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answered } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue?.shop.close())

test('parts are named as long as anybody has their ids, and no id is told as a part', async () => {
  const here = await catalogue.added({ name: 'Here', mpn: 'NAME-1', category: 'hdd' })
  const gone = await catalogue.added({ name: 'Gone', mpn: 'NAME-2', category: 'ram' })
  await catalogue.admin.call('DELETE', `/parts/${gone}`)
  const never = '0198c0de-0000-7000-8000-0000000000ab'
  const response = await catalogue.shop.request(`/api/part-names?ids=${here},${never},${gone}`)
  const { items } = (await response.json()) as Answered<Calls['nameParts']>
  expect(items).toMatchObject([
    { _id: here, name: 'Here', mpn: 'NAME-1', category: 'hdd', isGone: false },
    { _id: gone, name: 'Gone', mpn: 'NAME-2', category: 'ram', isGone: true },
  ])
  expect(items[1]?.partNumber).toMatch(/^P/)
  const wrong = await catalogue.shop.request('/api/part-names?ids=12')
  expect(wrong.status).toBe(400)
})
