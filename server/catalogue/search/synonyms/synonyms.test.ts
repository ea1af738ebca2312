import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../../../../tests/test-user.ts'
import { openOddShop } from '../odd-shop.fixture.ts'

let odd: Awaited<ReturnType<typeof openOddShop>>
let admin: TestUser
beforeAll(async () => {
  odd = await openOddShop()
  admin = await odd.shop.admin()
})
afterAll(() => odd?.shop.close())

const add = async (phrase: string, means: string) =>
  await admin.call('POST', '/search-synonyms', { phrase, means })

test('what an admin says that a phrase means is searched for at once, however it is written', async () => {
  expect((await odd.list('plattenspeicher 14tb')).match).not.toBe('all')
  const added = await add('Platten-Speicher', 'hard disk')
  expect(added.status).toBe(200)
  const { insertedId } = (await added.json()) as { insertedId: string }
  for (const q of ['plattenspeicher 14tb', '14 TB PLATTEN SPEICHER'])
    expect(await odd.list(q), q).toMatchObject({ mpns: ['TL-H14000'], match: 'all' })
  expect((await odd.search('plattenspeicher 14tb')).understood[0]).toEqual({
    text: 'plattenspeicher',
    as: 'hard disks',
  })
  const again = await add('plattenspeicher', 'memory')
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([
    409,
    'synonym_taken',
  ])
  const { synonyms } = (await (await admin.call('GET', '/search-synonyms')).json()) as {
    synonyms: { id: string; phrase: string; means: string }[]
  }
  expect(synonyms).toMatchObject([
    { id: insertedId, phrase: 'Platten-Speicher', means: 'hard disk' },
  ])
  expect((await admin.call('DELETE', `/search-synonyms/${insertedId}`)).status).toBe(200)
  expect((await odd.list('plattenspeicher 14tb')).match).not.toBe('all')
  expect((await admin.call('DELETE', `/search-synonyms/${insertedId}`)).status).toBe(404)
  const audited = await odd.shop.sql`
    select action, detail from audit_event where subject = ${insertedId} order by id`
  const row = { phrase: 'Platten-Speicher', means: 'hard disk' }
  expect(audited).toMatchObject([
    { action: 'synonym-added', detail: { after: row } },
    { action: 'synonym-removed', detail: { before: row } },
  ])
})

test('a phrase without a word is refused at its field', async () => {
  const refused = await add('½', 'memory')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'phrase' }] })
})
