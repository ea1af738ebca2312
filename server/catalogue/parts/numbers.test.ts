import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import { emptyDatabase } from '../../backup/database.fixture.ts'
import { openDatabase } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { formOf, send } from '../import/upload/upload.fixture.ts'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue?.shop.close())

const change = (id: string, mpn: string) => catalogue.admin.call('PATCH', `/parts/${id}`, { mpn })
const refused = async (response: Response) =>
  [response.status, await response.json()] as [number, { detail: string; errors?: object[] }]
const bring = async (mpn: string, name: string) => {
  const file = `MPN;Product;Type;Price;Qty\n"${mpn}";${name};CPU;100;50\n`
  const { shop, admin } = catalogue
  const form = formOf(file, 'parts.csv')
  return await send<{ added: number; changed: number; problems: { reason: string }[] }>(
    ...([shop.publicUrl, admin, '/imports', form] as const),
  )
}

/** The part that each way of looking takes for the one with this number. */
async function meant(number: string) {
  const { request } = catalogue.shop
  const asked = encodeURIComponent(number)
  const get = async <T>(where: string) => (await (await request(`/api${where}`)).json()) as T
  const [listed, byNumber, suggested, matched] = await Promise.all([
    get<{ _id: string }[]>(`/parts?limit=1&q=${asked}`),
    get<{ _id: string }[]>(`/parts?mpn=${asked}`),
    get<PartSuggestions>(`/part-suggestions?q=${asked}`),
    request('/api/part-matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows: [{ number }] }),
    }).then((response) => response.json() as Promise<{ rows: { part: { _id: string } | null }[] }>),
  ])
  return {
    listed: listed[0]?._id,
    byNumber: byNumber.map(({ _id }) => _id),
    suggested: suggested.parts.find(({ exact }) => exact)?._id,
    matched: matched.rows[0]?.part?._id,
  }
}
const meansOnly = (id: string) => ({ listed: id, byNumber: [id], suggested: id, matched: id })

const written = ['日本語', '中文', 'Ünit-5', 'nit-5', 'Деталь-7', 'कि-9', 'की-9', '٣٤', 'ＦＷ－１']

test('found: C1 numbers of any script are different parts at every door, and each finds its own', async () => {
  const ids: string[] = []
  for (const mpn of written) ids.push(await catalogue.added({ mpn, name: `Part ${ids.length}` }))
  for (const [at, mpn] of written.entries()) {
    expect(await meant(mpn), mpn).toEqual(meansOnly(ids[at]!))
    expect(await refused(await change(ids[at]!, ` ${mpn} `)), mpn).toEqual([
      200,
      { modifiedCount: 0 },
    ])
    const { body } = await bring(mpn, `Brought ${at}`)
    expect(body, mpn).toMatchObject({ added: 0, changed: 1, problems: [] })
    expect(await catalogue.read(ids[at]!)).toMatchObject({ mpn, name: `Brought ${at}` })
  }
  const other = await meant('한국어')
  expect(other).toEqual({ byNumber: [] })
  expect((await bring('한국어', 'Brought')).body).toMatchObject({ added: 1 })
})

test('found: C1 without a letter or a digit every door refuses a number, and says why', async () => {
  const id = await catalogue.added({ mpn: 'PLAIN-1' })
  const before = await catalogue.count()
  const message = expect.stringMatching(
    /has letters or digits|Please input|There is no part number/,
  )
  for (const mpn of ['??', '—', '😀', '\u3164', '\u0301', '\u200b', '©®']) {
    const [status, added] = await refused(await catalogue.add({ mpn }))
    const [changedStatus, changed] = await refused(await change(id, mpn))
    expect([status, added.errors], mpn).toEqual([400, [{ path: 'mpn', message }]])
    expect([changedStatus, changed.errors], mpn).toEqual([400, [{ path: 'mpn', message }]])
    const { problems } = (await bring(mpn, 'Part')).body
    expect(JSON.stringify(problems), mpn).toEqual(message)
  }
  const [status, { errors }] = await refused(await catalogue.add({ mpn: 'ﷺ'.repeat(80) }))
  expect([status, JSON.stringify(errors)]).toEqual([400, expect.stringContaining('at most 200')])
  expect(await catalogue.count()).toBe(before)
})

test('found: C1 a refusal names the number that is there, as it is written there', async () => {
  const id = await catalogue.added({ mpn: 'Größe-7' })
  const other = await catalogue.added({ mpn: 'PLAIN-2' })
  const detail = 'There is already a part with the number Größe-7.'
  for (const mpn of ['GRÖSSE 7', 'gro\u0308ße7', 'ＧＲÖẞＥ－７']) {
    expect((await refused(await catalogue.add({ mpn })))[1], mpn).toMatchObject({ detail })
    expect((await refused(await change(other, mpn)))[1], mpn).toMatchObject({ detail })
    expect(await meant(mpn), mpn).toEqual(meansOnly(id))
  }
  expect(await change(id, 'Grosse-7')).toMatchObject({ status: 200 })
})

test('found: C2 full-width signs are the same number wherever parts are looked for', async () => {
  const id = await catalogue.added({ mpn: 'FWX-2000', name: 'Wide drive' })
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const { partNumber } = (await catalogue.read(id)) as { partNumber: string }
  for (const text of ['FWX-2000', 'fwx2000', 'FWX-2000 '])
    expect(await meant(wide(text)), text).toEqual(meansOnly(id))
  expect(await meant(wide(partNumber))).toEqual({ ...meansOnly(id), byNumber: [] })
  const list = async (q: string) => {
    const response = await catalogue.shop.request(`/api/parts?q=${encodeURIComponent(q)}`)
    return ((await response.json()) as { _id: string }[]).map(({ _id }) => _id)
  }
  expect(await list(wide('FWX-2'))).toEqual([id])
  expect(await list('ｗｉｄｅ　ｄｒｉｖｅ')).toEqual([id])
  const named = await catalogue.added({ mpn: 'FWX-3', name: 'ｗｉｄｅ fan' })
  expect(await list('ｗｉｄｅ')).toEqual([named, id])
})

test('found: C1 the database makes the same key as we do where it makes one', async () => {
  const plain = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 40 })
  const numbers = fc.array(
    plain.map((text) => text.replaceAll('\0', ' ')),
    { minLength: 200 },
  )
  for (const mpn of fc.sample(numbers, 5).flat()) {
    const [row] = await catalogue.shop.sql<{ key: string }[]>`
      insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img,
        warranty_months, deleted_at)
      values (gen_random_uuid(), ${mpn}, 'Plain', '-', 'cpu', 1, 1, 1, '', 12, now())
      returning coalesce(mpn_key, '') as key`
    expect(row!.key, JSON.stringify(mpn)).toBe(numberKey(mpn))
  }
})

test('found: C1 parts and own numbers of before the rule come through, none lost and none found for another', async () => {
  const empty = await emptyDatabase()
  const database = openDatabase(empty.url, { connections: 2 })
  try {
    await migrate(database, '0028-agreement.sql')
    const before = ['ABC-1', 'ＡBＣ1', 'Ünit-5', 'nit-6', '日本語', 'ＤＥＦ', 'D-Ｅ']
    for (const [at, mpn] of before.entries())
      await database.sql`
        insert into part (id, sku, name, details, category, min_quantity, quantity, price_minor, img, warranty_months,
          deleted_at)
        values (${`00000000-0000-7000-8000-00000000000${at}`}, ${mpn}, 'Part', '-', 'cpu', 1, 1, 1, '', 12,
          ${mpn === 'ＤＥＦ' ? new Date() : null})`
    const [buyer] = await database.sql<{ id: string }[]>`
      insert into users (id, name, email, email_verified, proven_at)
      values (gen_random_uuid(), 'Buyer', 'buyer@example.test', true, now())
      returning id`
    const own = [
      ['कि-1', 'क1'],
      ['straẞe', 'STRAẞE'],
      ['straße', 'STRASSE'],
    ]
    for (const [at, [number, key]] of own.entries())
      await database.sql`
        insert into own_part_number (id, buyer_id, part_id, number, number_key)
        values (${`00000000-0000-7000-8000-00000000001${at}`}, ${buyer!.id},
          '00000000-0000-7000-8000-000000000000', ${number!}, ${key!})`
    await migrate(database)
    const parts = await database.sql`select mpn, mpn_key as key from part order by id`
    expect(parts.map(({ mpn, key }) => [mpn, key])).toEqual([
      ['ABC-1', 'ABC1'],
      ['ＡBＣ1', null],
      ['Ünit-5', 'ÜNIT5'],
      ['nit-6', 'NIT6'],
      ['日本語', '日本語'],
      ['ＤＥＦ', 'DEF'],
      ['D-Ｅ', 'DE'],
    ])
    const kept =
      await database.sql`select number, number_key as key from own_part_number order by id`
    expect(kept.map(({ number, key }) => [number, key])).toEqual([
      ['कि-1', 'कि1'],
      ['straẞe', 'STRAẞE'],
      ['straße', 'STRASSE'],
    ])
  } finally {
    await database.close()
    await empty.drop()
  }
})
