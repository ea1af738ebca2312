import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { linkIn, mailTo } from '../identity/identity.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const reader = 'reader@example.test'
const post = (path: string, body: unknown) =>
  shop.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const subscribe = (email: unknown) => post('/newsletter', { email })
const confirm = (token: string) => post('/newsletter/confirm', { token })
/** As mail programs do it: RFC 8058. */
const oneClick = (where: string) =>
  shop.request(where, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
const state = async (email: string) =>
  (
    await shop.sql`
      select confirmed_at is not null as confirmed, left_at is not null as gone
      from subscription where email = ${email}`
  )[0]
const mails = async (email: string) =>
  (await shop.sql`select 1 from mail where recipient = ${email}`).length

type Mail = { text: string; headers: Record<string, string> }
const tokenIn = (mail: { text: string }) =>
  new URL(linkIn(shop, mail), shop.publicUrl).searchParams.get('token') ?? ''

test.each([
  undefined,
  '',
  'no address',
  5,
  'a@b.test\r\nBcc: c@d.test',
  'a@b.test,c@d.test',
  '"a\nb"@c.test',
  `${'a'.repeat(250)}@b.test`,
])('T54 %j is no e-mail', async (email) => {
  const response = await subscribe(email)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'email', message: 'Please input a valid email' }],
  })
  expect(await shop.sql`select 1 from subscription`).toHaveLength(0)
  expect(await shop.sql`select 1 from mail`).toHaveLength(0)
})

test('who subscribes several times at once is told the same each time', async () => {
  for (let round = 0; round < 25; round += 1) {
    const email = `eager-${round}@example.test`
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe(email)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  }
})

test('a subscription counts once the link of its mail is followed and confirmed', async () => {
  const response = await subscribe(' Reader@Example.Test ')
  expect(await response.json()).toEqual({ sent: true })
  expect(await state(reader)).toEqual({ confirmed: false, gone: false })
  const mail = (await mailTo(shop, reader, 'Confirm the newsletter')) as Mail & { subject: string }
  const link = linkIn(shop, mail)
  expect(link).toMatch(/^\/newsletter\/confirm\?token=[\w-]{43}$/)
  expect((await shop.request(link)).status).toBe(200)
  expect(await state(reader)).toEqual({ confirmed: false, gone: false })
  expect(await (await confirm(tokenIn(mail))).json()).toEqual({ modifiedCount: 1 })
  expect(await state(reader)).toEqual({ confirmed: true, gone: false })
  const again = await confirm(tokenIn(mail))
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({
    code: 'invalid_link',
    detail: 'This link is not valid any more. Ask for a new one.',
  })
  const kept = await shop.sql`
    select 1 from subscription where encode(token_hash, 'escape') like ${`%${tokenIn(mail)}%`}`
  expect(kept).toHaveLength(0)
})

test('who has subscribed is answered as anybody, and gets no second mail', async () => {
  const before = await mails(reader)
  const known = await subscribe(reader)
  const unknown = await subscribe('somebody-else@example.test')
  expect(await known.text()).toBe(await unknown.text())
  expect(known.status).toBe(unknown.status)
  expect(await mails(reader)).toBe(before)
  expect(await mails('somebody-else@example.test')).toBe(1)
})

test('one click on the mail program’s button leaves, and asking again begins anew', async () => {
  const found = (await (
    await fetch(`${shop.sandbox.url}/mail/api/messages?to=${reader}`)
  ).json()) as { id: number }[]
  const raw = await (
    await fetch(`${shop.sandbox.url}/mail/api/messages/${found[0]?.id}/raw`)
  ).text()
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const where = /List-Unsubscribe:\s+<([^>]+)>/.exec(unfolded)?.[1] ?? ''
  const path = where.replace(shop.publicUrl, '')
  expect(path).toMatch(/^\/api\/newsletter\/unsubscribe\?token=[\w-]{43}$/)
  expect((await shop.request(path)).status).toBe(405)
  expect(await state(reader)).toEqual({ confirmed: true, gone: false })
  expect(await (await oneClick(path)).json()).toEqual({ modifiedCount: 1 })
  expect(await state(reader)).toEqual({ confirmed: false, gone: true })
  expect(await (await oneClick(path)).json()).toEqual({ modifiedCount: 0 })
  expect((await oneClick(path.replace('token=', 'token=x'))).status).toBe(400)
  const before = await mails(reader)
  await subscribe(reader)
  expect(await mails(reader)).toBe(before + 1)
  expect(await state(reader)).toEqual({ confirmed: false, gone: false })
})

test('a confirmation works for seven days, and only with its own token', async () => {
  await subscribe('late@example.test')
  const token = tokenIn(await mailTo(shop, 'late@example.test', 'Confirm the newsletter'))
  for (const other of ['', 'x', 'x'.repeat(43), `${token}x`, token.slice(1), 5])
    expect((await post('/newsletter/confirm', { token: other })).status).toBe(400)
  for (const other of ['', '?token=', `?token=${'x'.repeat(43)}`, `?token=${token}x`, '?token=%00'])
    expect((await oneClick(`/api/newsletter/unsubscribe${other}`)).status).toBe(400)
  await shop.sql`
    update subscription set asked_at = now() - interval '8 days' where email = 'late@example.test'`
  expect((await confirm(token)).status).toBe(400)
  expect(await state('late@example.test')).toEqual({ confirmed: false, gone: false })
})
