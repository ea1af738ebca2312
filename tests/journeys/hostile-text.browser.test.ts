import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goal } from '../goal.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../orders.fixture.ts'
import { browserCookies, signIn, signUp, type TestMember } from '../test-member.ts'

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await openTestShop({ environment: { OPEN_ORDERS: '100' } })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
})
afterAll(async () => {
  await browser?.close()
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

/** So many of them in one text, of at most `most` characters, from the `at`-th on. */
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

/** Orders of every stage with all payloads in what their buyer typed. */
async function typeEverywhere(buyer: TestMember, admin: TestMember) {
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
        ...{ lines, address: texts(at * 5, 480), number: '0123456789', others: texts(at, 1_900) },
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
      ...{ ...parcel, lines: [{ position: 1, quantity: 1 }] },
    }),
  )
  await ok(admin.call('POST', `/order/${paid}/cancellations`, { reason: texts(40, 480) }))
  await ok(buyer.call('POST', '/basket', { lines: [line(2), line(3)] }))
  const list = await ok(
    buyer.call('POST', '/lists', { name: texts(11, 90), lines: [line(4), line(5)] }),
  )
  const { shareToken } = await ok(buyer.call('POST', `/lists/${list.insertedId}/share`))
  for (let at = 0; at < 3; at += 1)
    await ok(buyer.call('POST', '/review', { rating: 5, review: texts(at * 33, 1_900) }))
  await ok(
    buyer.call('PATCH', `/user/${buyer.email}`, {
      ...{ education: texts(1, 190), location: texts(2, 190), number: '0123456789' },
      linkedin: 'https://www.linkedin.com/in/x?"><script>',
    }),
  )
  return { part: parts[0]!, paid, unpaid: orders[0]!, list: list.insertedId!, shareToken }
}

test('T47 G12 what people typed is shown in every view and never run', async () => {
  const name = `<img src=x onerror=${attack}>`
  const buyer = await signUp(shop.publicUrl, name.slice(0, 60))
  const admin = await shop.admin()
  const at = await typeEverywhere(buyer, admin)
  const views: [TestMember | null, string[]][] = [
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
        `/dashboard/manage-products/${at.part}`,
      ],
    ],
  ]
  const found: string[] = []
  let shown = 0
  for (const [who, paths] of views) {
    const context = await browser.newContext()
    context.setDefaultTimeout(60_000)
    const session = who && (await signIn(shop.publicUrl, who))
    if (session) await context.addCookies(browserCookies(session, shop.publicUrl))
    for (const path of paths) {
      const page = await context.newPage()
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
      await page.goto(shop.publicUrl + path)
      await page.waitForLoadState('networkidle')
      const state = await page.evaluate(() => ({
        attacked: 'attacked' in window,
        text: document.body.innerText.includes('onerror'),
      }))
      if (state.attacked) found.push(`${path}: it ran`)
      if (state.text) shown += 1
      await page.close()
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
