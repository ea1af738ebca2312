import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser, untilSettled } from '../../sandbox/browser.fixture.ts'
import { goal } from '../goal.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../orders.fixture.ts'
import { browserCookies, signIn, type TestUser } from '../test-user.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await openTestShop({ environment: { OPEN_ORDERS: '100' } })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

const attack = 'window.attacked=1,alert(1)'
const wrapped = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea>',
  '--><!--',
  '{{',
  '`}',
  ']]>',
]
const bodies = [
  `<script>${attack}</script>`,
  `<img src=x onerror="${attack}">`,
  `<svg/onload=${attack}>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>">`,
  `<a href="javascript:${attack}" autofocus onfocus=${attack}>x</a>`,
  `<style>@import '//evil.test/x.css'</style>`,
  `<base href="//evil.test/"><form action=//evil.test>`,
  `" onpointerover=${attack} x="`,
  `\u202e<details open ontoggle=${attack}>\u2028`,
  `<math><mtext><mglyph><style><img src=x onerror=${attack}>`,
]
/** A hundred texts that would run where they are shown as markup. */
const payloads = wrapped.flatMap((before) => bodies.map((body) => before + body))

/** A text to type, of at most `most` characters; another one for each `at`. */
type Texts = (at: number, most: number) => string

/** So many of them in one text, from the `at`-th on. */
function texts(at: number, most: number): string {
  let text = ''
  for (let turn = 0; turn < payloads.length; turn += 1) {
    const next = payloads[(at + turn) % payloads.length]!
    if (text.length + next.length > most) break
    text += next
  }
  return text
}

async function ok(asked: Promise<Response>) {
  const response = await asked
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, string>
}

/** Orders of every stage with such texts in all that their buyer typed. */
async function typeEverywhere(buyer: TestUser, admin: TestUser, texts: Texts) {
  const parts: string[] = []
  for (let at = 0; at < payloads.length; at += 10)
    parts.push(await addTestPart(shop, { name: texts(at, 190), minQuantity: 1, price: 5 }))
  const line = (at: number) => ({
    partsId: parts[at % parts.length]!,
    quantity: 2,
    ownNumber: texts(at * 7, 95),
    note: texts(at * 5, 480),
  })
  const orders: string[] = []
  for (let at = 0; at < 20; at += 1) {
    const lines = [line(at), line(at + 1)].map((one) => ({ ...one, price: 10 }))
    const { insertedId } = await ok(
      buyer.call('POST', '/orders', {
        lines,
        address: texts(at * 5, 480),
        number: '0123456789',
        others: texts(at, 1_900),
        purchaseOrder: texts(at * 9, 58),
      }),
    )
    orders.push(insertedId!)
  }
  const paid = orders[1]!
  const intent = await startTestPayment(buyer, paid)
  await payAtProvider(shop, intent)
  await ok(
    buyer.call('PATCH', `/order/${paid}`, { orderId: paid, transactionId: intent, price: 20 }),
  )
  await admin.call('PATCH', `/order-release/${paid}`)
  const parcel = { carrier: texts(3, 58), trackingNumber: texts(8, 95) }
  await ok(
    admin.call('POST', `/order/${paid}/shipments`, {
      ...parcel,
      lines: [{ position: 1, quantity: 1 }],
    }),
  )
  await ok(admin.call('POST', `/order/${paid}/cancellations`, { reason: texts(40, 480) }))
  await ok(buyer.call('POST', '/basket', { lines: [line(2), line(3)] }))
  const list = await ok(
    buyer.call('POST', '/lists', { name: texts(11, 90), lines: [line(4), line(5)] }),
  )
  const { shareToken } = await ok(buyer.call('POST', `/lists/${list.insertedId}/share`))
  const others = await Promise.all([1, 2].map((at) => shop.buyer(texts(at, 100))))
  for (const [at, one] of [buyer, ...others].entries())
    await ok(one.call('POST', '/review', { rating: 5, review: texts(at * 33, 1_900) }))
  await ok(
    buyer.call('PATCH', `/user/${buyer.email}`, {
      education: texts(1, 190),
      location: texts(2, 190),
      number: '0123456789',
      linkedin: 'https://www.linkedin.com/in/x?"><script>',
    }),
  )
  return { part: parts[0]!, paid, unpaid: orders[0]!, list: list.insertedId!, shareToken }
}

type Typed = Awaited<ReturnType<typeof typeEverywhere>>

/** Who sees what was typed, and at which paths. */
function viewsOf(at: Typed, buyer: TestUser, admin: TestUser): [TestUser | null, string[]][] {
  return [
    [null, ['/', '/parts', `/parts/${at.part}`, `/parts?q=${encodeURIComponent(payloads[11]!)}`]],
    [
      buyer,
      [
        ...['/dashboard', '/dashboard/myorders', '/basket', '/checkout', '/dashboard/lists'],
        ...[`/dashboard/payment/${at.paid}`, `/dashboard/payment/${at.unpaid}`],
        ...[`/dashboard/lists/${at.list}`, `/lists/${at.shareToken}`, '/dashboard/reorder'],
        ...[`/dashboard/reorder/${at.paid}`, '/dashboard/own-numbers', `/purchase/${at.part}`],
      ],
    ],
    [
      admin,
      [
        ...['/dashboard/overview', '/dashboard/manage-orders', '/dashboard/manage-products'],
        ...[`/dashboard/manage-orders/${at.paid}`, '/dashboard/make-admin', '/dashboard/reviews'],
        '/dashboard/inquiries',
        `/dashboard/manage-products/${at.part}`,
      ],
    ],
  ]
}

test('T47 G12 what people typed is shown in every view and never run', async () => {
  const name = `<img src=x onerror=${attack}>`
  const buyer = await shop.buyer(name.slice(0, 60))
  const admin = await shop.admin()
  const at = await typeEverywhere(buyer, admin, texts)
  const views = viewsOf(at, buyer, admin)
  const found: string[] = []
  let shown = 0
  for (const [who, paths] of views) {
    const context = await browser.newContext()
    context.setDefaultTimeout(60_000)
    const session = who && (await signIn(shop.publicUrl, who))
    if (session) await context.addCookies(browserCookies(session, shop.publicUrl))
    const page = await context.newPage()
    let path = ''
    page.on('dialog', (dialog) => {
      found.push(`${path}: a dialog`)
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      // parts of tests have no picture
      const isPicture = message.location().url.endsWith('/images/none')
      if (message.type() === 'error' && !isPicture)
        found.push(`${path}: ${message.text().slice(0, 200)}`)
    })
    page.on('request', (request) => {
      if (/evil\.test|\/x$/.test(request.url())) found.push(`${path}: asked ${request.url()}`)
    })
    for (path of paths) {
      await page.goto(shop.publicUrl + path)
      await untilSettled(page)
      const state = await page.evaluate(() => ({
        attacked: 'attacked' in window,
        text: document.body.innerText.includes('onerror'),
      }))
      if (state.attacked) found.push(`${path}: it ran`)
      if (state.text) shown += 1
    }
    await context.close()
  }
  expect(found).toEqual([])
  expect(shown).toBeGreaterThan(15)
  goal('G12', {
    payloads: payloads.length,
    views: views.flatMap(([, paths]) => paths).length,
    executions: 0,
  })
})

/** One word of as many letters as the field takes, at most 300, its first letters another for each `at`. */
const longWord: Texts = (at, most) => `${at}`.padEnd(Math.min(most, 300), 'W')

test('found: B9 what people typed fits at 320 px however long its words are, and keeps its lines', async () => {
  const buyer = await shop.buyer(longWord(0, 100))
  const admin = await shop.admin()
  const at = await typeEverywhere(buyer, admin, longWord)
  const inLines = 'First line\nSecond line\n\nAfter a gap'
  await ok(buyer.call('POST', '/review', { rating: 5, review: inLines }))
  const found: string[] = []
  for (const [who, paths] of viewsOf(at, buyer, admin)) {
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } })
    context.setDefaultTimeout(60_000)
    const session = who && (await signIn(shop.publicUrl, who))
    if (session) await context.addCookies(browserCookies(session, shop.publicUrl))
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(shop.publicUrl + path)
      await untilSettled(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide !== 320) found.push(`${path}: ${wide}`)
      if (path === '/') {
        const review = page.getByText('First line').first()
        expect(await review.evaluate((one: HTMLElement) => one.innerText)).toBe(inLines)
        const { height } = (await review.boundingBox())!
        expect(height).toBeGreaterThan(80)
      }
    }
    if (!who) {
      // a list of one's own, with columns that have long names
      await page.goto(`${shop.publicUrl}/quick-order`)
      await untilSettled(page)
      const rows = ['First', 'Second'].map((name) => `${name}${longWord(1, 300)}\t12`)
      const list = [`${longWord(2, 300)}\t${longWord(3, 300)}`, ...rows].join('\n')
      await page.getByRole('main').getByRole('textbox').first().fill(list)
      await untilSettled(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide !== 320) found.push(`/quick-order: ${wide}`)
    }
    await context.close()
  }
  expect(found).toEqual([])
})
