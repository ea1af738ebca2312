import { Hono } from 'hono'
import { sameOriginOnly } from '../../control/same-origin.ts'
import type { Markup } from '../../page.ts'
import { looks, page, pageHeaders } from '../../page.ts'
import type { Store } from '../store.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { eventPage, eventsPage } from './events.ts'
import { limitsPage, paymentPage, paymentsPage, refundsPage } from './payments.ts'

/** `/cards`: what the provider knows, for people. */
export function dashboardRoutes(store: Store, webhooks: Webhooks): Hono {
  const { deliveries } = webhooks
  const show = (title: string, body: Markup) => page({ title, place: '/cards', body })
  const app = new Hono()
  app.use('/cards', pageHeaders)
  app.use('/cards/*', pageHeaders, sameOriginOnly)
  app.route('/', looks())
  app.get('/cards', (c) => c.html(show('Payments', paymentsPage(store, c.req.query('after')))))
  app.get('/cards/payments/:id', (c) => {
    const body = paymentPage(store, c.req.param('id'))
    return body !== undefined ? c.html(show('Payment', body)) : c.notFound()
  })
  app.get('/cards/refunds', (c) =>
    c.html(show('Refunds', refundsPage(store, c.req.query('after')))),
  )
  app.get('/cards/events', (c) =>
    c.html(show('Events', eventsPage(store, deliveries, c.req.query('after')))),
  )
  app.get('/cards/events/:id', (c) => {
    const body = eventPage(store, deliveries, c.req.param('id'))
    return body !== undefined ? c.html(show('Event', body)) : c.notFound()
  })
  app.post('/cards/events/:id/resend', async (c) => {
    const form = await c.req.parseBody()
    const copies = Math.min(Math.max(Number(form.copies) || 1, 1), 100)
    const delay = Math.min(Math.max(Number(form.delay) || 0, 0), 3600)
    const id = c.req.param('id')
    if (!webhooks.resend(id, copies, delay * 1000)) return c.notFound()
    return c.redirect(`/cards/events/${id}`, 303)
  })
  app.get('/cards/limits', (c) => c.html(show('Not emulated', limitsPage())))
  return app
}
