import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Cards } from '../cards/cards.ts'
import { looks, page, pageHeaders } from '../page.ts'
import type { Provider } from '../provider.ts'
import { controlPage } from './control-page.ts'
import { faultTarget, readFault } from './fault-schema.ts'
import type { Faults } from './faults.ts'
import { sameOriginOnly } from './same-origin.ts'

const payBody = z.strictObject({
  card: z.string().regex(/^[\d ]{12,23}$/, 'a card number'),
  challenge: z.enum(['authorize', 'fail']).optional(),
})

const forgeBody = z.strictObject({
  amount: z.int().exactOptional(),
  amount_received: z.int().exactOptional(),
  currency: z.string().exactOptional(),
  livemode: z.boolean().exactOptional(),
  metadata: z.record(z.string(), z.string()).exactOptional(),
  status: z
    .enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'])
    .exactOptional(),
})

/** `/control`: makes each stand-in late, failing, doubled or silent, and looks at what reached the card provider. */
export function control(cards: Cards, faults: Faults): Provider {
  const app = new Hono()
  app.use('/control', pageHeaders, sameOriginOnly)
  app.use('/control/*', sameOriginOnly)
  app.route('/', looks())
  faultCalls(app, cards, faults)
  webhookCalls(app, cards)
  cardCalls(app, cards)
  forgeCall(app, cards)
  pageCalls(app, cards, faults)
  return { routes: app, stop: async () => {} }
}

function faultCalls(app: Hono, cards: Cards, faults: Faults): void {
  app.get('/control/faults', (c) => c.json(faults.list()))
  app.put('/control/faults/:target', async (c) => {
    const target = faultTarget.safeParse(c.req.param('target'))
    if (!target.success) return unknownTarget(c)
    const fault = readFault(target.data, await bodyOf(c))
    if ('problem' in fault) return c.json({ error: fault.problem }, 400)
    faults.set(target.data, fault)
    return c.json(faults.list())
  })
  app.delete('/control/faults/:target?', (c) => {
    const given = c.req.param('target')
    const target = faultTarget.optional().safeParse(given)
    if (!target.success) return unknownTarget(c)
    faults.clear(target.data)
    cards.webhooks.wake()
    return c.json(faults.list())
  })
}

const unknownTarget = (c: Context) =>
  c.json({ error: `No such target: use one of ${faultTarget.options.join(', ')}.` }, 400)

const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)

function webhookCalls(app: Hono, cards: Cards): void {
  app.post('/control/webhooks/flush', async (c) => c.json(await cards.webhooks.flush()))
  app.post('/control/webhooks/resend', (c) => c.json({ sent: cards.webhooks.resendSilenced() }))
  app.post('/control/webhooks/resend/:event', (c) => {
    const copies = Number(c.req.query('copies') ?? 1)
    if (!Number.isInteger(copies) || copies < 1 || copies > 100)
      return c.json({ error: 'copies: 1 to 100.' }, 400)
    const event = c.req.param('event')
    if (!cards.webhooks.resend(event, copies))
      return c.json({ error: `No such event: ${event}` }, 404)
    return c.json({ sent: copies })
  })
  app.get('/control/webhooks', (c) => c.json(cards.webhooks.deliveries.counts()))
}

function cardCalls(app: Hono, cards: Cards): void {
  app.get('/control/cards/journal', (c) => c.json(cards.journal.read(c.req.query('path'))))
  app.post('/control/cards/payments/:payment/confirm', async (c) => {
    const body = payBody.safeParse(await bodyOf(c))
    if (!body.success)
      return c.json({ error: 'Give {"card": "4242…", "challenge"?: "authorize" | "fail"}.' }, 400)
    const { card, challenge } = body.data
    const reply = cards.payFromOutside(c.req.param('payment'), card, challenge)
    return c.body(reply.body, reply.status as 200, { 'content-type': 'application/json' })
  })
  app.post('/control/cards/refunds/:refund/fail', (c) => {
    const reply = cards.failRefund(c.req.param('refund'))
    return c.body(reply.body, reply.status as 200, { 'content-type': 'application/json' })
  })
}

/** `PATCH /control/cards/payments/{id}`: an intent that lies, to see whether the shop believes it. No event is sent. */
function forgeCall(app: Hono, cards: Cards): void {
  app.patch('/control/cards/payments/:payment', async (c) => {
    const changes = forgeBody.safeParse(await bodyOf(c))
    if (!changes.success)
      return c.json({ error: `Give some of: ${Object.keys(forgeBody.shape).join(', ')}.` }, 400)
    const payment = cards.forge(c.req.param('payment'), changes.data)
    return payment ? c.json(payment) : c.json({ error: 'No such payment.' }, 404)
  })
}

/** The page and the buttons on it: forms, so that it needs no script. */
function pageCalls(app: Hono, cards: Cards, faults: Faults): void {
  const show = (problem?: string) =>
    page({ title: 'Control', place: '/control', body: controlPage(cards, faults, problem) })
  app.get('/control', (c) => c.html(show()))
  app.post('/control', async (c) => {
    const form = await c.req.parseBody()
    const target = faultTarget.safeParse(form.target)
    if (!target.success) return c.html(show('Choose what is to fail.'), 400)
    if (form.clear) faults.clear(target.data)
    else {
      const fault = readFault(target.data, fromForm(form))
      if ('problem' in fault) return c.html(show(fault.problem), 400)
      faults.set(target.data, fault)
    }
    cards.webhooks.wake()
    return c.redirect('/control', 303)
  })
  app.post('/control/buttons/flush', async (c) => {
    await cards.webhooks.flush()
    return c.redirect('/control', 303)
  })
  app.post('/control/buttons/resend', (c) => {
    cards.webhooks.resendSilenced()
    return c.redirect('/control', 303)
  })
}

function fromForm(form: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(form).filter(([name, value]) => name !== 'target' && value !== '')
  const numbers = ['ms', 'status', 'times', 'remaining']
  return Object.fromEntries(
    entries.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
  )
}
