import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestMember } from '../../tests/test-member.ts'

let shop: TestShop
let admin: TestMember
const hostile = 'Core <script>alert(1)</script> "9" & more'

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin()
  const img = await upload()
  for (let at = 0; at < 25; at += 1) await add(`Module ${at}`, img, 'ram')
  await add(hostile, img, 'cpu')
})
afterAll(() => shop?.close())

async function upload() {
  const png = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#884422' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'part.png')
  const response = await shop.request('/api/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { url: string } }).data.url
}

async function add(name: string, img: string, category: string) {
  const body = {
    name,
    details: 'Boxed',
    minQuantity: 10,
    quantity: 1_200,
    price: 54,
    img,
    category,
  }
  expect((await admin.call('POST', '/add-parts', body)).status).toBe(200)
}

const look = async (where: string, init: RequestInit = {}) => {
  const response = await shop.request(where, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', ...init.headers },
  })
  return { response, text: await response.text() }
}

const send = (where: string, fields: Record<string, string>, headers = {}) =>
  look(where, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: shop.publicUrl, ...headers },
  })

test('the front lists parts with picture, price, minimum and stock, page by page', async () => {
  const { response, text } = await look('/')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(text.match(/<li class="part">/g)).toHaveLength(24)
  expect(text).toContain('$54.00')
  expect(text).toContain('10 pcs')
  expect(text).toContain('1,200 pcs')
  expect(text).toContain('/api/docs')
  expect(text).toContain(shop.config.mail.mailboxUrl)
  const next = /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  const second = await look(next ?? '')
  expect(second.text.match(/<li class="part">/g)).toHaveLength(2)
  expect(second.text).not.toContain('rel="next"')
})

test('the pictures of the front are there', async () => {
  const { text } = await look('/')
  const address = /<img src="([^"]*\/images\/[^"]+)"/.exec(text)?.[1] ?? 'none'
  const response = await fetch(new URL(address, shop.publicUrl))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^image\//)
})

test('what people typed is shown, never run', async () => {
  const named = await look('/?category=cpu')
  expect(named.text).toContain('Core &lt;script&gt;alert(1)&lt;/script&gt;')
  const searched = await look(`/?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
  expect(searched.text).toContain('&quot;&gt;&lt;img src=x')
  for (const { text } of [named, searched]) {
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('<img src=x')
  }
})

test('search finds, keeps the category and says what to do when nothing matches', async () => {
  expect((await look('/?q=core')).text.match(/<li class="part">/g)).toHaveLength(1)
  const nothing = await look('/?q=module&category=gpu')
  expect(nothing.text).toContain('No parts match')
  expect(nothing.text).toContain('name="category" value="gpu"')
})

test('a cursor that is none is told in words', async () => {
  const { response, text } = await look('/?cursor=nonsense')
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(text).toContain('Some fields need your attention.')
})

test('people get a page where nothing is, programs a problem', async () => {
  const page = await look('/nowhere')
  expect(page.response.status).toBe(404)
  expect(page.text).toContain('role="search"')
  const problem = await shop.request('/nowhere', { headers: { accept: 'application/json' } })
  expect(problem.status).toBe(404)
  expect(problem.headers.get('content-type')).toContain('application/problem+json')
  const call = await shop.request('/api/nowhere', { headers: { accept: 'text/html' } })
  expect(call.headers.get('content-type')).toContain('application/problem+json')
})

test('files of the pages may be kept for ever, and the mark is everywhere it is asked for', async () => {
  const { text } = await look('/')
  const css = /href="(\/assets\/pages\.[0-9a-f]{12}\.css)"/.exec(text)?.[1] ?? ''
  const kept = await shop.request(css)
  expect(kept.headers.get('content-type')).toContain('text/css')
  expect(kept.headers.get('cache-control')).toContain('immutable')
  expect((await shop.request('/assets/pages.000000000000.css')).status).toBe(404)
  for (const where of ['/favicon.ico', '/favicon.svg'])
    expect((await shop.request(where)).headers.get('content-type')).toBe('image/svg+xml')
  expect(await (await shop.request('/robots.txt')).text()).toContain('Disallow: /api/')
})

/** The token of the newest mail to somebody. */
async function mailedToken(email: string, name: string): Promise<string> {
  const [row] = await shop.sql<{ link: string }[]>`
    select values ->> ${name} as link
    from mail
    where recipient = ${email}
    order by created_at desc`
  return new URL(row?.link ?? 'none:').searchParams.get('token') ?? ''
}

test('the newsletter is confirmed by the button, not by looking', async () => {
  const email = 'reader@example.test'
  await shop.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const token = await mailedToken(email, 'confirmUrl')
  const isConfirmed = async () =>
    (
      await shop.sql`
        select 1 from subscription where email = ${email} and confirmed_at is not null`
    ).length === 1
  expect((await look(`/newsletter/confirm?token=${token}`)).text).toContain(`value="${token}"`)
  expect(await isConfirmed()).toBe(false)
  expect((await send('/newsletter/confirm', { token })).text).toContain('Confirmed')
  expect(await isConfirmed()).toBe(true)
  const left = await send('/newsletter/unsubscribe', { token })
  expect(left.text).toContain('You have left the newsletter')
  const again = await send('/newsletter/unsubscribe', { token: 'x'.repeat(43) })
  expect(again.response.status).toBe(400)
  expect(again.text).toContain('This link is not valid any more')
})

test('forms from elsewhere and too large ones are refused', async () => {
  const token = 'x'.repeat(43)
  const foreign = await send('/newsletter/confirm', { token }, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.response.status).toBe(403)
  const nowhere = await send('/newsletter/confirm', { token }, { origin: 'https://else.example' })
  expect(nowhere.response.status).toBe(403)
  const large = await send('/newsletter/confirm', { token: 'x'.repeat(9_000) })
  expect(large.response.status).toBe(413)
})

test('a password is reset with the link of the mail', async () => {
  const { email } = await shop.buyer()
  await shop.request('/api/auth/request-password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.publicUrl },
    body: JSON.stringify({ email, redirectTo: '/reset-password' }),
  })
  const [row] = await shop.sql<{ identifier: string }[]>`
    select identifier from verification
    where identifier like 'reset-password:%' order by created_at desc limit 1`
  const token = row?.identifier.split(':')[1] ?? ''
  expect((await look(`/reset-password?token=${token}`)).text).toContain(`value="${token}"`)
  const reset = (newPassword: string, again = newPassword) =>
    send('/reset-password', { token, newPassword, again })
  expect((await reset('a new passphrase', 'another')).text).toContain(
    'Both passwords did not match',
  )
  const short = await reset('short')
  expect(short.response.status).toBe(400)
  expect(short.text).toContain('Password must be 8 character or longer')
  expect((await reset('a new passphrase')).text).toContain('The password is changed')
  expect((await reset('a new passphrase')).text).toContain('This link is not valid any more')
  const entered = await send('/login', { email, password: 'a new passphrase' })
  expect(entered.response.status).toBe(303)
})

test('people log in and out by a form', async () => {
  const { email, password, name } = await shop.buyer()
  const wrong = await send('/login', { email, password: 'not this one' })
  expect(wrong.response.status).toBe(401)
  expect(wrong.text).toContain('class="fault"')
  const entered = await send('/login', { email, password })
  const cookie = entered.response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await look('/', { headers: { cookie } })).text).toContain(name)
  expect((await send('/logout', {}, { cookie })).response.status).toBe(303)
  expect((await look('/', { headers: { cookie } })).text).not.toContain(name)
})

test('what an identity provider refused is told in our words alone', async () => {
  expect((await look('/login?error=access_denied')).text).toContain('Logging in was cancelled.')
  const unknown = await look('/login?error=%3Cb%3Eodd')
  expect(unknown.text).toContain('Logging in did not work. Please try again.')
  expect(unknown.text).not.toContain('odd')
})

test('logging in at the identity provider begins with a link', async () => {
  const { response } = await look('/login/google')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toContain(shop.config.sandbox.url)
})
