import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../tests/orders.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const html = { accept: 'text/html' }

test('the link of a mail opens the order for its buyer, and for nobody else', async () => {
  const [buyer, other] = [await shop.buyer('Page <b>Buyer</b>'), await shop.buyer('Other')]
  const id = await placeTestOrder(buyer, await addTestPart(shop))
  const [mail] = await shop.sql<{ url: string }[]>`
    select values ->> 'orderUrl' as url from mail where order_id = ${id}`
  const open = (cookie?: string) =>
    fetch(mail!.url, { headers: { ...html, ...(cookie ? { cookie } : {}) } })

  const own = await open(buyer.cookie)
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const text = await own.text()
  for (const words of ['unpaid', 'Test CPU', '$1,000.00', 'Held until', 'placed', '&lt;b&gt;'])
    expect(text).toContain(words)
  expect((await open(other.cookie)).status).toBe(404)
  const stranger = await open()
  expect(stranger.status).toBe(401)
  expect(await stranger.text()).not.toContain('Test CPU')
})

test('somebody registers by the page, is signed in, and keeps what was typed when refused', async () => {
  const send = (fields: Record<string, string>) =>
    shop.request('/register', {
      method: 'POST',
      redirect: 'manual',
      headers: { ...html, origin: shop.publicUrl },
      body: new URLSearchParams(fields),
    })
  const typed = { name: 'Page Reader', email: 'page-reader@example.test', password: 'long enough' }
  const twice = await send({ ...typed, again: 'something else' })
  expect(twice.status).toBe(400)
  const text = await twice.text()
  for (const words of ['Both passwords did not match', typed.name, typed.email])
    expect(text).toContain(words)
  expect(text).not.toContain(typed.password)
  const short = await send({ ...typed, password: 'short', again: 'short' })
  expect(await short.text()).toContain('Password must be 8 character or longer')
  const done = await send({ ...typed, again: typed.password })
  expect(done.status).toBe(303)
  const cookie = done.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const home = await shop.request('/', { headers: { ...html, cookie } })
  expect(await home.text()).toContain('Page Reader')
})

test('a paid order’s page leads to its receipt', async () => {
  const buyer = await shop.buyer()
  const id = await paidOrder(shop, buyer, await addTestPart(shop))
  const where = `/dashboard/payment/${id}`
  const page = await shop.request(where, { headers: { ...html, cookie: buyer.cookie } })
  expect(await page.text()).toContain(`${where}/receipt`)
  const receipt = await shop.request(`${where}/receipt`, { headers: { cookie: buyer.cookie } })
  expect(receipt.headers.get('content-type')).toBe('application/pdf')
  expect((await shop.request(`${where}/receipt`)).status).toBe(401)
})
