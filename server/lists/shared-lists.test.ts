import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SavedList, SharedList } from '../../contract/lists.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { changeList, faultOf, readList, saveList, shareList } from './lists.fixture.ts'

let shop: TestShop
let owner: TestUser
let other: TestUser
let cpu: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  owner = await shop.buyer('Owning Buyer')
  other = await shop.buyer('Other Buyer')
  cpu = await addTestPart(shop, { name: 'Listed CPU' })
})
afterAll(() => shop?.close())

describe('a shared list', () => {
  test('is read by whoever is signed in and has its link, as long as it is shared', async () => {
    const id = await saveList(owner, 'Open', [
      { partsId: cpu, quantity: 20, ownNumber: 'A-1', note: 'spare' },
    ])
    const first = await shareList(owner, id)
    const seen = (await (await other.call('GET', `/shared-lists/${first}`)).json()) as SharedList
    expect(seen).toMatchObject({
      name: 'Open',
      owner: 'Owning Buyer',
      ownId: null,
      lines: [{ partsName: 'Listed CPU', quantity: 20, ownNumber: 'A-1', note: 'spare' }],
    })
    expect(JSON.stringify(seen)).not.toContain(owner.email)
    expect(JSON.stringify(seen)).not.toContain(id)
    expect(await (await owner.call('GET', `/shared-lists/${first}`)).json()).toMatchObject({
      ownId: id,
    })
    expect((await (await shop.admin()).call('GET', `/shared-lists/${first}`)).status).toBe(200)
    expect((await shop.request(`/api/shared-lists/${first}`)).status).toBe(401)

    const second = await shareList(owner, id)
    expect(second).not.toBe(first)
    expect(second).toMatch(/^[\w-]{32}$/)
    expect((await other.call('GET', `/shared-lists/${first}`)).status).toBe(404)
    expect((await other.call('GET', `/shared-lists/${second}`)).status).toBe(200)

    const end = () => owner.call('DELETE', `/lists/${id}/share`)
    expect(await (await end()).json()).toEqual({ modifiedCount: 1 })
    expect(await (await end()).json()).toEqual({ modifiedCount: 0 })
    const ended = await other.call('GET', `/shared-lists/${second}`)
    const none = await other.call('GET', '/shared-lists/none')
    expect(await faultOf(ended)).toEqual(await faultOf(none))
    expect(ended.status).toBe(404)
  })

  test('is copied to the copier’s own lists, which then go their own way', async () => {
    const id = await saveList(owner, 'To copy', [
      { partsId: cpu, quantity: 20, ownNumber: 'THEIRS' },
    ])
    const token = await shareList(owner, id)
    const copied = async (body: object) => {
      const response = await other.call('POST', `/shared-lists/${token}/copy`, body)
      const { insertedId } = (await response.json()) as { insertedId: string }
      return (await (await other.call('GET', `/lists/${insertedId}`)).json()) as SavedList
    }
    expect(await copied({})).toMatchObject({ name: 'To copy', shareToken: null })
    const copy = await copied({ name: 'Mine now' })
    expect(copy).toMatchObject({ name: 'Mine now', lines: [{ quantity: 20, ownNumber: 'THEIRS' }] })
    expect((await changeList(owner, await readList(owner, id), 'Changed', [])).status).toBe(200)
    expect((await other.call('GET', `/lists/${copy._id}`)).status).toBe(200)
    expect((await (await other.call('GET', `/lists/${copy._id}`)).json()) as SavedList).toEqual(
      copy,
    )
    expect((await other.call('POST', '/shared-lists/none/copy', {})).status).toBe(404)
    const theirs = await shop.sql`
      select 1 from own_part_number n join users u on u.id = n.buyer_id
      where u.email = ${other.email} and n.number = 'THEIRS'`
    expect(theirs).toHaveLength(0)
  })
})
