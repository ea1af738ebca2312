// A payment gateway: the page at which buyers pay, between the shop and whatever moves the money. The places where a real one is asked are
// `settle` and `giveBack`; here a person says on the page what came of it.
//   GATEWAY_SECRET=whsec_… SHOP_URL=http://localhost:3000 node payment-method/gateway.ts
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const { PORT = '5557', GATEWAY_SECRET = '', SHOP_URL = 'http://localhost:3000' } = process.env
const { GATEWAY = `http://localhost:${PORT}`, BOOK = 'payments.json' } = process.env
const events = `${SHOP_URL}/api/webhooks/gateway`

type Refund = { id: string; amount: number; status: 'made' | 'failed'; fault: string | null }
type Payment = {
  id: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  reference: string
  live: boolean
  refunded: number
  page: string | null
  paidAt: number | null
  fault: string | null
  description: string
  back: string
  createdAt: number
  refunds: Refund[]
}
/** Payments, the newest first, and what was answered under each key. */
type Book = { payments: Payment[]; answers: Record<string, string> }

const now = () => Math.floor(Date.now() / 1_000)
const book: Book = readBook()
function readBook(): Book {
  try {
    return JSON.parse(readFileSync(BOOK, 'utf8')) as Book
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return { payments: [], answers: {} }
    throw error
  }
}
/** The whole file or none. What was not kept was not answered either. */
function store() {
  writeFileSync(`${BOOK}.part`, JSON.stringify(book))
  renameSync(`${BOOK}.part`, BOOK)
}

/** Where money moves: what a real method would be asked. */
function settle(payment: Payment, outcome: string) {
  if (payment.status !== 'open' && payment.status !== 'processing') return
  if (outcome === 'pay') Object.assign(payment, { status: 'succeeded', paidAt: now(), fault: null })
  else if (outcome === 'later') payment.status = 'processing'
  else if (outcome === 'refuse')
    Object.assign(payment, { status: 'open', fault: 'It was refused.' })
  store()
  void tell(payment, outcome === 'refuse' ? 'payment.failed' : 'payment.changed')
}
/** The same of money that goes back. */
function giveBack(payment: Payment, amount: number): Refund {
  const refund: Refund = { id: randomUUID(), amount, status: 'made', fault: null }
  payment.refunds.push(refund)
  payment.refunded += amount
  return refund
}

/** Tells the shop to look, until it has heard; it asks by itself every few minutes, too, so that this may be given up. */
async function tell({ id }: Payment, type: string) {
  const [body, event] = [JSON.stringify({ type, data: { id } }), randomUUID()]
  for (const seconds of [1, 5, 30, 120, 0]) {
    const time = now()
    const key = Buffer.from(GATEWAY_SECRET.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${event}.${time}.${body}`).digest('base64')
    const headers = {
      'content-type': 'application/json',
      'webhook-id': event,
      'webhook-timestamp': String(time),
      'webhook-signature': `v1,${signature}`,
    }
    const heard = await fetch(events, { method: 'POST', headers, body }).catch(() => null)
    if (heard?.ok || seconds === 0) return
    await pause(seconds * 1_000, null, { ref: false })
  }
}

type Answer = { status?: number; json?: object; html?: string; to?: string }
const refused = (error: string, status = 422): Answer => ({ status, json: { error } })
const shown = ({ description, back, createdAt, refunds, ...payment }: Payment): Answer => ({
  json: payment,
})

type Wish = Pick<Payment, 'amount' | 'currency' | 'reference' | 'description' | 'back'>
function begin({ amount, currency, reference, description, back }: Wish): Payment {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw refused('an amount of minor units')
  if (!back.startsWith(`${SHOP_URL}/`)) throw refused('nobody comes back but to the shop')
  const id = randomUUID()
  const begun = { id, status: 'open', amount, currency, reference, description, back } as const
  const state = { live: false, refunded: 0, paidAt: null, fault: null, refunds: [] }
  const payment = { ...begun, ...state, page: `${GATEWAY}/pay/${id}`, createdAt: now() }
  book.payments.unshift(payment)
  return payment
}

/** Does it once for a key, and answers the same whenever the key comes again. */
function once(key: string | undefined, work: () => Payment | Refund): Answer {
  if (!key) return refused('an Idempotency-Key', 400)
  const known = book.answers[key]
  if (known) {
    const payment = book.payments.find(({ id }) => id === known)
    if (payment) return shown(payment)
    const refund = book.payments.flatMap(({ refunds }) => refunds).find(({ id }) => id === known)
    return { json: refund ?? {} }
  }
  const made = work()
  book.answers[key] = made.id
  store()
  return 'reference' in made ? shown(made) : { json: made }
}

function list(query: URLSearchParams): Answer {
  const [since, until] = [
    Number(query.get('since')),
    Number(query.get('until') ?? Number.MAX_VALUE),
  ]
  const within = book.payments.filter((one) => one.createdAt >= since && one.createdAt < until)
  const from = within.findIndex(({ id }) => id === query.get('after')) + 1
  const page = within.slice(from, from + 100)
  const payments = page.map((payment) => shown(payment).json!)
  return { json: { payments, more: within.length > from + page.length } }
}

/** What the shop asks, by the protocol of docs/payment-gateways.md. */
function answerShop(
  method: string,
  [, id, what]: string[],
  url: URL,
  body: string,
  key?: string,
): Answer {
  const given = method === 'POST' ? JSON.parse(body || '{}') : {}
  if (id === undefined)
    return method === 'POST' ? once(key, () => begin(given as Wish)) : list(url.searchParams)
  const payment = book.payments.find((one) => one.id === id)
  if (!payment) return refused('there is no such payment', 404)
  if (what === undefined) return shown(payment)
  if (what === 'cancel') {
    if (payment.status === 'open') payment.status = 'canceled'
    store()
    return shown(payment)
  }
  if (method === 'GET') return { json: { refunds: payment.refunds } }
  return once(key, () => {
    const left = payment.status === 'succeeded' ? payment.amount - payment.refunded : 0
    if (!(given.amount > 0 && given.amount <= left)) throw refused(`at most ${left} can go back`)
    return giveBack(payment, given.amount)
  })
}

/** What the buyer sees: what is paid, and what came of it. */
function answerBuyer(method: string, id: string, body: string): Answer {
  const payment = book.payments.find((one) => one.id === id)
  if (!payment) return refused('there is no such payment', 404)
  if (method === 'POST') {
    settle(payment, new URLSearchParams(body).get('outcome') ?? '')
    return { to: payment.back }
  }
  const { amount, currency, description, status } = payment
  const style = 'currency'
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style,
    currency,
  }).resolvedOptions()
  const money = new Intl.NumberFormat('en', { style, currency }).format(amount / 10 ** digits)
  const said = description.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const button = (outcome: string, words: string) =>
    `<p><button name="outcome" value="${outcome}">${words}</button></p>`
  const choices =
    status === 'open' || status === 'processing'
      ? `<form method="post">${button('pay', `Pay ${money}`)}${button('later', 'Let it be decided later')}${button('refuse', 'Refuse it')}${button('back', 'Go back without paying')}</form>`
      : `<p>This payment is ${status}.</p><p><a href="${payment.back}">Back to the shop</a></p>`
  return {
    html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pay</title><h1>${said}</h1><p>${money}</p>${choices}</html>`,
  }
}

const isShop = (bearer: string) => {
  const [theirs, own] = [bearer, `Bearer ${GATEWAY_SECRET}`].map((text) =>
    createHmac('sha256', 'equal').update(text).digest(),
  )
  return timingSafeEqual(theirs!, own!)
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', GATEWAY)
  const { method = 'GET', headers } = request
  let body = ''
  for await (const piece of request) {
    body += piece
    if (body.length > 100_000) return refused('too long', 400)
  }
  const [first = '', ...rest] = url.pathname.slice(1).split('/')
  if (first === 'pay') return answerBuyer(method, rest[0] ?? '', body)
  if (!isShop(headers.authorization ?? '')) return refused('another secret', 401)
  if (first === '') return { json: { live: false, events } }
  if (first !== 'payments') return refused('there is no such page', 404)
  return answerShop(method, [first, ...rest], url, body, headers['idempotency-key']?.toString())
}

function send(response: ServerResponse, { status, json, html, to }: Answer) {
  response.writeHead(status ?? (to ? 303 : 200), {
    'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy': `default-src 'none'; form-action 'self' ${new URL(SHOP_URL).origin}; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    ...(to && { Location: to }),
  })
  response.end(html ?? JSON.stringify(json ?? {}))
}

if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(GATEWAY_SECRET))
  throw new Error(
    'Set GATEWAY_SECRET: whsec_ and what `openssl rand -base64 32` says, the same as the shop has',
  )
createServer((request, response) => {
  void answer(request)
    .catch((fault: Answer | Error) =>
      fault instanceof Error ? refused(fault.message, 500) : fault,
    )
    .then((one) => send(response, one))
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`${GATEWAY}\n`))
